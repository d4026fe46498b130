import { attempt, findCopy, isOwn, keepFile, keepFiles, keepPage } from './build-caches.ts'
import { KEPT_AT, isKeepable, keptKind, withAge, type KeptKind } from './kept-pages.ts'
import { offlinePage, type OfflineParts } from './offline-page.ts'

interface LifeEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}
interface RequestEvent extends LifeEvent {
  request: Request
  respondWith: (response: Promise<Response>) => void
}
interface WorkerScope extends EventTarget {
  location: Location
  skipWaiting: () => Promise<void>
  clients: {
    claim: () => Promise<void>
    matchAll: (options: object) => Promise<{ url: string }[]>
  }
}

/** How long a weak network may take to begin a page before its copy is shown, ms. */
const PAGE_WAIT_MS = 3000

const HOME = /^\/[a-z]{2}(?:-[A-Z]{2})?$/

const after = (ms: number): Promise<null> => new Promise((resolve) => setTimeout(() => resolve(null), ms))

async function copyWithAge(copy: Response) {
  const html = withAge(await copy.text(), Date.now() - Number(copy.headers.get(KEPT_AT)))
  return new Response(html, { headers: copy.headers })
}

/** `/` redirects to a language; without a network, to the home page that was kept last. */
async function withoutNetwork(url: URL, offline: OfflineParts) {
  if (url.pathname === '/')
    for (const name of (await attempt(() => caches.keys()))?.toReversed() ?? []) {
      const kept = await attempt(async () => (await caches.open(name)).keys())
      const home = kept?.find((request) => HOME.test(new URL(request.url).pathname))
      if (home) return Response.redirect(home.url)
    }
  return offlinePage(url.pathname, offline)
}

/** Uses the network first, and the copy when it fails, refuses or is too slow. A late answer still renews the copy. */
async function answerPage(event: RequestEvent, offline: OfflineParts): Promise<Response> {
  const url = new URL(event.request.url)
  const key = url.origin + url.pathname
  // Bypasses the browser's own cache, which would show an old page without its age.
  const answer = fetch(event.request, { cache: 'no-cache' })
  const renewal = answer.then(
    (response) => {
      if (!isKeepable(response)) return undefined
      const kept = response.clone()
      return attempt(() => keepPage(key, kept))
    },
    () => undefined,
  )
  event.waitUntil(renewal)
  const copy = await findCopy(key)
  if (!copy) return answer.catch(() => withoutNetwork(url, offline))
  const first = await Promise.race([answer.catch(() => null), after(PAGE_WAIT_MS)])
  return first && first.status < 500 ? first : copyWithAge(copy)
}

/** Scripts and styles never change under the same name. Texts may change within a build, and never come from another one. */
async function answerFile(event: RequestEvent, kind: KeptKind) {
  const { url } = event.request
  if (kind === 'asset') {
    const copy = await findCopy(url)
    if (copy) {
      event.waitUntil(attempt(() => keepFiles([url])))
      return copy
    }
  }
  try {
    const response = await fetch(event.request)
    const own = isOwn(url, response) ? undefined : await findCopy(url)
    if (own) return own
    const kept = response.clone()
    event.waitUntil(attempt(() => keepFile(url, kept)))
    return response
  } catch (error) {
    const copy = await findCopy(url)
    if (!copy) throw error
    return copy
  }
}

/** The pages that were open before the worker. */
async function keepOpenPages({ clients, location }: WorkerScope) {
  const open = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  for (const { url } of open) {
    if (keptKind({ method: 'GET', mode: 'navigate', destination: 'document', url }, location.origin) !== 'page')
      continue
    const key = location.origin + new URL(url).pathname
    const response = await fetch(key)
    if (isKeepable(response)) await keepPage(key, response)
  }
}

/** Addresses of files in a message of a page. */
function filesOf(message: unknown, origin: string) {
  if (!Array.isArray(message)) return []
  return message.filter((url): url is string => {
    if (typeof url !== 'string' || !URL.canParse(url)) return false
    const kind = keptKind({ method: 'GET', mode: 'cors', destination: '', url }, origin)
    return kind === 'asset' || kind === 'texts'
  })
}

/** The whole worker (docs/offline.md). It keeps what is the same for every visitor, and never sees a call of the gateway. */
export function startServiceWorker(scope: WorkerScope, offline: OfflineParts) {
  const { origin } = scope.location
  scope.addEventListener('install', (event) =>
    (event as LifeEvent).waitUntil(Promise.all([scope.skipWaiting(), attempt(() => keepOpenPages(scope))])),
  )
  scope.addEventListener('activate', (event) => (event as LifeEvent).waitUntil(scope.clients.claim()))
  scope.addEventListener('message', (event) => {
    const message = event as LifeEvent & MessageEvent
    message.waitUntil(attempt(() => keepFiles(filesOf(message.data, origin))))
  })
  scope.addEventListener('fetch', (event) => {
    const asked = event as RequestEvent
    const kind = keptKind(asked.request, origin)
    if (kind) asked.respondWith(kind === 'page' ? answerPage(asked, offline) : answerFile(asked, kind))
  })
}
