import { commandOf, parentOf } from './processes.ts'

const WATCH_PARENT_MS = 300

/** npm runs us by a shell, which may or may not have given its place to us. */
function npmIsAlive(): () => boolean {
  const parent = process.ppid
  const isShell = /^(\S*\/)?(da|ba|z)?sh\b/.test(commandOf(parent) ?? '')
  const grandparent = isShell ? parentOf(parent) : null
  return () => process.ppid === parent && (grandparent === null || parentOf(parent) === grandparent)
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
  } else if (process.env.npm_lifecycle_event) {
    const isAlive = npmIsAlive()
    setInterval(() => isAlive() || void once(), WATCH_PARENT_MS).unref()
  }
  // `npm start | head` closes our output; the site goes on.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
}
