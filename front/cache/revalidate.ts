import { type IncomingMessage, type ServerResponse, request as send } from 'node:http'
import { CONTENT_TAG } from '@fanfare/contract/site-reading.ts'
import { isSameSecret } from '@fanfare/kernel/same-secret.ts'
import { readRequest } from '../http/body.ts'
import type { PageFetcher } from './page-fetcher.ts'

type RevalidateOptions = { nextOrigin: string; secret: string; fetcher: PageFetcher }

const MAX_BYTES = 4096
const TIMEOUT_MS = 5000

/** Whether the gateway announces a change; for every other request the address does not exist. */
export const isRevalidateRequest = ({ method, url, headers }: IncomingMessage, ...secrets: string[]) =>
  method === 'POST' && url === '/revalidate' && isSameSecret(headers['x-revalidate-secret'], ...secrets)

/** Resolves with the status of Next's answer. */
function revalidateNext({ nextOrigin, secret }: RevalidateOptions, body: Buffer): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': body.length,
      'x-revalidate-secret': secret,
    }
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const outgoing = send(
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

/** Whether the gateway's clock was moved (`SiteChange`). */
function isOfClock(body: Buffer) {
  try {
    return (JSON.parse(body.toString()) as { clock?: unknown }).clock === true
  } catch {
    return false
  }
}

/**
 * Invalidates Next's cache first and the front's afterwards: a page fetched in between would still be the old one. Answers with
 * Next's status, or 502 when Next could not be reached.
 */
export async function revalidate(options: RevalidateOptions, request: IncomingMessage, response: ServerResponse) {
  const body = await readRequest(request, MAX_BYTES)
  const status = body ? await revalidateNext(options, body).catch(() => 502) : 413
  if (body && (status < 400 || status >= 500)) {
    if (isOfClock(body)) options.fetcher.forget(CONTENT_TAG)
    else options.fetcher.invalidate(CONTENT_TAG)
  }
  response.writeHead(status, { 'content-length': 0, 'cache-control': 'no-store' })
  response.end()
}
