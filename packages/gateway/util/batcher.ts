export interface BatcherOptions<Request, Answer> {
  /** Answers a batch in its order; an error rejects the whole batch. */
  run: (requests: readonly Request[]) => Promise<readonly Answer[]>
  /** Batches that run at the same time. */
  concurrency: number
  maxBatchSize: number
  /** Requests with the same key never share a batch. */
  keyOf?: (request: Request) => string
  /** An error that every waiting request would meet as well: it rejects them all at once. */
  isFatal?: (error: unknown) => boolean
}

interface Waiting<Request, Answer> {
  request: Request
  resolve: (answer: Answer) => void
  reject: (error: unknown) => void
}

/**
 * Batches requests that arrive while earlier batches run: under load, many requests share one statement and one commit. A
 * single request is flushed at the end of the current turn of the event loop, so batching adds no latency.
 */
export function createBatcher<Request, Answer>({
  run,
  concurrency,
  maxBatchSize,
  keyOf,
  isFatal,
}: BatcherOptions<Request, Answer>): (request: Request) => Promise<Answer> {
  let queue: Waiting<Request, Answer>[] = []
  let free = concurrency

  function takeBatch() {
    if (keyOf === undefined) return queue.splice(0, maxBatchSize)
    const batch: Waiting<Request, Answer>[] = []
    const left: Waiting<Request, Answer>[] = []
    const keys = new Set<string>()
    for (const waiting of queue) {
      const key = keyOf(waiting.request)
      const isTaken = batch.length < maxBatchSize && !keys.has(key)
      keys.add(key)
      ;(isTaken ? batch : left).push(waiting)
    }
    queue = left
    return batch
  }

  async function answer(batch: readonly Waiting<Request, Answer>[]) {
    try {
      const answers = await run(batch.map(({ request }) => request))
      if (answers.length !== batch.length) throw new Error(`${batch.length} requests got ${answers.length} answers`)
      batch.forEach(({ resolve }, index) => resolve(answers[index] as Answer))
    } catch (error) {
      const others = isFatal?.(error) ? queue.splice(0) : []
      for (const { reject } of [...batch, ...others]) reject(error)
    }
    free += 1
    flush()
  }

  function flush() {
    while (free > 0 && queue.length > 0) {
      free -= 1
      void answer(takeBatch())
    }
  }

  return (request) =>
    new Promise((resolve, reject) => {
      queue.push({ request, resolve, reject })
      // Requests of the same turn are parsed one after the other: the flush waits for the last of them.
      if (free > 0) setImmediate(flush)
    })
}
