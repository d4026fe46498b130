import { MINUTE_MS } from '@fanfare/kernel/time/durations.ts'

/** After this time in the background, a page gets no more events, ms. */
const HIDDEN_MS = 3 * MINUTE_MS

/** The parts of the browser that tell whether somebody can see the page, and whether there is a network. */
interface PresenceSource {
  document: Pick<Document, 'hidden' | 'addEventListener'>
  window: Pick<Window, 'addEventListener'>
}

/** Calls `leave` when the page is offline, in the back/forward cache, or hidden for a while, and `comeBack` afterwards. */
export function watchPresence(
  { document, window }: PresenceSource,
  { leave, comeBack }: { leave: () => void; comeBack: () => void },
) {
  let timer: ReturnType<typeof setTimeout> | undefined
  document.addEventListener('visibilitychange', () => {
    clearTimeout(timer)
    if (document.hidden) timer = setTimeout(leave, HIDDEN_MS)
    else comeBack()
  })
  window.addEventListener('offline', leave)
  window.addEventListener('online', () => document.hidden || comeBack())
  // A page with an open socket cannot enter the back/forward cache.
  window.addEventListener('pagehide', leave)
  window.addEventListener('pageshow', ({ persisted }) => persisted && comeBack())
}
