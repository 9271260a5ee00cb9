from manoir.cli.app import main

main()
