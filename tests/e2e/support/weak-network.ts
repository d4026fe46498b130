import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { listen } from '@fanfare/kernel/testing/listen.ts'
import { stack } from './stack.ts'

const PAUSE_MS = 500

export interface WeakNetwork {
  /** Of its own: the browser's worker and caches belong to this test alone. */
  origin: string
  /** Resets every request. */
  isDown: boolean
  /** Before every answer. */
  delayMs: number
  /** An answer with this text pauses behind it. */
  pauseAfter: string | null
  /** Changes the text of an answer, as another deployment would send it. */
  rewrite: ((path: string, text: string) => string) | null
  stop: () => Promise<void>
}

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of message) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

function ask(incoming: IncomingMessage, body: Buffer): Promise<{ answer: IncomingMessage; body: Buffer }> {
  const { host, port, hostname, origin } = new URL(stack.siteOrigin)
  // Whole and readable answers alone can be changed.
  const { 'accept-encoding': _, 'if-none-match': __, 'if-modified-since': ___, ...headers } = incoming.headers
  return new Promise((resolve, reject) => {
    const asked = httpRequest(
      {
        hostname,
        port,
        method: incoming.method,
        path: incoming.url,
        headers: { ...headers, host, ...(headers.origin && { origin }) },
      },
      (answer) => bodyOf(answer).then((whole) => resolve({ answer, body: whole }), reject),
    )
    asked.on('error', reject)
    asked.end(body)
  })
}

/** A proxy of the site that one test can slow down, cut, or change. */
export async function weakNetwork(): Promise<WeakNetwork> {
  const network: WeakNetwork = {
    origin: '',
    isDown: false,
    delayMs: 0,
    pauseAfter: null,
    rewrite: null,
    stop: async () => {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
  const pass = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const path = incoming.url ?? ''
    if (network.isDown) throw new Error('down')
    const { answer, body } = await ask(incoming, await bodyOf(incoming))
    await sleep(network.delayMs)
    const sent = network.rewrite ? Buffer.from(network.rewrite(path, body.toString('latin1')), 'latin1') : body
    const { 'transfer-encoding': _, connection: __, ...headers } = answer.headers
    outgoing.writeHead(answer.statusCode ?? 502, { ...headers, 'content-length': sent.length, connection: 'close' })
    const found = network.pauseAfter ? sent.indexOf(network.pauseAfter) : -1
    const end = found === -1 ? 0 : found + (network.pauseAfter?.length ?? 0)
    outgoing.write(sent.subarray(0, end))
    if (end > 0) await sleep(PAUSE_MS)
    outgoing.end(sent.subarray(end))
  }
  const server = createServer((incoming, outgoing) => {
    pass(incoming, outgoing).catch(() => incoming.socket.destroy())
  })
  // Live events need no part in these tests: the page polls.
  server.on('upgrade', (_, socket) => socket.destroy())
  network.origin = `http://localhost:${(await listen(server)).port}`
  return network
}
