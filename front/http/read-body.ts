import type { IncomingMessage } from 'node:http'

/** contract §1: a body over 64 KiB is refused with 41300. */
export const BODY_LIMIT_BYTES = 64 * 1024

/** The whole body, or null as soon as it is known to be over the limit (the rest stays unread). */
export async function readBody(request: IncomingMessage, limit = BODY_LIMIT_BYTES): Promise<Buffer | null> {
  if (Number(request.headers['content-length'] ?? 0) > limit) return null
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > limit) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, size)
}
