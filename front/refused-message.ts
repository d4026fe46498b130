import type { IncomingMessage } from 'node:http'

type Refusal = '400 Bad Request' | '414 URI Too Long'

const HOST = /^(?:[a-z0-9._-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i
const HOST_LETTERS = 4

/** The parser keeps the first of several and says nothing. */
function hasTwoHosts(rawHeaders: string[]): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? ''
    if (name.length === HOST_LETTERS && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts > 1
}

/** Next repeats an address twice in a redirect, and the head of an answer has 16 KiB. */
const LONGEST_TARGET = 6000
/** Each of these becomes three in a redirect. */
const UNSAFE = /[^!-~]|["<>\\^`{|}]/g

const isTooLong = (url = ''): boolean =>
  url.length > LONGEST_TARGET / 3 && url.replace(UNSAFE, '%xx').length > LONGEST_TARGET

/**
 * Why a message is refused and never passed on, or null. 400: Node reads it and another program in the row may read it
 * otherwise, which is how requests are smuggled (RFC 9112 §3.2, §6.1).
 */
export function refusalOf({ httpVersionMajor, headers, rawHeaders, url }: IncomingMessage): Refusal | null {
  const { host, 'transfer-encoding': encoding } = headers
  const isAmbiguous =
    httpVersionMajor !== 1 ||
    (host !== undefined && !HOST.test(host)) ||
    (encoding !== undefined && encoding.toLowerCase() !== 'chunked') ||
    hasTwoHosts(rawHeaders)
  if (isAmbiguous) return '400 Bad Request'
  return isTooLong(url) ? '414 URI Too Long' : null
}

/** The answer to such a message; what follows it on the connection is not read. */
export function refuse({ socket }: IncomingMessage, refusal: Refusal): void {
  socket.end(`HTTP/1.1 ${refusal}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`)
  socket.destroySoon()
}
