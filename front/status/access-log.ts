import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { addressOf } from '../addresses.ts'

const FLUSH_MS = 200
const FLUSH_BYTES = 8192

type AccessLogOptions = {
  server: Server
  write: (lines: string) => void
}

/**
 * Writes a line of JSON for each request to a server. A path is in it only where the front caches the address: others may
 * contain ids or the token of a preview, and calls have their route in the gateway's line with the same `request`.
 */
export function startAccessLog({ server, write }: AccessLogOptions) {
  const ids = new WeakMap<IncomingMessage, string>()
  let waiting = ''
  let timer: NodeJS.Timeout | null = null
  const flush = () => {
    if (timer) clearTimeout(timer)
    timer = null
    if (waiting !== '') write(waiting)
    waiting = ''
  }
  const log = (line: object) => {
    waiting += `${JSON.stringify(line)}\n`
    if (waiting.length > FLUSH_BYTES) flush()
    else timer ??= setTimeout(flush, FLUSH_MS).unref()
  }
  subscribe('http.server.request.start', (message) => {
    const started = message as { server: Server; request: IncomingMessage; response: ServerResponse }
    if (started.server !== server) return
    const { request, response } = started
    const { method, url = '' } = request
    const began = performance.now()
    response.once('close', () => {
      const { destination, path, cacheRule } = addressOf(url)
      log({
        level: 'info',
        time: new Date().toISOString(),
        msg: 'request',
        request: ids.get(request),
        method,
        destination,
        path: cacheRule === null ? undefined : path,
        status: response.headersSent ? response.statusCode : undefined,
        ms: Math.round((performance.now() - began) * 10) / 10,
        aborted: response.writableFinished ? undefined : true,
      })
    })
  })
  return {
    /** Notes the id that the gateway gave to a request; the line of the request has it. */
    setRequestId: (request: IncomingMessage, id: string | undefined) => void (id !== undefined && ids.set(request, id)),
    flush,
  }
}
