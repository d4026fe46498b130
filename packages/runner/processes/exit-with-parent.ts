// Preloaded into every child, so that it ends with the runner, also after `kill -9`: no other process would stop it.
const GRACE_MS = 5000
const LOOK_EVERY_MS = 1000

if (process.connected) {
  const parent = process.ppid
  let ending = false
  const end = () => {
    if (ending) return
    ending = true
    process.kill(process.pid, 'SIGTERM')
    // Not `exit`, because a listener of `exit` may be the code that hangs.
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), GRACE_MS).unref()
  }
  process.on('disconnect', end)
  // The channel stays open if another process holds its other end.
  setInterval(() => process.ppid !== parent && end(), LOOK_EVERY_MS).unref()
}
