import { TooManyRequests } from './domain-error.ts'

const BUSY_RETRY_MS = 2_000

export interface Slots {
  /** Runs `work` once a slot is free, first come, first served. @throws TooManyRequests */
  run: <T>(work: () => Promise<T>) => Promise<T>
}

/** Runs at most `concurrency` works at a time and lets at most `maxWaiting` wait. */
export function createSlots({ concurrency, maxWaiting }: { concurrency: number; maxWaiting: number }): Slots {
  let free = concurrency
  const waiting: (() => void)[] = []

  async function acquire(): Promise<void> {
    if (free > 0) {
      free -= 1
      return
    }
    if (waiting.length >= maxWaiting) throw new TooManyRequests(BUSY_RETRY_MS)
    await new Promise<void>((resolve) => waiting.push(resolve))
  }

  /** A slot goes straight to the next in line, so that a newcomer cannot take it first. */
  function release(): void {
    const next = waiting.shift()
    if (next === undefined) free += 1
    else next()
  }

  return {
    run: async (work) => {
      await acquire()
      try {
        return await work()
      } finally {
        release()
      }
    },
  }
}
