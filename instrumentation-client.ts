import { followMovedNodes } from '#components/ui/browser/moved-nodes.ts'

declare global {
  interface Window {
    /** The address of the last navigation that the router began, for a bar that is loaded after it. */
    fanfareRoute?: string
    /** Takes the address of every navigation that the router begins; set while a bar can be drawn. */
    fanfareRouteStart?: (href: string) => void
  }
}

// Before React looks at the page.
followMovedNodes()
// React takes the first `div` of the body for the hidden one of Next: an extension's own goes behind all others.
const first = document.querySelector('body > div[hidden]')
for (let foreign; (foreign = first?.previousElementSibling)?.matches('div');) document.body.append(foreign)

/** Called by Next at the beginning of every navigation: by link, by code, back and forward (SHELL-1). In every first load. */
export function onRouterTransitionStart(href: string): void {
  window.fanfareRoute = href
  window.fanfareRouteStart?.(href)
}
