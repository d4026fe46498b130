'use client'

import { useSyncExternalStore } from 'react'
import { fillSlot } from '#components/ui/fill-slot.tsx'
import { Link } from '#components/ui/link.tsx'
import type { Locale } from '#lib/i18n/locales.ts'
import styles from '../not-found/not-found-view.module.css'
import { suggestActivity, type Suggestion } from '../not-found/suggest-activity.ts'

interface AskedForProps {
  locale: Locale
  known: Suggestion[]
  texts: {
    /** With the slot `{path}`. */
    asked: string
    /** With the slot `{activity}`. */
    didYouMean: string
  }
}

const never = () => () => undefined

/** Repeats the address, which the one cached page does not know, and offers what was probably meant. */
export function RequestedPath({ locale, known, texts }: AskedForProps) {
  const path = useSyncExternalStore(
    never,
    () => window.location.pathname,
    () => null,
  )
  if (path === null) return null
  const suggestion = suggestActivity(path, known)
  return (
    <>
      {fillSlot(
        texts.asked,
        'path',
        <bdi dir="ltr" className={styles.path}>
          {path}
        </bdi>,
      )}{' '}
      {suggestion &&
        fillSlot(
          texts.didYouMean,
          'activity',
          <Link href={suggestion.path} locale={locale} look="text">
            {suggestion.title}
          </Link>,
        )}
    </>
  )
}
