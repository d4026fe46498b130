import { followedLink } from './followed-link.ts'

/** As long as the bar of `RouteProgress` at most, ms (spec §9). */
const SHOWN_MS = 1000

/**
 * Shows a bar from a click on a link on, until the code of the bar is there (SHELL-1): the first sign of a person may be that click, which
 * then loads the link's document. CSS draws it (`base.css`).
 */
export function showLeaving(): void {
  const { dataset } = document.documentElement
  const end = () => delete dataset.leaving
  addEventListener('click', (event) => {
    if (window.fanfareRouteStart || !followedLink(event)) return
    dataset.leaving = ''
    setTimeout(end, SHOWN_MS)
  })
  // The browser may bring back this page as it was left.
  addEventListener('pageshow', end)
}
