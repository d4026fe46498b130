'use client'

import type { ReactNode } from 'react'
import { EXTERNAL_REL } from '#components/ui/text/external-rel.ts'
import { Row, Text } from '#components/ui/layout/layout.tsx'
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

interface StoreLinksProps {
  id: string
  /** Stores that offer the deployment's app. */
  stores: Store[]
  /** Shown if no store is listed. */
  none: string
}

/** The stores; a phone shows only its own after detection. */
export function StoreLinks({ id, stores, none }: StoreLinksProps) {
  const { own, hrefOf } = useStore()
  const shown = stores.filter(({ platform }) => own === null || platform === own)
  return (
    <Row id={id} gap="10" top="20" wrap>
      {shown.length === 0 && (
        <Text top="8" tone="secondary">
          {none}
        </Text>
      )}
      {shown.map(({ platform, href, icon, small, name }) => (
        <a key={platform} href={hrefOf(platform, href)} rel={EXTERNAL_REL} className={styles.store}>
          {icon}
          <span>
            <small>{small}</small>
            {name}
          </span>
        </a>
      ))}
    </Row>
  )
}
