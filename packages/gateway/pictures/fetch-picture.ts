import { request, type RequestOptions } from 'node:https'
import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { AddressRefused, createLookup, isPublicAddress, resolveAll, type Resolve } from '../webhooks/webhook-client.ts'
import { PICTURE_BYTES, PictureRefused, tooLarge } from './make-picture.ts'

/** A publication waits for it, within the ten seconds of its own request. */
const TIMEOUT_MS = 8_000

interface FetchOptions {
  resolve?: Resolve
  timeoutMs?: number
  /** For tests: a server of this machine with a certificate of its own. */
  trusted?: Pick<RequestOptions, 'ca'>
}

async function readLimited(answer: IncomingMessage): Promise<Buffer> {
  const announced = Number(answer.headers['content-length'] ?? 0)
  if (announced > PICTURE_BYTES) throw tooLarge(announced)
  const parts: Buffer[] = []
  let length = 0
  for await (const part of answer as AsyncIterable<Buffer>) {
    length += part.length
    if (length > PICTURE_BYTES) throw new PictureRefused(`is more than ${PICTURE_BYTES / 1_000_000} MB`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/**
 * Reads a picture from an address of the public internet, by the rules of webhooks: no address of an inner network, whatever its name
 * resolves to, no redirect, no proxy of the environment. @throws PictureRefused
 */
export async function fetchPicture(
  address: string,
  { resolve = resolveAll, timeoutMs = TIMEOUT_MS, trusted }: FetchOptions = {},
): Promise<Buffer> {
  const url = new URL(address)
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  const allowPrivate = trusted !== undefined
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    if (isIP(host) !== 0 && !allowPrivate && !isPublicAddress(host)) throw new AddressRefused()
    const lookup = createLookup({ allowPrivate, resolve })
    const headers = { accept: 'image/avif,image/webp,image/png,image/jpeg', 'user-agent': 'Fanfare-Pictures/1' }
    const answer = await new Promise<IncomingMessage>((done, fail) => {
      const asked = request(url, { headers, lookup, signal, agent: false, ...trusted }, done)
      // Not once: an error after the answer must not end the process.
      asked.on('error', fail)
      asked.end()
    })
    try {
      if (answer.statusCode !== 200)
        throw new PictureRefused(`answers ${answer.statusCode}: give the address of the picture itself`)
      return await readLimited(answer)
    } finally {
      answer.destroy()
    }
  } catch (error) {
    if (error instanceof PictureRefused) throw error
    if (error instanceof AddressRefused) throw new PictureRefused('leads to an inner address')
    throw new PictureRefused(signal.aborted ? `gave no picture within ${timeoutMs / 1000} s` : 'cannot be reached')
  }
}
