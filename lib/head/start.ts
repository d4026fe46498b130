import { PUBLIC_CONFIG_ID } from '../config/public-config.ts'
import { restoreScroll } from '../i18n/restore-scroll.ts'
import { whenIdle } from './when-idle.ts'

const links = (): NodeListOf<HTMLLinkElement> => document.querySelectorAll('link[data-script]')

/** Starts the page's scripts, whose addresses the front leaves in links (`rewrite-html.ts`). */
function start(): void {
  for (const link of links()) {
    link.removeAttribute('data-script')
    const script = document.createElement('script')
    script.async = true
    script.setAttribute('src', link.getAttribute('href') ?? '')
    document.head.append(script)
  }
}

/**
 * Whether the page needs its scripts without a person: a session, the app, a form that password managers fill in, a query or a fragment that
 * an island may read, a part that only the browser can complete (`data-awake`), and a tab in the background, where nobody waits.
 */
function isAwake(): boolean {
  const { session, webview } = document.documentElement.dataset
  return (
    (session ?? webview) !== undefined ||
    document.hidden ||
    location.search + location.hash !== '' ||
    document.querySelector('form[method=post],[data-awake]') !== null
  )
}

let isParsed = false
let isWanted = false

/** At a sign of a person. React's scripts need the whole page, so they wait for it. */
export function wakePage(): void {
  isWanted = true
  if (isParsed) start()
}

/** Decides at the end of the page when its scripts start (decision 0044): after the paint where `isAwake`, else at the first sign of a person. */
export function startScripts(): void {
  document.addEventListener('DOMContentLoaded', () => {
    isParsed = true
    restoreScroll()
    if (isWanted) return start()
    if (!isAwake()) return
    if (document.hidden) return start()
    requestAnimationFrame(() => setTimeout(start))
  })
  // The page has to say that its connection is lost.
  addEventListener('offline', wakePage, { once: true })
  // In the browser's cache: the first press waits for no network.
  whenIdle(() => links().forEach(({ href }) => void fetchEarly(href)))
}

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Into the browser's cache. Firefox refuses `rel=prefetch` by the policy's `default-src`. */
export async function fetchEarly(href: string): Promise<void> {
  const { saveData, effectiveType = '' } = ('connection' in navigator ? navigator.connection : {}) as Connection
  if (saveData || effectiveType.endsWith('2g')) return
  try {
    await (await fetch(href, { priority: 'low' })).blob()
  } catch {
    // It is fetched when it is needed.
  }
}

/** Registers the service worker, or lets one that is off remove itself (docs/offline.md). */
export function startWorker(): void {
  addEventListener('load', async () => {
    const worker = navigator.serviceWorker
    const config = JSON.parse(document.getElementById(PUBLIC_CONFIG_ID)?.textContent ?? '') as { offline: boolean }
    if (config.offline) return void (await worker.register('/sw.js'))
    await (await worker.getRegistration())?.unregister()
    for (const name of await caches.keys()) if (name.startsWith('fanfare-')) void caches.delete(name)
  })
}
