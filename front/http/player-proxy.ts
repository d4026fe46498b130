import type { IncomingMessage, ServerResponse } from 'node:http'
import { LOCALES } from '@fanfare/languages/locales.ts'
import { PLAY_PATH, WEBVIEW_ACCOUNT_PATH } from '@fanfare/kernel/state-player/choices.ts'
import type { ErrorPages } from '../errors/error-pages.ts'
import type { FrontOptions } from '../options.ts'
import { readRequest } from './body.ts'
import { closeAfterAnswer, limitSending } from './connections.ts'
import { createUpstream } from './upstream.ts'

const ADDRESSES: ReadonlySet<string | undefined> = new Set(
  LOCALES.flatMap((locale) => [PLAY_PATH, WEBVIEW_ACCOUNT_PATH].map((path) => `/${locale}${path}`)),
)
/** A form of three fields. */
const MAX_BYTES = 4096
/** The longest play brings an activity to its result. */
const TIMEOUT_MS = 180_000

/** Passes the forms of the pages for developers to Next: the only requests with a body that a page may get. */
export function createPlayerProxy({ statePlayer = false, nextOrigin, now }: FrontOptions, errorPages: ErrorPages) {
  const upstream = createUpstream({
    origin: nextOrigin,
    timeoutMs: TIMEOUT_MS,
    now,
    onDown: errorPages.unavailable,
  })
  return {
    /** Whether this is a form of the state player or of the webview simulator, where there are any. */
    accepts: ({ method, url }: IncomingMessage) => statePlayer && method === 'POST' && ADDRESSES.has(url),
    pass: async (request: IncomingMessage, response: ServerResponse) => {
      limitSending(response, TIMEOUT_MS)
      const body = await readRequest(request, MAX_BYTES)
      if (body) return upstream.pass(request, response, body)
      closeAfterAnswer(request, response)
      errorPages.notAllowed(request, response)
    },
    close: upstream.close,
  }
}
