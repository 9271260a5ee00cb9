"""httpx for servers on this machine: no proxy is asked, and no certificates are read.

Reading those of the world takes 30 ms of a core, each time that a client is made.
"""

import ssl
from functools import partial

import httpx

_PLAIN = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)

get = partial(httpx.get, trust_env=False, verify=_PLAIN)
post = partial(httpx.post, trust_env=False, verify=_PLAIN)
put = partial(httpx.put, trust_env=False, verify=_PLAIN)
request = partial(httpx.request, trust_env=False, verify=_PLAIN)
Client = partial(httpx.Client, trust_env=False, verify=_PLAIN)
AsyncClient = partial(httpx.AsyncClient, trust_env=False, verify=_PLAIN)
