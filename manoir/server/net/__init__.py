"""HTTP: requests, limits, connections, files; `live/` is WebSockets."""
