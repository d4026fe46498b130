import { ageSentence, minutesOf } from './worker/kept-pages.ts'

/** Fired on the window when the gateway answers again after copies were shown. */
export const LIVE_AGAIN = 'fanfareliveagain'

const MINUTE = 60_000

/** When the page was made and when its oldest copied answer was received, ms on the monotonic clock, which starts with the page. */
let pageMadeAt = Infinity
let answersMadeAt = Infinity
let timer: ReturnType<typeof setTimeout> | undefined

const root = () => document.documentElement

/** A navigation closes the banner (`clear-stale-banner.tsx`), because the new page is not as old as the first one. */
const isOpen = () => root().dataset.storedMinutes !== undefined

/** `isNews`: screen readers announce the sentence; the update of each minute is not announced. */
function write(isNews: boolean) {
  clearTimeout(timer)
  const age = Math.max(0, performance.now() - Math.min(pageMadeAt, answersMadeAt))
  const minutes = minutesOf(age)
  root().dataset.storedMinutes = String(minutes)
  const line = document.querySelector<HTMLElement>('[data-stored-line]')
  if (line?.dataset.words) {
    const sentence = ageSentence(root().lang || 'en', line.dataset, minutes)
    line.setAttribute('aria-live', isNews ? 'polite' : 'off')
    if (line.textContent !== sentence) line.textContent = sentence
  }
  timer = setTimeout(count, MINUTE - (age % MINUTE))
}

function count() {
  timer = undefined
  if (isOpen()) write(false)
}

/** Updates the age that the front or the service worker wrote into the page, each minute while the banner is open. */
export function countPageAge() {
  if (timer !== undefined || !isOpen()) return
  pageMadeAt = -Number(root().dataset.storedMinutes) * MINUTE
  write(false)
}

/** Shows the age of the oldest copy on the page, ms, in the banner of stale pages. */
export function showCopyAge(ageMs: number) {
  countPageAge()
  if (!isOpen()) pageMadeAt = answersMadeAt = Infinity
  const madeAt = performance.now() - Math.max(0, ageMs)
  if (madeAt >= answersMadeAt) return
  answersMadeAt = madeAt
  write(true)
}

/** Call it after an answer of the gateway: a page from the network is live again, a copied page stays as old as it is. */
export function showLive() {
  if (answersMadeAt === Infinity) return
  answersMadeAt = Infinity
  if (isOpen() && pageMadeAt < Infinity) write(true)
  else delete root().dataset.storedMinutes
  window.dispatchEvent(new Event(LIVE_AGAIN))
}
