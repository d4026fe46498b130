'use client'

import type { ReactNode } from 'react'
import { EXTERNAL_REL } from '#components/ui/external-rel.ts'
import styles from './download.module.css'
import { useStore, type StorePlatform } from './use-store.ts'

export interface Store {
  platform: StorePlatform
  href: string
  icon: ReactNode
  /** `Download on the` / `App Store`, in each store's own wording. */
  small: string
  name: string
}

/** Both stores; a phone shows only its own after detection. */
export function StoreLinks({ id, stores }: { id: string; stores: Store[] }) {
  const { own, hrefOf } = useStore()
  return (
    <div id={id} className={styles.stores}>
      {stores
        .filter(({ platform }) => own === null || platform === own)
        .map(({ platform, href, icon, small, name }) => (
          <a key={platform} href={hrefOf(platform, href)} rel={EXTERNAL_REL} className={styles.store}>
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
