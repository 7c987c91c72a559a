"""The ``commit`` guard: commit, push, release or deploy proposed before verification is complete."""
