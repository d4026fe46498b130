import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { withTraceHeaders } from '@fanfare/kernel/telemetry/trace-channels.ts'
import { readAnswer } from './body.ts'
import { isStaleConnection } from './connections.ts'

export type NextResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer }

export type FetchNext = (path: string, timeoutMs: number) => Promise<NextResponse>

class StaleConnection extends Error {}

type Target = { origin: URL; host: string; path: string; timeoutMs: number }

function fetchOnce({ origin, host, path, timeoutMs }: Target, agent: Agent | false): Promise<NextResponse> {
  const { hostname, port } = origin
  return new Promise((resolve, reject) => {
    // No header of a visitor is sent: the answer is for every visitor.
    const headers = withTraceHeaders({ host, accept: '*/*' })
    const outgoing = request(
      { hostname, port, path, agent, headers, signal: AbortSignal.timeout(timeoutMs) },
      (answer) => {
        const { statusCode = 0, headers } = answer
        readAnswer(answer).then(
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

/** Fetches whole answers of Next for the cache. Rejects when Next sends none in time, or only a part of one. */
export function createNextClient(nextOrigin: string, siteOrigin: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const origin = new URL(nextOrigin)
  const { host } = new URL(siteOrigin)
  const fetchNext: FetchNext = async (path, timeoutMs) => {
    const target = { origin, host, path, timeoutMs }
    try {
      return await fetchOnce(target, agent)
    } catch (error) {
      if (!(error instanceof StaleConnection)) throw error
      return fetchOnce(target, false)
    }
  }
  return { fetchNext, close: () => agent.destroy() }
}
