import type { IncomingMessage } from 'node:http'

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

/**
 * Messages that Node reads and another program in the row may read otherwise, which is how requests are smuggled
 * (RFC 9112 §3.2, §6.1): they are refused, never passed on.
 */
export function isRefusedMessage({ httpVersionMajor, headers, rawHeaders }: IncomingMessage): boolean {
  const { host, 'transfer-encoding': encoding } = headers
  return (
    httpVersionMajor !== 1 ||
    (host !== undefined && !HOST.test(host)) ||
    (encoding !== undefined && encoding.toLowerCase() !== 'chunked') ||
    hasTwoHosts(rawHeaders)
  )
}

/** The answer to such a message; what follows it on the connection is not read. */
export function refuseMessage(request: IncomingMessage): void {
  request.socket.end('HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\nConnection: close\r\n\r\n')
  request.socket.destroySoon()
}
