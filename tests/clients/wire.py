"""What a model's answer looks like on the wire: Anthropic Messages and OpenAI Responses, as JSON or as an event stream.

Only what the pinned clients need is written: one answer with text and tool calls, made-up ids and token counts.
"""

from __future__ import annotations

import json
from typing import Any

Json = dict[str, Any]
TOKENS_IN, TOKENS_OUT = 100, 20


def _events(events: list[Json]) -> str:
    return "".join(f"event: {event['type']}\ndata: {json.dumps(event)}\n\n" for event in events)


def anthropic(number: int, turn: Json, request: Json) -> tuple[str, str]:
    """Return content type and body of an answer to ``POST /v1/messages``."""
    blocks: list[Json] = [{"type": "text", "text": turn["text"]}] if turn.get("text") else []
    blocks += [
        {"type": "tool_use", "id": f"toolu_{number:04}{place}", "name": tool["name"], "input": tool["input"]}
        for place, tool in enumerate(turn.get("tools", ()))
    ]
    stop = turn.get("stop") or ("tool_use" if turn.get("tools") else "end_turn")
    ending = {"stop_reason": stop, "stop_sequence": None}
    message = {
        "id": f"msg_{number:04}",
        "type": "message",
        "role": "assistant",
        "model": request.get("model", "scripted"),
        "usage": {
            "input_tokens": TOKENS_IN,
            "cache_creation_input_tokens": 0,
            "cache_read_input_tokens": 0,
            "output_tokens": TOKENS_OUT,
        },
    }
    if not request.get("stream"):
        return "application/json", json.dumps({**message, **ending, "content": blocks})
    opening = {**message, "content": [], "stop_reason": None, "stop_sequence": None}
    events: list[Json] = [{"type": "message_start", "message": opening}]
    for index, block in enumerate(blocks):
        if block["type"] == "text":
            empty: Json = {"type": "text", "text": ""}
            delta = {"type": "text_delta", "text": block["text"]}
        else:
            empty = {**block, "input": {}}
            delta = {"type": "input_json_delta", "partial_json": json.dumps(block["input"])}
        events += [
            {"type": "content_block_start", "index": index, "content_block": empty},
            {"type": "content_block_delta", "index": index, "delta": delta},
            {"type": "content_block_stop", "index": index},
        ]
    events += [
        {"type": "message_delta", "delta": ending, "usage": {"output_tokens": TOKENS_OUT}},
        {"type": "message_stop"},
    ]
    return "text/event-stream", _events(events)


def responses(number: int, turn: Json, request: Json) -> tuple[str, str]:
    """Return content type and body of an answer to ``POST /v1/responses``."""
    items: list[Json] = []
    if turn.get("text"):
        content = [{"type": "output_text", "text": turn["text"], "annotations": []}]
        if turn.get("stop") == "refusal":
            content = [{"type": "refusal", "refusal": turn["text"]}]
        items.append({"type": "message", "id": f"msg_{number:04}", "role": "assistant", "content": content})
    for place, tool in enumerate(turn.get("tools", ())):
        ids = {"id": f"fc_{number:04}{place}", "call_id": f"call_{number:04}{place}"}
        if isinstance(tool["input"], str):  # a freeform tool takes text
            items.append({"type": "custom_tool_call", **ids, "name": tool["name"], "input": tool["input"]})
            continue
        arguments = json.dumps(tool["input"])
        items.append({"type": "function_call", **ids, "name": tool["name"], "arguments": arguments})
    for item in items:
        item["status"] = "completed"
    finished = {
        "id": f"resp_{number:04}",
        "object": "response",
        "created_at": 0,
        "status": "completed",
        "model": request.get("model", "scripted"),
        "output": items,
        "usage": {
            "input_tokens": TOKENS_IN,
            "input_tokens_details": {"cached_tokens": 0},
            "output_tokens": TOKENS_OUT,
            "output_tokens_details": {"reasoning_tokens": 0},
            "total_tokens": TOKENS_IN + TOKENS_OUT,
        },
    }
    ending = "response.completed"
    if turn.get("stop") == "max_tokens":
        ending = "response.incomplete"
        finished |= {"status": "incomplete", "incomplete_details": {"reason": "max_output_tokens"}}
    if not request.get("stream"):
        return "application/json", json.dumps(finished)
    begun = {**finished, "status": "in_progress", "output": [], "usage": None}
    events: list[Json] = [{"type": "response.created", "response": begun}]
    for index, item in enumerate(items):
        # A client that shows text as it comes wants the delta; one that does not reads the finished item.
        where = {"output_index": index, "item_id": item["id"]}
        events.append({"type": "response.output_item.added", "output_index": index, "item": item})
        if item["type"] == "message" and "text" in item["content"][0]:
            delta = item["content"][0]["text"]
            events.append({"type": "response.output_text.delta", **where, "content_index": 0, "delta": delta})
        events.append({"type": "response.output_item.done", "output_index": index, "item": item})
    events.append({"type": ending, "response": finished})
    return "text/event-stream", _events(events)


ERRORS = {401: "authentication_error", 404: "not_found_error", 429: "rate_limit_error", 529: "overloaded_error"}


def error(status: int, message: str) -> tuple[str, str]:
    """Return content type and body of an error, in the shape both interfaces share."""
    kind = ERRORS.get(status, "api_error" if status >= 500 else "invalid_request_error")
    return "application/json", json.dumps({"type": "error", "error": {"type": kind, "message": message}})
