import { boundedFetch } from '../http/fetch-limits.ts'

/** Spec §7, translation loading. A page reads one file; the server reads all, and limits them (`remote/read-remote-texts.ts`). */
const RETRIES = 5
const FIRST_WAIT_MS = 350

interface RemoteMessagesOptions<Tree> {
  url: string
  /** Whether parsed JSON is a message file. */
  accepts: (value: unknown) => value is Tree
  /** Called when the file could not be loaded. */
  report: (problem: string) => void
  fetch?: (url: string) => Promise<Response>
  wait?: (ms: number) => Promise<void>
}

/**
 * Loads a `common.json` (LOC-4), with up to 5 retries after 350, 700, … ms for a 5xx or no answer. A 4xx, or anything but a
 * message file, is not retried. Returns null after a failure, which is reported.
 */
export async function loadRemoteMessages<Tree extends object>({
  url,
  accepts,
  report,
  fetch: read = defaultFetch,
  wait = defaultWait,
}: RemoteMessagesOptions<Tree>) {
  for (let retry = 0; ; retry += 1) {
    const answer = await read(url)
      .then(readAnswer)
      .catch(() => null)
    if (answer?.ok) {
      const tree = parsed(answer.text, accepts)
      if (!tree) report(`failed parsing ${url} to json`)
      return tree
    }
    const retryable = answer === null || answer.status >= 500
    if (!retryable || retry === RETRIES) {
      report(`failed loading ${url}; status code: ${answer?.status ?? 'no status'}`)
      return null
    }
    await wait(FIRST_WAIT_MS * 2 ** retry)
  }
}

/** Rejects where the body breaks off, which counts as no answer. */
async function readAnswer(response: Response) {
  return { ok: response.ok, status: response.status, text: await response.text() }
}

function parsed<Tree>(text: string, accepts: (value: unknown) => value is Tree) {
  try {
    const value: unknown = JSON.parse(text)
    return accepts(value) ? value : null
  } catch {
    return null
  }
}

const defaultFetch = (url: string) => boundedFetch(url, { signal: AbortSignal.timeout(10_000) })
const defaultWait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
