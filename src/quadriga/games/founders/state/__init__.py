"""The state of a game of Founders of the Empire, its fields as positions write them, and the laws that it keeps."""
