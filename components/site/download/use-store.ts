'use client'

import { useDevice } from '#components/ui/browser/use-device.ts'
import { useDownloadRequest } from './use-download-request.ts'
import { useKeptInviteCode } from './use-kept-invite-code.ts'

export type StorePlatform = 'ios' | 'android'

/** The store of this phone (null when both are shown), and links to stores with the invite code and the target. */
export function useStore(): { own: StorePlatform | null; hrefOf: (platform: StorePlatform, href: string) => string } {
  const device = useDevice()
  const vipCode = useKeptInviteCode()
  const { target } = useDownloadRequest()
  return {
    own: device && !device.tablet && device.platform !== 'desktop' ? device.platform : null,
    hrefOf: (platform, href) => storeHref(platform, href, { vipCode, target }),
  }
}

/** The values that the app reads from the referrer of its installation (contract §12). */
interface Carried {
  vipCode: string | null
  target: string | null
}

/** The link to a store: Google Play hands `referrer` to the installed app, the App Store hands over nothing. */
export function storeHref(platform: 'ios' | 'android', href: string, carried: Carried) {
  const referrer = new URLSearchParams()
  for (const [name, value] of Object.entries(carried)) if (value) referrer.set(name, value)
  if (platform === 'ios' || referrer.size === 0) return href
  const url = new URL(href)
  url.searchParams.set('referrer', `${referrer}`)
  return url.href
}
