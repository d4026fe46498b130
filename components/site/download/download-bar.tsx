'use client'

import { useEffect, useState } from 'react'
import { buttonLook } from '#components/ui/controls/button.tsx'
import { EXTERNAL_REL } from '#components/ui/text/external-rel.ts'
import { cx } from '#components/ui/cx.ts'
import styles from './download-bar.module.css'
import { useStore, type StorePlatform } from './use-store.ts'

interface DownloadBarProps {
  /** Id of the same link in the page. */
  twin: string
  brand: string
  /** Stores that offer the deployment's app. */
  stores: Partial<Record<StorePlatform, { href: string; name: string }>>
  /** `Get the app` */
  label: string
}

/** Phones: the link to the store, while the link in the page is out of sight (design §2). */
export function DownloadBar({ twin, brand, stores, label }: DownloadBarProps) {
  const { own, hrefOf } = useStore()
  const twinInSight = useInSight(twin)
  const store = own && stores[own]
  if (!store) return null
  return (
    <div className={cx(styles.bar, twinInSight && styles.away)}>
      <div className={styles.words}>
        <b>
          <bdi>{brand}</bdi>
        </b>
        <div>{store.name}</div>
      </div>
      <a href={hrefOf(own, store.href)} rel={EXTERNAL_REL} className={buttonLook({ size: 'lg' })}>
        {label}
      </a>
    </div>
  )
}

function useInSight(id: string) {
  const [inSight, setInSight] = useState(true)
  useEffect(() => {
    const element = document.getElementById(id)
    if (!element) return
    const observer = new IntersectionObserver(([entry]) => setInSight(entry?.isIntersecting ?? true))
    observer.observe(element)
    return () => observer.disconnect()
  }, [id])
  return inSight
}
