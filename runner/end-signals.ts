import { commandOf, parentOf } from './processes.ts'

const WATCH_PARENT_MS = 300

const isShell = (pid: number): boolean => /^(\S*\/)?(da|ba|z)?sh\b/.test(commandOf(pid) ?? '')

/**
 * Whether the npm that started us lives. Between it and us stand a shell, which may have given its place to its child,
 * and the bootstrap, when it had to hand over to another Node.
 */
function npmIsAlive(): () => boolean {
  const links: [child: number, parent: number][] = []
  const parentNow = (pid: number) => (pid === process.pid ? process.ppid : parentOf(pid))
  const climb = (child: number): number | null => {
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
 * Calls `end` once when this process is to stop: Ctrl-C, SIGTERM, a closed terminal, or the death of what started us
 * (the bootstrap by its channel, npm by our parent changing), which is how a `kill -9` of those is noticed.
 */
export function onEnd(end: () => Promise<void>): void {
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
  // `npm start | head` closes our output; the site goes on.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
}
