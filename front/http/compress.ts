import type { IncomingMessage } from 'node:http'
import type { Transform } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import Negotiator from 'negotiator'

const COMPRESSIBLE = /^(text\/|image\/svg|application\/(json|manifest\+json|javascript|xml|ld\+json|wasm))/
const SMALLEST_BYTES = 1024
/** Speed before size: pages are compressed while they are sent. */
const BROTLI_QUALITY = 4

type Encoding = 'br' | 'gzip'

/** Whether content of this type gets smaller; pictures and fonts are compressed already. */
export const isCompressible = (contentType = ''): boolean => COMPRESSIBLE.test(contentType)

const ENCODINGS = ['br', 'gzip', 'identity'] as const

/** What the client takes, by its own weights; brotli wins a tie. */
export function encodingFor(acceptEncoding: string | undefined): Encoding | null {
  if (acceptEncoding === undefined) return null
  const negotiator = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } })
  const [best] = negotiator.encodings(ENCODINGS, { preferred: ENCODINGS })
  return best === 'br' || best === 'gzip' ? best : null
}

function isWorthIt(answer: IncomingMessage, request: IncomingMessage): boolean {
  const { headers, statusCode } = answer
  return (
    request.method !== 'HEAD' &&
    statusCode !== 204 &&
    statusCode !== 206 &&
    statusCode !== 304 &&
    headers['content-encoding'] === undefined &&
    isCompressible(headers['content-type']) &&
    !/no-transform/.test(headers['cache-control'] ?? '') &&
    Number(headers['content-length'] ?? SMALLEST_BYTES) >= SMALLEST_BYTES
  )
}

/** Every chunk leaves at once: a streamed page must not wait for its last part. */
const encoderOf = (encoding: Encoding): Transform =>
  encoding === 'br'
    ? createBrotliCompress({
        flush: constants.BROTLI_OPERATION_FLUSH,
        params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
      })
    : createGzip({ flush: constants.Z_SYNC_FLUSH })

/** The encoder an answer goes through, its headers changed to match; null when it goes as it is. */
export function compressorFor(answer: IncomingMessage, request: IncomingMessage): Transform | null {
  if (!isWorthIt(answer, request)) return null
  const { headers } = answer
  headers.vary = [headers.vary, 'accept-encoding'].filter(Boolean).join(', ')
  const encoding = encodingFor(request.headers['accept-encoding'])
  if (!encoding) return null
  headers['content-encoding'] = encoding
  delete headers['content-length']
  // Other bytes: a strong validator would promise too much (RFC 9110 §8.8.1).
  if (headers.etag?.startsWith('"')) headers.etag = `W/${headers.etag}`
  return encoderOf(encoding)
}
