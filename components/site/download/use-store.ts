import { useBrowserValue } from '#components/ui/browser/use-browser-value.ts'
import { useDevice } from '#components/ui/browser/use-device.ts'
import { rememberInviteCode } from '#lib/session/invite-code.ts'
import { useDownloadRequest } from './use-download-request.ts'

/** The invite code of the URL, else the remembered one; null on the server and in the first render. */
export const useKeptInviteCode = () => useBrowserValue(() => rememberInviteCode(window.location.search), null)

export type StorePlatform = 'ios' | 'android'

/** The store of this phone (null when both are shown), and links to stores with the invite code and the target. */
export function useStore() {
  const device = useDevice()
  const vipCode = useKeptInviteCode()
  const { target } = useDownloadRequest()
  return {
    own: device && !device.tablet && device.platform !== 'desktop' ? device.platform : null,
    hrefOf: (platform: StorePlatform, href: string) => storeHref(platform, href, { vipCode, target }),
  }
}

/**
 * The link to a store: Google Play hands `referrer` with the `carried` values to the installed app (contract §12), the App Store hands
 * over nothing.
 */
export function storeHref(platform: StorePlatform, href: string, carried: Record<'vipCode' | 'target', string | null>) {
  const referrer = new URLSearchParams()
  for (const [name, value] of Object.entries(carried)) if (value) referrer.set(name, value)
  if (platform === 'ios' || referrer.size === 0) return href
  const url = new URL(href)
  url.searchParams.set('referrer', `${referrer}`)
  return url.href
}
