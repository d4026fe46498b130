'use client'

import { useEffect, useState, type ReactNode } from 'react'
import { pluralWord, type PluralWords } from '@fanfare/languages/plural-words.ts'
import { useNow } from '#components/ui/time/use-now.ts'
import { useOnline } from '#components/ui/browser/use-online.ts'
import { serverNow } from '#lib/http/clock.ts'
import { Span } from '#components/ui/layout/layout.tsx'
import { ownTime } from '@fanfare/kernel/time/own-time.ts'
import type { DateStyle } from '@fanfare/languages/date-styles.ts'
import { fillPattern } from '@fanfare/languages/fill-date.ts'
import type { Locale } from '@fanfare/languages/locales.ts'
import styles from './offline-bar.module.css'

export interface OfflineBarProps {
  locale: Locale
  icon: ReactNode
  /** How the language writes a time of day. */
  clock: Pick<DateStyle, 'time' | 'dayPeriods'>
  texts: {
    /** With the slots `{time}` and `{value}`, chosen by the number of minutes. */
    line: PluralWords
    /** With the slot `{time}`. */
    lineNow: string
    /** About a user's claims. */
    claims: string
    retry: string
    still: string
  }
}

const MINUTE = 60_000

/** The last data stays on the page; the bar shows its age (design, "Offline"). */
export function OfflineBar(props: OfflineBarProps) {
  const online = useOnline()
  const [loadedAt] = useState(serverNow)
  useEffect(() => {
    document.documentElement.toggleAttribute('data-offline', !online)
  }, [online])
  return online ? null : <OfflineNotice {...props} loadedAt={loadedAt} />
}

/** `loadedAt`: when the page was loaded, ms. */
export function OfflineNotice({ locale, icon, clock, texts, loadedAt }: OfflineBarProps & { loadedAt: number }) {
  const now = useNow() ?? loadedAt
  const [stillOffline, setStillOffline] = useState(false)
  const minutes = Math.max(0, Math.floor((now - loadedAt) / MINUTE))
  const sentence = minutes === 0 ? texts.lineNow : pluralWord(locale, texts.line, minutes)
  const line = sentence
    .replace('{time}', fillPattern({ months: [], ...clock }, clock.time, ownTime(loadedAt)))
    .replace('{value}', String(minutes))
  // A reload without a connection would lose the page, so try the connection first.
  const retry = async () => {
    const reachable = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    )
    if (reachable) window.location.reload()
    else setStillOffline(true)
  }
  return (
    <div role="status" className={styles.bar}>
      {icon}
      <Span grow>
        {stillOffline ? texts.still : line} <span className={styles.claims}>{texts.claims}</span>
      </Span>
      <button type="button" className={styles.retry} onClick={() => void retry()}>
        {texts.retry}
      </button>
    </div>
  )
}
