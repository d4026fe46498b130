/** Bytes of one answer: as many as the front reads of one page of Next. @assumed */
export const LARGEST_ANSWER = 4 * 1024 * 1024

class AnswerTooLarge extends Error {
  /** As axios names it. */
  readonly code = 'ERR_BAD_RESPONSE'
}

/**
 * `fetch` with a size limit: an answer over it fails and its connection is closed. The check of axios 1.21 leaves the rest
 * unread and the connection open until garbage collection.
 */
export async function boundedFetch(...request: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...request)
  let left = LARGEST_ANSWER
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, controller) {
      left -= part.byteLength
      if (left >= 0) controller.enqueue(part)
      else controller.error(new AnswerTooLarge('answer too large'))
    },
  })
  return new Response(response.body?.pipeThrough(counter) ?? null, response)
}
