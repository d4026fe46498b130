/** Bytes of one answer; the same limit as for one page of Next in the front. @assumed */
export const LARGEST_ANSWER = 4 * 1024 * 1024

/** Thrown when the body of an answer is over the limit; its connection is closed. */
export class AnswerTooLarge extends Error {
  /** The name that axios uses. */
  readonly code = 'ERR_BAD_RESPONSE'
}

/** The response with a body that fails after so many bytes; then its connection is closed. */
export function limited(response: Response, bytes: number) {
  let left = bytes
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, controller) {
      left -= part.byteLength
      if (left >= 0) controller.enqueue(part)
      else controller.error(new AnswerTooLarge(`is longer than ${bytes} bytes`))
    },
  })
  return new Response(response.body?.pipeThrough(counter) ?? null, response)
}

/**
 * `fetch` with a size limit. The check of axios 1.21 leaves the rest of a larger answer unread and its connection open until garbage
 * collection.
 */
export const boundedFetch = async (...request: Parameters<typeof fetch>) =>
  limited(await fetch(...request), LARGEST_ANSWER)

/**
 * One signal for a whole exchange with its body: it fires after `timeoutMs` or when the caller aborts. The timer holds the
 * controller, because a signal to which only other signals refer may be garbage collected before it fires.
 */
export function startDeadline(timeoutMs: number, caller?: AbortSignal) {
  const controller = new AbortController()
  const abort = () => controller.abort()
  let over = false
  const timer = setTimeout(() => {
    over = true
    abort()
  }, timeoutMs)
  if (caller?.aborted) abort()
  else caller?.addEventListener('abort', abort)
  return {
    signal: controller.signal,
    /** Whether the time ran out; false after an abort by the caller. */
    isOver: () => over,
    /** Aborts an exchange that is still open, so that a failed one leaves no connection behind. */
    end: () => {
      clearTimeout(timer)
      caller?.removeEventListener('abort', abort)
      abort()
    },
  }
}
