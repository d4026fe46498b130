'use client'

import { useDevice } from '#components/ui/browser/use-device.ts'
import { storeHref } from './store-href.ts'
import { useDownloadRequest } from './use-download-request.ts'
import { useKeptInviteCode } from './use-kept-invite-code.ts'

export type StorePlatform = 'ios' | 'android'

/** The store of this phone (null: both are shown), and links to stores with the invite code and the target. */
export function useStore(): { own: StorePlatform | null; hrefOf: (platform: StorePlatform, href: string) => string } {
  const device = useDevice()
  const vipCode = useKeptInviteCode()
  const { target } = useDownloadRequest()
  return {
    own: device && !device.tablet && device.platform !== 'desktop' ? device.platform : null,
    hrefOf: (platform, href) => storeHref(platform, href, { vipCode, target }),
  }
}
