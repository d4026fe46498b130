import { PUBLIC_CONFIG_ID } from '../config/public-config.ts'
import { restoreScroll } from '../i18n/restore-scroll.ts'
import { showsOriginal } from '../i18n/translation-tip-state.ts'
import { markCurrentLinks } from './current-links.ts'
import { early, onIdle, runEach } from './early.ts'
import { fillAsides } from './fill-asides.ts'

/** Runs `run` when the page is loaded and idle. */
export const whenIdle = (run: () => void) => addEventListener('load', () => onIdle(run))

const links = (): NodeListOf<HTMLLinkElement> => document.querySelectorAll('link[data-script]')

/** False when the script cannot be loaded. */
const run = (href: string) =>
  new Promise<boolean>((resolve) => {
    const script = document.createElement('script')
    script.onload = () => resolve(true)
    script.onerror = () => resolve(false)
    script.setAttribute('src', href)
    document.head.append(script)
  })

/**
 * Starts the page's scripts, whose addresses the front leaves in links (`rewrite-html.ts`). The first has the page's data, without
 * which React cannot start. If no instance has this version of it any more, the page as it is now comes instead.
 */
async function start() {
  const [data, ...scripts] = Array.from(links(), (link) => {
    // A page that starts at once waits for all of them together.
    if (link.dataset.early === undefined) link.media = ''
    link.removeAttribute('data-script')
    return link.getAttribute('href') ?? ''
  })
  if (data === undefined) return
  if (!(await run(data))) await run(`${data}?again`)
  scripts.forEach(run)
}

/**
 * Whether the page needs its scripts without a person: with a session, in the app, with a form that password managers fill in,
 * with a query or fragment that an island may read, with a part that only the browser can complete (`data-awake`), offline, for
 * the way back to a translation (LOC-8), and in a background tab, where nobody waits.
 */
function isAwake() {
  const { session, webview } = document.documentElement.dataset
  return (
    (session ?? webview) !== undefined ||
    document.hidden ||
    !navigator.onLine ||
    showsOriginal() ||
    location.search + location.hash !== '' ||
    document.querySelector('form[method=post],[data-awake]') !== null
  )
}

let isParsed = false
let isWanted = false

/** Runs at the first sign of a person. React's scripts need the whole page, so they wait for it. */
function wakePage() {
  isWanted = true
  if (isParsed) void start()
}

/** Decides at the end of the page when its scripts start (decision 0014): after the paint where `isAwake`, else at the first sign of a person. */
export function startScripts() {
  early().fill = fillAsides
  document.addEventListener('DOMContentLoaded', () => {
    isParsed = true
    runEach([fillAsides, restoreScroll, () => markCurrentLinks(location.pathname)])
    if (isWanted) return void start()
    if (!isAwake()) return
    if (document.hidden) return void start()
    requestAnimationFrame(() => setTimeout(start))
  })
  // React shows that the connection is lost.
  addEventListener('offline', wakePage, { once: true })
  // Fills the browser's cache, so that the first press does not wait for the network.
  whenIdle(() => void fetchEarly(links()))
}

/**
 * Fetches files into the browser's cache, each in a task of its own, because a dozen requests at once block a phone for 0.1 s.
 * `rel=prefetch` does not work: Firefox checks it against the policy's `default-src`.
 */
export async function fetchEarly(links: Iterable<HTMLLinkElement>) {
  const { saveData, effectiveType = '' } = ('connection' in navigator ? navigator.connection : {}) as {
    saveData?: boolean
    effectiveType?: string
  }
  if (saveData || effectiveType.endsWith('2g')) return
  for (const link of links) {
    link.dataset.early = ''
    // What fails is fetched when it is needed.
    fetch(link.href, { priority: 'low' })
      .then((answer) => answer.blob())
      .catch(() => undefined)
    await new Promise((resolve) => setTimeout(resolve))
  }
}

/** Registers the service worker, or lets one that is off remove itself (docs/offline.md). */
export function startWorker() {
  const keep = async () => {
    const worker = navigator.serviceWorker
    const config = JSON.parse(document.getElementById(PUBLIC_CONFIG_ID)?.textContent ?? '') as { offline: boolean }
    if (config.offline) return void (await worker.register('/sw.js'))
    await (await worker.getRegistration())?.unregister()
    for (const name of await caches.keys()) if (name.startsWith('fanfare-')) void caches.delete(name)
  }
  // Without a secure context there is no service worker.
  addEventListener('load', () => void keep().catch(() => undefined))
}

/**
 * Events by which a person shows presence. Scrolling by finger, wheel and key is among them; `scroll` is not, because browsers
 * also fire it when they restore a position. A screen reader may press with `click` alone.
 */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel', 'focusin', 'click'] as const

/**
 * Listens for the first sign of a person. The first pointermove does not count: browsers fire one when a page loads under a
 * resting mouse.
 */
export function hearFirstSign() {
  const state = early()
  let first: string | undefined
  const hear = (event: Event) => {
    if (event.type === 'pointermove' && event instanceof MouseEvent) {
      const at = `${event.clientX} ${event.clientY}`
      first ??= at
      if (at === first) return
    }
    for (const name of SIGNS) document.removeEventListener(name, hear, true)
    state.sign = true
    wakePage()
    void state.styles?.()
    state.wake?.()
  }
  for (const name of SIGNS) document.addEventListener(name, hear, { capture: true, passive: true })
}
