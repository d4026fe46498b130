import type { WireAnswer } from './client.ts'
import type { ServerClock } from './clock.ts'

interface FileRequest {
  method: string
  /** As in axios, `false` means no header. */
  headers: Readonly<Record<string, string | false>>
  signal?: AbortSignal
}

const FILE = /^(?:text\/csv|application\/vnd\.fanfare\.file\+json)\b/

/** Sends without axios, which reads the whole body as one text. Rejects as `fetch` does. */
export async function fetchFile(
  url: string,
  { method, headers, signal }: FileRequest,
  clock: Pick<ServerClock, 'local'>,
): Promise<WireAnswer> {
  const sentAt = clock.local()
  const sent = Object.entries(headers).filter((header): header is [string, string] => header[1] !== false)
  const response = await fetch(url, { method, headers: Object.fromEntries(sent), signal })
  const receivedAt = clock.local()
  const hasFile = response.ok && FILE.test(response.headers.get('content-type') ?? '')
  return {
    status: response.status,
    text: hasFile ? '' : await response.text(),
    requestId: response.headers.get('x-request-id') ?? undefined,
    retryAfter: response.headers.get('retry-after') ?? undefined,
    sentAt,
    receivedAt,
    ...(hasFile && { file: response }),
  }
}
