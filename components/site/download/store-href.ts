/** The link to a store with the invite code: Google Play hands `referrer` to the app, the App Store hands over nothing. */
export function storeHref(platform: 'ios' | 'android', href: string, vipCode: string | null): string {
  if (vipCode === null || platform === 'ios') return href
  const url = new URL(href)
  url.searchParams.set('referrer', `vipCode=${vipCode}`)
  return url.href
}
