/** The values that the app reads from the referrer of its installation (webview.md §5). */
export interface Carried {
  vipCode: string | null
  target: string | null
}

/** The link to a store: Google Play hands `referrer` to the installed app, the App Store hands over nothing. */
export function storeHref(platform: 'ios' | 'android', href: string, carried: Carried): string {
  const referrer = new URLSearchParams()
  for (const [name, value] of Object.entries(carried)) if (value) referrer.set(name, value)
  if (platform === 'ios' || referrer.size === 0) return href
  const url = new URL(href)
  url.searchParams.set('referrer', `${referrer}`)
  return url.href
}
