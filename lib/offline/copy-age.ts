import { ageSentence, minutesOf } from './worker/kept-pages.ts'

/** Fired on the window when the gateway answers again after copies were shown. */
export const LIVE_AGAIN = 'fanfareliveagain'

/** Of the page itself, as the front or the service worker wrote it; undefined for a page from the network. */
let pageMinutes: string | undefined
let showsCopies = false

function show(minutes: string | undefined): void {
  const { dataset, lang } = document.documentElement
  if (minutes === undefined) {
    delete dataset.storedMinutes
    return
  }
  dataset.storedMinutes = minutes
  const line = document.querySelector<HTMLElement>('[data-stored-line]')
  if (line?.dataset.words) line.textContent = ageSentence(lang || 'en', line.dataset.words, Number(minutes))
}

/** Shows the age of the oldest copy on the page, ms, in the banner of stale pages. */
export function showCopyAge(ageMs: number): void {
  const { storedMinutes } = document.documentElement.dataset
  if (!showsCopies) pageMinutes = storedMinutes
  showsCopies = true
  const minutes = String(Math.max(minutesOf(ageMs), Number(storedMinutes ?? 0)))
  if (minutes !== storedMinutes) show(minutes)
}

/** After an answer of the gateway: a page from the network is live again, a copied page stays as old as it is. */
export function showLive(): void {
  if (!showsCopies) return
  showsCopies = false
  show(pageMinutes)
  window.dispatchEvent(new Event(LIVE_AGAIN))
}
