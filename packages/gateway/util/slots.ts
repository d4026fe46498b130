import { AsyncLocalStorage } from 'node:async_hooks'
import { BUSY_RETRY_MS, TooManyRequests, type DomainError } from './domain-error.ts'

export interface Slots {
  /** Runs `work` once a slot is free. Callers are served in turn, and the works of one in their order. @throws the refusal */
  run: <T>(work: () => Promise<T>, caller?: string) => Promise<T>
  /**
   * Runs a transaction in which `run` never waits: without a free slot the transaction fails, waits for one and starts again with it, so that nobody
   * waits with locks and a connection. @throws the refusal
   */
  runAround: <T>(transaction: () => Promise<T>, caller?: string) => Promise<T>
  /** Whether the current work is in a transaction of `runAround`. */
  isAround: () => boolean
}

interface SlotOptions {
  /** How many works run at a time. */
  concurrency: number
  /** How many may wait. */
  maxWaiting: number
  /** The same for one caller; no caller has a limit of its own without it. */
  ofCaller?: { concurrency: number; maxWaiting: number }
  /** The answer to a work that finds no room. */
  refusal?: () => DomainError
  /** What a work needs besides a slot; made while no transaction is open. */
  before?: { isReady: () => boolean; make: () => Promise<void> }
}

class NoSlot extends Error {}

/** The works of one caller. */
interface Queue {
  running: number
  waiting: (() => void)[]
  /** The number of its last work, in the order of all; 0 before the first. */
  lastServed: number
}

/** Runs at most `concurrency` works at a time and lets at most `maxWaiting` wait. */
export function createSlots({
  concurrency,
  maxWaiting,
  ofCaller = { concurrency, maxWaiting },
  refusal = () => new TooManyRequests(BUSY_RETRY_MS),
  before = { isReady: () => true, make: () => Promise.resolve() },
}: SlotOptions): Slots {
  let free = concurrency
  let waiting = 0
  let served = 0
  /** Those with a work that runs or waits. */
  const queues = new Map<string, Queue>()
  /** Of a transaction: whether it has a slot of its own. */
  const around = new AsyncLocalStorage<boolean>()

  const queueOf = (caller: string): Queue => queues.get(caller) ?? { running: 0, waiting: [], lastServed: 0 }
  const mayRun = ({ running }: Queue) => free > 0 && running < ofCaller.concurrency

  function take(caller: string, queue: Queue) {
    free -= 1
    queue.running += 1
    served += 1
    queue.lastServed = served
    queues.set(caller, queue)
  }

  async function acquire(caller: string) {
    const queue = queueOf(caller)
    if (mayRun(queue)) {
      take(caller, queue)
      return
    }
    if (waiting >= maxWaiting || queue.waiting.length >= ofCaller.maxWaiting) throw refusal()
    waiting += 1
    queues.set(caller, queue)
    await new Promise<void>((resolve) => queue.waiting.push(resolve))
  }

  /** Slots go straight to those who wait, so that a newcomer cannot take one first. */
  function serveNext() {
    const [first] = [...queues]
      .filter(([, queue]) => queue.waiting.length > 0 && mayRun(queue))
      .toSorted(([, one], [, other]) => one.lastServed - other.lastServed)
    if (first === undefined) return
    const [caller, queue] = first
    waiting -= 1
    take(caller, queue)
    queue.waiting.shift()?.()
  }

  function release(caller: string) {
    const queue = queueOf(caller)
    free += 1
    queue.running -= 1
    if (queue.running === 0 && queue.waiting.length === 0) queues.delete(caller)
    serveNext()
  }

  async function withSlot<T>(work: () => Promise<T>, caller: string) {
    await acquire(caller)
    try {
      return await work()
    } finally {
      release(caller)
    }
  }

  return {
    run: async (work, caller = '') => {
      const hasSlot = around.getStore()
      if (hasSlot === true) return await work()
      if (hasSlot === false && !(mayRun(queueOf(caller)) && before.isReady())) throw new NoSlot()
      return await withSlot(work, caller)
    },
    runAround: (transaction, caller = '') =>
      around.run(false, transaction).catch((error: unknown) => {
        if (!(error instanceof NoSlot)) throw error
        return withSlot(async () => {
          if (!before.isReady()) await before.make()
          return around.run(true, transaction)
        }, caller)
      }),
    isAround: () => around.getStore() !== undefined,
  }
}
