from manoir.cli import main

main()
