"""HTTP and WebSockets: requests, limits, connections, files."""
