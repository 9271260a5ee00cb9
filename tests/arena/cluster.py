"""Two Ray nodes of one processor each on the loopback, until standard input is closed.

python -m tests.arena.cluster
"""

import os
import sys
from typing import Any

os.environ["RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"] = "0"  # keeps all of it on 127.0.0.1
os.environ["RAY_USAGE_STATS_ENABLED"] = "0"

from ray.cluster_utils import Cluster

NODE: Any = {"num_cpus": 1, "object_store_memory": 100_000_000, "include_dashboard": False}


def main() -> None:
    cluster: Any = Cluster(initialize_head=True, head_node_args=NODE)
    cluster.add_node(**NODE)
    print(cluster.address, flush=True)
    sys.stdin.read()
    cluster.shutdown()


if __name__ == "__main__":
    main()
