import { commandOf, parentOf } from './processes.ts'

const WATCH_PARENT_MS = 300

const isShell = (pid: number) => /^(\S*\/)?(da|ba|z)?sh\b/.test(commandOf(pid) ?? '')

/**
 * Whether the npm that started us is running. Between it and us are a shell, which may have been replaced by its child,
 * and the bootstrap, if it had to start another Node.
 */
function npmIsAlive() {
  const links: [child: number, parent: number][] = []
  const parentNow = (pid: number) => (pid === process.pid ? process.ppid : parentOf(pid))
  const climb = (child: number) => {
    const parent = parentNow(child)
    if (parent !== null) links.push([child, parent])
    return parent
  }
  const launcher = process.connected ? climb(process.pid) : process.pid
  const parent = launcher === null ? null : climb(launcher)
  if (parent !== null && isShell(parent)) climb(parent)
  return () => links.every(([child, its]) => parentNow(child) === its)
}

/**
 * Calls `end` once when this process must stop: Ctrl-C, SIGTERM, a closed terminal, or the death of its starter, which
 * the bootstrap's channel or a changed parent shows, also after `kill -9`.
 */
export function onEnd(end: () => Promise<void>) {
  let ending: Promise<void> | null = null
  const once = () => (ending ??= end().then(() => process.exit(0)))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void once())
  if (process.connected) {
    process.on('disconnect', () => void once())
    process.channel?.unref()
  }
  if (process.env.npm_lifecycle_event) {
    const isAlive = npmIsAlive()
    setInterval(() => isAlive() || void once(), WATCH_PARENT_MS).unref()
  }
  // `npm start | head` closes our output; the site continues.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
}
