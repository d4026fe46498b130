import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { CodeName } from '@fanfare/contract/codes.ts'
import { LARGE_INPUTS } from '../limits.ts'
import { DomainError, type RefusalDetails, Malformed } from './domain-error.ts'
import { withDeadline } from './outgoing.ts'
import { createSlots } from './slots.ts'

/** Below the ten seconds that a transaction may be idle. */
const DEADLINE_MS = 8_000
/** A thread without work ends after this time. */
const IDLE_MS = 60_000
const HEAP_MB = 256
const THREAD = new URL('../thread.ts', import.meta.url)

export type ThreadAnswer =
  { value: unknown } | { refusal: { codeName: CodeName; data: RefusalDetails | undefined } } | { fault: unknown }

const slots = createSlots(LARGE_INPUTS)
const idle = new Map<Worker, NodeJS.Timeout>()

const tooMuch = () => new Malformed('', 'takes too long to read')

/** A thread does not keep the process alive; its caller does. The preloads of this process do not run in threads. */
function takeThread() {
  for (const [thread, timer] of idle) {
    clearTimeout(timer)
    idle.delete(thread)
    return thread
  }
  const thread = new Worker(THREAD, { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: HEAP_MB } })
  thread.unref()
  // After its answer, or a deadline, nobody waits for its end.
  thread.on('error', () => undefined)
  thread.on('exit', () => idle.delete(thread))
  return thread
}

function keepIdle(thread: Worker) {
  const end = () => {
    // Removed before its end, which takes a moment, so that nobody takes it.
    idle.delete(thread)
    void thread.terminate()
  }
  idle.set(thread, setTimeout(end, IDLE_MS).unref())
}

async function ask(name: string, input: unknown[]) {
  const thread = takeThread()
  try {
    const [answer] = (await withDeadline(DEADLINE_MS, (signal) => {
      const answered = once(thread, 'message', { signal })
      thread.postMessage({ name, input })
      return answered
    })) as [ThreadAnswer]
    keepIdle(thread)
    return answer
  } catch (error) {
    void thread.terminate()
    const { name: fault, code } = error as NodeJS.ErrnoException
    throw fault === 'TimeoutError' || code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooMuch() : error
  }
}

/** For a transaction that may call `inThread`: it never waits for a thread with its locks and its connection. */
export const withThreads = slots.runAround

/**
 * Runs a function of `thread.ts` in a thread, two at a time, so that large texts of others never hold up the calls of players. Its input
 * and value are copied. @throws DomainError as the function; 40000 after eight seconds; TooManyRequests
 */
export async function inThread<Input extends unknown[], Value>(
  work: (...input: Input) => Value,
  ...input: Input
): Promise<Awaited<Value>> {
  // A few ms, less than the copies take.
  if (JSON.stringify(input).length <= LARGE_INPUTS.small) return await work(...input)
  const answer = await slots.run(() => ask(work.name, input))
  if ('refusal' in answer) throw new DomainError(answer.refusal.codeName, answer.refusal.data)
  if ('fault' in answer) throw answer.fault
  return answer.value as Awaited<Value>
}
