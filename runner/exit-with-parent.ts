// Preloaded into every child: when the runner is gone, also by `kill -9`, nobody is left to stop or restart us.
const GRACE_MS = 5000

if (process.connected) {
  process.on('disconnect', () => {
    process.kill(process.pid, 'SIGTERM')
    setTimeout(() => process.exit(1), GRACE_MS).unref()
  })
}
