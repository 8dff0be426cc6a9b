// Loaded into the server beside its program: when the starting script is killed, the server ends in order instead of living on unseen.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
