"""The storm: the whole house in one thread, with simulated time, disk, network, bots and people, all from one seed."""
