"""WebSockets: who gets in, frames, and the conversation over each of them."""
