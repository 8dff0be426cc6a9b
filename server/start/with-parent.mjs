// Preloaded into the server: when the starting script is killed (IPC disconnects), sends SIGTERM to itself, so that the server does not live on unseen.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
