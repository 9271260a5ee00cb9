"""How the documentation site is built: `make docs`."""

import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent / "extensions"))

import manoir

project = "Manoir"
copyright = "The Manoir contributors"
version = release = manoir.__version__
language = "en"

extensions = ["myst_parser", "sphinx.ext.autodoc", "plain_docstrings", "strict_pages"]
myst_heading_anchors = 4
myst_enable_extensions = ["deflist"]
default_role = "code"  # a word between single backticks is code, in docstrings as well
nitpicky = True
nitpick_ignore_regex = [
    ("py:.*", r"(?!manoir\.).*"),  # other people's types: their documentation is elsewhere
    ("py:.*", r"manoir\.(server|games|kernel\.(match_parts|codec|compiled))\..*"),
]

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_preserve_defaults = True
python_use_unqualified_type_names = True
add_module_names = False

html_theme = "furo"
html_title = "Manoir"
html_static_path = ["static"]
html_css_files = ["house.css"]
html_js_files = ["search.js"]
html_show_sphinx = False
html_copy_source = False
html_favicon = "static/keyhole.svg"
html_theme_options: dict[str, Any] = {"top_of_page_buttons": []}
