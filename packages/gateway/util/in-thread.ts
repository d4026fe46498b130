import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { CodeName } from '@fanfare/contract/codes.ts'
import { LARGE_INPUTS } from '../limits.ts'
import { DomainError, type RefusalDetails } from './domain-error.ts'
import { createSlots } from './slots.ts'

/** Below the ten seconds that a transaction may be idle. */
const DEADLINE_MS = 8_000
/** A thread without work ends after this time. */
const IDLE_MS = 60_000
const HEAP_MB = 256
const THREADS = new URL('../thread.ts', import.meta.url)

/** One call of a function in a thread, and its answer. */
export interface ThreadTask {
  name: string
  input: unknown[]
}
export type ThreadAnswer =
  { value: unknown } | { refusal: { codeName: CodeName; data: RefusalDetails | undefined } } | { fault: unknown }

const slots = createSlots(LARGE_INPUTS)
const idle = new Map<Worker, NodeJS.Timeout>()

const tooMuch = () => new DomainError('MALFORMED', { issues: [{ path: '', message: 'takes too long to read' }] })

/** A thread keeps no process alive: its caller does. The preloads of this process are for processes alone. */
function takeThread(): Worker {
  for (const [thread, timer] of idle) {
    clearTimeout(timer)
    idle.delete(thread)
    return thread
  }
  const thread = new Worker(THREADS, { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: HEAP_MB } })
  thread.unref()
  // After its answer, or a deadline, nobody waits for its end.
  thread.on('error', () => undefined)
  thread.on('exit', () => idle.delete(thread))
  return thread
}

async function ask(task: ThreadTask): Promise<ThreadAnswer> {
  const thread = takeThread()
  const asked = new AbortController()
  const deadline = setTimeout(() => asked.abort(), DEADLINE_MS)
  try {
    const answer = once(thread, 'message', { signal: asked.signal })
    thread.postMessage(task)
    const [message] = (await answer) as [ThreadAnswer]
    idle.set(thread, setTimeout(() => void thread.terminate(), IDLE_MS).unref())
    return message
  } catch (error) {
    void thread.terminate()
    const { code } = error as NodeJS.ErrnoException
    throw asked.signal.aborted || code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooMuch() : error
  } finally {
    clearTimeout(deadline)
  }
}

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
  const answer = await slots.run(() => ask({ name: work.name, input }))
  if ('refusal' in answer) throw new DomainError(answer.refusal.codeName, answer.refusal.data)
  if ('fault' in answer) throw answer.fault
  return answer.value as Awaited<Value>
}
