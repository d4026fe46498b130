import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import { isStaleConnection } from './stale-connection.ts'

export type NextResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer }

export type FetchNext = (path: string, timeoutMs: number) => Promise<NextResponse>

/** More than any page or file of ours. A larger file is passed on instead of kept; a larger page counts as none. */
export const LARGEST_BYTES = 4 * 1024 * 1024

export class TooLarge extends Error {}

/** @throws TooLarge, and the rest is not read; or what broke the answer off. */
export async function collect(answer: IncomingMessage, limit = LARGEST_BYTES): Promise<Buffer> {
  if (Number(answer.headers['content-length'] ?? 0) > limit) {
    answer.destroy()
    throw new TooLarge()
  }
  const chunks: Buffer[] = []
  let received = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    received += chunk.length
    if (received > limit) throw new TooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, received)
}

class StaleConnection extends Error {}

function askOnce(
  origin: URL,
  path: string,
  timeoutMs: number,
  agent: Agent | false,
  host: string,
): Promise<NextResponse> {
  const { hostname, port } = origin
  return new Promise((resolve, reject) => {
    // Nothing of a visitor goes along: what everybody gets cannot depend on one.
    const outgoing = request(
      { hostname, port, path, agent, headers: { host, accept: '*/*' }, signal: AbortSignal.timeout(timeoutMs) },
      (answer) => {
        const { statusCode = 0, headers } = answer
        collect(answer).then(
          (body) => resolve({ status: statusCode, headers, body }),
          (error: unknown) => {
            outgoing.destroy()
            reject(error as Error)
          },
        )
      },
    )
    outgoing.on('error', (error) => reject(isStaleConnection(error, outgoing) ? new StaleConnection() : error))
    outgoing.end()
  })
}

/** Reads whole answers of Next, for the store. Rejects when there is none in time, or only a part of one. */
export function createNextClient(nextOrigin: string, siteOrigin: string): { ask: FetchNext; close: () => void } {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const origin = new URL(nextOrigin)
  const { host } = new URL(siteOrigin)
  const ask: FetchNext = async (path, timeoutMs) => {
    try {
      return await askOnce(origin, path, timeoutMs, agent, host)
    } catch (error) {
      if (!(error instanceof StaleConnection)) throw error
      return askOnce(origin, path, timeoutMs, false, host)
    }
  }
  return { ask, close: () => agent.destroy() }
}
