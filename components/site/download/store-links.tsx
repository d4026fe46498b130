'use client'

import type { ReactNode } from 'react'
import { EXTERNAL_REL } from '#components/ui/external-rel.ts'
import { useDevice } from '#components/ui/use-device.ts'
import styles from './download.module.css'
import { storeHref } from './store-href.ts'
import { useKeptInviteCode } from './use-kept-invite-code.ts'

export interface Store {
  platform: 'ios' | 'android'
  href: string
  icon: ReactNode
  /** `Download on the` / `App Store`, in each store's own wording. */
  small: string
  name: string
}

/** Both stores; a phone shows only its own after detection. */
export function StoreLinks({ id, stores }: { id: string; stores: Store[] }) {
  const device = useDevice()
  const code = useKeptInviteCode()
  const only = device && !device.tablet && device.platform !== 'desktop' ? device.platform : null
  return (
    <div id={id} className={styles.stores}>
      {stores
        .filter(({ platform }) => only === null || platform === only)
        .map(({ platform, href, icon, small, name }) => (
          <a key={platform} href={storeHref(platform, href, code)} rel={EXTERNAL_REL} className={styles.store}>
            {icon}
            <span>
              <small>{small}</small>
              {name}
            </span>
          </a>
        ))}
    </div>
  )
}
