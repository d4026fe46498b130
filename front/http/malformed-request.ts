import { type IncomingMessage, STATUS_CODES, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { Socket } from 'node:net'
import { isAnswering } from '@fanfare/kernel/net/limit-pipelining.ts'

type Refusal = 400 | 414 | 417

const HOST = /^(?:[a-z0-9._-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i
const HOST_LENGTH = 4

/** Node's parser keeps the first of several Host headers without an error. */
function hasTwoHosts(rawHeaders: string[]) {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? ''
    if (name.length === HOST_LENGTH && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts > 1
}

/** A redirect of Next contains the address twice, and the headers of an answer have at most 16 KiB. */
const MAX_TARGET_LENGTH = 6000
/** A redirect escapes each of these to three characters. */
const ESCAPED = /[^!-~]|["<>\\^`{|}]/g

const isTooLong = (url = '') =>
  url.length > MAX_TARGET_LENGTH / 3 && url.replace(ESCAPED, '%xx').length > MAX_TARGET_LENGTH

/**
 * The status with which a message is refused, or null. 400: another HTTP parser may read the message differently, which is
 * how requests are smuggled (RFC 9112 §3.2, §6.1).
 */
export function refusalOf({ httpVersion, headers, rawHeaders, url }: IncomingMessage): Refusal | null {
  const { host, 'transfer-encoding': encoding } = headers
  const isAmbiguous =
    !httpVersion.startsWith('1.') ||
    (host === undefined ? httpVersion !== '1.0' : !HOST.test(host)) ||
    (encoding !== undefined && (encoding.toLowerCase() !== 'chunked' || httpVersion === '1.0')) ||
    hasTwoHosts(rawHeaders)
  if (isAmbiguous) return 400
  return isTooLong(url) ? 414 : null
}

/** Connections that end with a refusal: where the next message begins is unknown. */
const refused = new WeakSet<Socket>()

export const followsRefusal = ({ socket }: IncomingMessage) => refused.has(socket)

const emptyHeaders = (security: Record<string, string>) => ({
  ...security,
  'cache-control': 'no-store',
  'content-length': '0',
  connection: 'close',
})

/** Refuses a message after the answers before it and closes the connection. `security`: headers of every answer. */
export function refuse(
  { socket }: IncomingMessage,
  response: ServerResponse,
  status: Refusal,
  security: Record<string, string>,
) {
  refused.add(socket)
  response.writeHead(status, emptyHeaders(security))
  response.end()
}

/** Refuses on a raw socket: after a parse error, or instead of an upgrade. */
export function refuseRaw(socket: Socket, status: number, security: Record<string, string>) {
  const fields = Object.entries({ ...emptyHeaders(security), date: new Date().toUTCString() })
  const lines = fields.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines}\r\n`)
  socket.destroySoon()
}

const STATUS_OF_ERROR: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** Answers as Node's default `clientError` handler does, with the security headers that Node leaves out. */
export const createClientErrorHandler =
  (security: Record<string, string>) => (error: NodeJS.ErrnoException, socket: Duplex) => {
    // The client would read a second answer as the body of the one being sent.
    if (socket instanceof Socket && socket.writable && error.code !== 'ECONNRESET' && !isAnswering(socket))
      refuseRaw(socket, STATUS_OF_ERROR[error.code ?? ''] ?? 400, security)
    else socket.destroy()
  }
