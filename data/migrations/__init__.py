"""The schema's revisions, one file each in `versions/`, in the order of their numbers."""
