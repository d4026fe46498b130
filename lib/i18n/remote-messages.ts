import { boundedFetch } from '../http/fetch-limits.ts'

/** Spec §7, translation loading. */
const PARALLEL = 10
const RETRIES = 5
const FIRST_WAIT_MS = 350

export interface RemoteMessagesOptions<Tree> {
  /** Folder that holds `{name}/common.json`, without a slash at the end. */
  source: string
  /** `localeFileName`s. */
  names: readonly string[]
  /** What a message file is. */
  accepts: (value: unknown) => value is Tree
  /** Told about every file that could not be had; the files of the build stay in use then. */
  report: (problem: string) => void
  fetch?: (url: string) => Promise<Response>
  /** Waits for so many ms. */
  wait?: (ms: number) => Promise<void>
}

/**
 * Translations from a CDN (LOC-4): at most 10 reads at once, up to 5 retries after 350, 700, … ms for a 5xx or no
 * answer at all, never for a 4xx or for what is not a message file. Names that failed are missing in the result.
 */
export async function loadRemoteMessages<Tree extends object>(
  options: RemoteMessagesOptions<Tree>,
): Promise<Map<string, Tree>> {
  const loaded = new Map<string, Tree>()
  const waiting = [...options.names]
  const worker = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const outcome = await loadOne(`${options.source}/${name}/common.json`, options)
      if (typeof outcome === 'string') options.report(outcome)
      else loaded.set(name, outcome)
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, worker))
  return loaded
}

async function loadOne<Tree extends object>(url: string, options: RemoteMessagesOptions<Tree>): Promise<Tree | string> {
  const { fetch: read = defaultFetch, wait = defaultWait } = options
  for (let retry = 0; ; retry += 1) {
    const answer = await read(url)
      .then(readAnswer)
      .catch(() => null)
    if (answer?.ok) return parsed(answer.text, options.accepts) ?? `failed parsing ${url} to json`
    const status = answer?.status ?? 'no status'
    const retryable = answer === null || answer.status >= 500
    if (!retryable || retry === RETRIES) return `failed loading ${url}; status code: ${status}`
    await wait(FIRST_WAIT_MS * 2 ** retry)
  }
}

/** A body that breaks off rejects: it counts as no answer. */
async function readAnswer(response: Response): Promise<{ ok: boolean; status: number; text: string }> {
  return { ok: response.ok, status: response.status, text: await response.text() }
}

function parsed<Tree>(text: string, accepts: (value: unknown) => value is Tree): Tree | null {
  try {
    const value: unknown = JSON.parse(text)
    return accepts(value) ? value : null
  } catch {
    return null
  }
}

const defaultFetch = (url: string) => boundedFetch(url, { signal: AbortSignal.timeout(10_000) })
const defaultWait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
