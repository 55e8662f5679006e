// Replaces the process that reads pictures with one that crashes on each.
process.on('message', () => process.exit(1))
