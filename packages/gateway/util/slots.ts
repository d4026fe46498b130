import { AsyncLocalStorage } from 'node:async_hooks'
import { TooManyRequests } from './domain-error.ts'

const BUSY_RETRY_MS = 2_000

export interface Slots {
  /** Runs `work` once a slot is free, first come, first served. @throws TooManyRequests */
  run: <T>(work: () => Promise<T>) => Promise<T>
  /**
   * Runs a transaction in which `run` never waits: without a free slot the transaction fails, waits for one and starts again with it, so that nobody
   * waits with locks and a connection. @throws TooManyRequests
   */
  runAround: <T>(transaction: () => Promise<T>) => Promise<T>
}

class NoSlot extends Error {}

/** Runs at most `concurrency` works at a time and lets at most `maxWaiting` wait. */
export function createSlots({ concurrency, maxWaiting }: { concurrency: number; maxWaiting: number }): Slots {
  let free = concurrency
  const waiting: (() => void)[] = []
  /** Of a transaction: whether it has a slot of its own. */
  const around = new AsyncLocalStorage<boolean>()

  async function acquire() {
    if (free > 0) {
      free -= 1
      return
    }
    if (waiting.length >= maxWaiting) throw new TooManyRequests(BUSY_RETRY_MS)
    await new Promise<void>((resolve) => waiting.push(resolve))
  }

  /** A slot goes straight to the next in line, so that a newcomer cannot take it first. */
  function release() {
    const next = waiting.shift()
    if (next === undefined) free += 1
    else next()
  }

  async function withSlot<T>(work: () => Promise<T>) {
    await acquire()
    try {
      return await work()
    } finally {
      release()
    }
  }

  return {
    run: async (work) => {
      const hasSlot = around.getStore()
      if (hasSlot === true) return await work()
      if (hasSlot === false && free === 0) throw new NoSlot()
      return await withSlot(work)
    },
    runAround: (transaction) =>
      around.run(false, transaction).catch((error: unknown) => {
        if (!(error instanceof NoSlot)) throw error
        return withSlot(() => around.run(true, transaction))
      }),
  }
}
