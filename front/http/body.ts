import type { IncomingMessage } from 'node:http'

/** contract §1: a body over 64 KiB is refused with 41300. */
const REQUEST_LIMIT_BYTES = 64 * 1024
/** Larger than any page or file of the product. */
const ANSWER_LIMIT_BYTES = 4 * 1024 * 1024

export class TooLarge extends Error {}

/** Null as soon as the body is known to be over the limit; the rest stays unread. */
async function read(message: IncomingMessage, chunks: AsyncIterable<Buffer>, limit: number): Promise<Buffer | null> {
  if (Number(message.headers['content-length'] ?? 0) > limit) return null
  const parts: Buffer[] = []
  let size = 0
  for await (const chunk of chunks) {
    size += chunk.length
    if (size > limit) return null
    parts.push(chunk)
  }
  return Buffer.concat(parts, size)
}

/** The body of a request, or null when it is over the limit; the connection stays open for the refusal. */
export const readRequest = (request: IncomingMessage, limit = REQUEST_LIMIT_BYTES): Promise<Buffer | null> =>
  read(request, request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>, limit)

/** The body of an upstream's answer. @throws TooLarge, which closes the connection; or the error that ended the answer */
export async function readAnswer(answer: IncomingMessage): Promise<Buffer> {
  const body = await read(answer, answer as AsyncIterable<Buffer>, ANSWER_LIMIT_BYTES)
  if (body) return body
  answer.destroy()
  throw new TooLarge()
}
