export interface BatcherOptions<Ask, Answer> {
  /** Answers a batch, in its order; what it throws is thrown to everybody of the batch. */
  run: (requests: readonly Ask[]) => Promise<readonly Answer[]>
  /** Batches on their way at the same time. */
  concurrency: number
  /** Asks of one batch at most. */
  maxBatchSize: number
  /** Asks with the same key never share a batch. */
  keyOf?: (ask: Ask) => string
  /** Errors that everybody who waits would meet as well: they are told at once and not one batch after another. */
  isFatal?: (error: unknown) => boolean
}

interface Waiting<Ask, Answer> {
  ask: Ask
  resolve: (answer: Answer) => void
  reject: (error: unknown) => void
}

/**
 * Answers together what is asked while earlier answers are on their way: one statement and one commit for many requests
 * when there are many. A lonely ask leaves at the end of this turn of the event loop, so it pays nothing for it.
 */
export function createBatcher<Ask, Answer>({
  run,
  concurrency,
  maxBatchSize,
  keyOf,
  isFatal,
}: BatcherOptions<Ask, Answer>): (ask: Ask) => Promise<Answer> {
  let queue: Waiting<Ask, Answer>[] = []
  let free = concurrency
  let isDue = false

  function take(): Waiting<Ask, Answer>[] {
    if (keyOf === undefined) return queue.splice(0, maxBatchSize)
    const batch: Waiting<Ask, Answer>[] = []
    const left: Waiting<Ask, Answer>[] = []
    const keys = new Set<string>()
    for (const waiting of queue) {
      const key = keyOf(waiting.ask)
      const goes = batch.length < maxBatchSize && !keys.has(key)
      keys.add(key)
      ;(goes ? batch : left).push(waiting)
    }
    queue = left
    return batch
  }

  async function answer(batch: readonly Waiting<Ask, Answer>[]): Promise<void> {
    try {
      const answers = await run(batch.map(({ ask }) => ask))
      if (answers.length !== batch.length) throw new Error(`${batch.length} asks got ${answers.length} answers`)
      batch.forEach(({ resolve }, index) => resolve(answers[index] as Answer))
    } catch (error) {
      const others = isFatal?.(error) ? queue.splice(0) : []
      for (const { reject } of [...batch, ...others]) reject(error)
    }
    free += 1
    flush()
  }

  function flush(): void {
    isDue = false
    while (free > 0 && queue.length > 0) {
      free -= 1
      void answer(take())
    }
  }

  return (ask) =>
    new Promise((resolve, reject) => {
      queue.push({ ask, resolve, reject })
      if (isDue || free === 0) return
      isDue = true
      // Requests that arrived in the same turn are read one after the other: this waits for the last of them.
      setImmediate(flush)
    })
}
