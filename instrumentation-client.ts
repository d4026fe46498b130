import { ROUTE_START } from '#components/shell/route-start.ts'

/** Called by Next at the beginning of every navigation: by link, by code, back and forward (SHELL-1). */
export const onRouterTransitionStart = (href: string) =>
  window.dispatchEvent(new CustomEvent(ROUTE_START, { detail: href }))
