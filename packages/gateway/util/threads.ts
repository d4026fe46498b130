import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { CodeName } from '@fanfare/contract/codes.ts'
import { Busy, DomainError, type RefusalDetails, Malformed } from './domain-error.ts'
import { withDeadline } from './outgoing.ts'
import { currentCaller } from './request-scope.ts'
import { createSlots } from './slots.ts'

/** A thread without work ends after this time. */
const IDLE_MS = 60_000
const HEAP_MB = 256
/** How often the processor time of a work is looked at. */
const LOOK_MS = 250
/** Below the ten seconds that a transaction may be idle. */
const IN_TRANSACTION_MS = 8_000
const OUTSIDE_MS = 60_000

export type ThreadAnswer =
  { value: unknown } | { refusal: { codeName: CodeName; data: RefusalDetails | undefined } } | { fault: unknown }

/** What a thread says once it has loaded its code. */
export const THREAD_READY = 'ready'

interface ThreadOptions {
  /** The code of a thread: it says `THREAD_READY`, then answers each `{ name, input }` with a `ThreadAnswer`. */
  script: URL
  concurrency: number
  maxWaiting: number
  ofCaller: { concurrency: number; maxWaiting: number }
  /** Processor time of one work. */
  cpuMs: number
}

class TooMuchWork extends Error {}

const OUT_OF_MEMORY = 'ERR_WORKER_OUT_OF_MEMORY'
const isTimeout = (error: unknown) => (error as Error).name === 'TimeoutError'

/** Ends with an error once the thread has used `cpuMs` of processor time: a thread that waits for a processor uses none. */
async function watchCpu(thread: Worker, cpuMs: number, signal: AbortSignal): Promise<never> {
  const before = await thread.cpuUsage()
  for (;;) {
    await sleep(LOOK_MS, undefined, { signal, ref: false })
    const { user, system } = await thread.cpuUsage(before)
    if (user + system > cpuMs * 1000) throw new TooMuchWork()
  }
}

/** Threads for works that take long, so that they never hold up the calls of players. */
export function createThreads({ script, cpuMs, ...limits }: ThreadOptions) {
  const idle = new Map<Worker, NodeJS.Timeout>()

  /** A thread does not keep the process alive; its caller does. The preloads of this process do not run in threads. */
  async function startThread() {
    const thread = new Worker(script, { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: HEAP_MB } })
    thread.unref()
    // After its answer, or a deadline, nobody waits for its end.
    thread.on('error', () => undefined)
    thread.on('exit', () => idle.delete(thread))
    try {
      // Its first message. To load the code takes a busy machine many seconds, which no work is blamed for.
      await withDeadline(OUTSIDE_MS, (signal) => once(thread, 'message', { signal }))
      return thread
    } catch (error) {
      void thread.terminate()
      throw isTimeout(error) ? new Busy() : error
    }
  }

  function takeIdle() {
    for (const [thread, timer] of idle) {
      clearTimeout(timer)
      idle.delete(thread)
      return thread
    }
    return undefined
  }

  function keepIdle(thread: Worker) {
    const end = () => {
      // Removed before its end, which takes a moment, so that nobody takes it.
      idle.delete(thread)
      void thread.terminate()
    }
    idle.set(thread, setTimeout(end, IDLE_MS).unref())
  }

  const slots = createSlots({
    ...limits,
    refusal: () => new Busy(),
    before: { isReady: () => idle.size > 0, make: async () => keepIdle(await startThread()) },
  })

  async function ask(name: string, input: unknown[]) {
    const thread = takeIdle() ?? (await startThread())
    const watch = new AbortController()
    try {
      const [answer] = (await withDeadline(slots.isAround() ? IN_TRANSACTION_MS : OUTSIDE_MS, (signal) => {
        const answered = once(thread, 'message', { signal })
        thread.postMessage({ name, input })
        return Promise.race([answered, watchCpu(thread, cpuMs, watch.signal)])
      })) as [ThreadAnswer]
      keepIdle(thread)
      return answer
    } catch (error) {
      void thread.terminate()
      if (isTimeout(error)) throw new Busy()
      const isTooMuch = error instanceof TooMuchWork || (error as NodeJS.ErrnoException).code === OUT_OF_MEMORY
      throw isTooMuch ? new Malformed('', 'takes too long to read') : error
    } finally {
      watch.abort()
    }
  }

  return {
    /**
     * For a transaction that may call `run`: it never waits for a thread with its locks and its connection.
     * @throws Busy where there is no room
     */
    around: <T>(transaction: () => Promise<T>): Promise<T> => slots.runAround(transaction, currentCaller()),
    /**
     * Runs a function of the script in a thread; its input and value are copied.
     * @throws DomainError as the function; 40000 when it takes too much processor time or memory; Busy where there is no room
     */
    run: async (name: string, input: unknown[]): Promise<unknown> => {
      const answer = await slots.run(() => ask(name, input), currentCaller())
      if ('refusal' in answer) throw new DomainError(answer.refusal.codeName, answer.refusal.data)
      if ('fault' in answer) throw answer.fault
      return answer.value
    },
  }
}
