import { type IncomingMessage, type ServerResponse, request as ask } from 'node:http'
import { isSameSecret } from '#lib/same-secret.ts'
import type { PageFetcher } from './page-fetcher.ts'
import { CONTENT_TAG } from '../addresses.ts'
import { readBody } from '../http/read-body.ts'

export type RevalidateOptions = { nextOrigin: string; secret: string; filler: PageFetcher }

const LARGEST_BYTES = 4096
const TIMEOUT_MS = 5000

/** Whether a request is the gateway's own announcement; for everybody else the address does not exist. */
export const isAnnouncement = ({ method, url, headers }: IncomingMessage, secret: string): boolean =>
  method === 'POST' && url === '/revalidate' && isSameSecret(headers['x-revalidate-secret'], secret)

function tellNext({ nextOrigin, secret }: RevalidateOptions, body: Buffer): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': body.length,
      'x-revalidate-secret': secret,
    }
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const outgoing = ask(
      new URL('/revalidate', nextOrigin),
      { method: 'POST', agent: false, headers, signal },
      (answer) => {
        answer.resume()
        resolve(answer.statusCode ?? 0)
      },
    )
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

/** First Next forgets, then we do: what is fetched in between would still be the old page. 502 when Next did not hear it. */
export async function revalidate(
  options: RevalidateOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await readBody(request, LARGEST_BYTES)
  const told = body ? await tellNext(options, body).catch(() => 502) : 413
  if (told < 400 || told >= 500) options.filler.purge(CONTENT_TAG)
  response.writeHead(told, { 'content-length': 0, 'cache-control': 'no-store' })
  response.end()
}
