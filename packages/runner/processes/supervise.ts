import { setTimeout as sleep } from 'node:timers/promises'
import { PART_RESTARTED } from '@fanfare/kernel/part-restarted.ts'
import { type Child, type ChildSpec, endChild, spawnChild, whenReady } from './child.ts'
import { openChildLog } from './child-log.ts'

export type Supervised = {
  /** Rejects with the child's last lines when the first start fails. */
  ready: Promise<void>
  stop(): Promise<void>
}

type Options = {
  logFile: string
  say: (line: string) => void
  /** Waits before a restart; tests record the waits. */
  wait?: (ms: number) => Promise<unknown>
}

/**
 * A child that served restarts at once, however often it is killed; one that never serves waits longer each time, to
 * save the machine.
 */
const DELAYS_MS = [0, 500, 1000, 2000, 4000]

/** Starts a child and, once it was ready, restarts it whenever it ends, until `stop`. */
export function supervise(spec: ChildSpec, { logFile, say, wait = sleep }: Options) {
  const log = openChildLog(logFile, (line) => say(`${spec.name}: ${line}`))
  let stopping = false
  let child: Child = spawnChild(spec, log)

  const keepAlive = async () => {
    let served = true
    for (let failures = 0; ; failures += 1) {
      const how = await child.exited
      if (stopping) return
      if (served) failures = 0
      const ended = performance.now()
      say(`${spec.name} ended (${how}); starting it again.`)
      await wait(DELAYS_MS[Math.min(failures, DELAYS_MS.length - 1)] ?? 0)
      if (stopping) return
      served = false
      child = spawnChild({ ...spec, env: { ...spec.env, [PART_RESTARTED]: '1' } }, log)
      whenReady(child, spec).then(
        () => {
          served = true
          say(`${spec.name} serves again after ${Math.round(performance.now() - ended)} ms.`)
        },
        () => {},
      )
    }
  }

  const start = async () => {
    try {
      await whenReady(child, spec)
    } catch (error) {
      await endChild(child, spec.endsWithinMs)
      throw new Error(`${(error as Error).message}\n${log.lastLines()}\nMore in ${logFile}`)
    }
    void keepAlive()
  }

  return {
    ready: start(),
    async stop() {
      stopping = true
      await endChild(child, spec.endsWithinMs)
    },
  }
}
