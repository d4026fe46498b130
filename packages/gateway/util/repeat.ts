import type { Logger } from 'pino'
import { runTraced } from '@fanfare/kernel/telemetry/trace-channels.ts'

export interface Repeating {
  /** Runs the work now, or once more if it is running. */
  wake: () => void
  /** Resolves when the running work has ended. */
  stop: () => Promise<void>
}

interface RepeatOptions {
  /** Of the job, in traces and errors. */
  name: string
  everyMs: number
  log: Pick<Logger, 'error'>
}

/**
 * Runs `work` at once, then every `everyMs` and when woken, one run at a time. An error is logged and does not end the
 * repetition. A long run asks `isStopping` whether to end early.
 */
export function repeat(
  work: (isStopping: () => boolean) => Promise<unknown>,
  { name, everyMs, log }: RepeatOptions,
): Repeating {
  let stopping = false
  let woken = false
  let endPause: () => void = () => undefined
  const pause = () =>
    new Promise<void>((resolve) => {
      if (stopping || woken) return resolve()
      const timer = setTimeout(resolve, everyMs)
      endPause = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  const running = (async () => {
    while (!stopping) {
      woken = false
      await runTraced(`job ${name}`, async () => {
        await work(() => stopping)
      }).catch((error: unknown) => log.error({ err: error, job: name }, 'a job failed'))
      await pause()
    }
  })()
  return {
    wake: () => {
      woken = true
      endPause()
    },
    stop: () => {
      stopping = true
      endPause()
      return running
    },
  }
}
