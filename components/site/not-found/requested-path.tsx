'use client'

import { useSyncExternalStore } from 'react'
import { fillSlot } from '#components/ui/browser/fill-slot.tsx'
import { Link } from '#components/ui/text/link.tsx'
import type { Locale } from '@fanfare/languages/locales.ts'
import styles from './requested-path.module.css'
import { suggestActivity, type Suggestion } from './suggest-activity.ts'

interface RequestedPathProps {
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

/** The path that the user requested, which the one cached page does not know, and the activity that they probably meant. */
export function RequestedPath({ locale, known, texts }: RequestedPathProps) {
  const path = useSyncExternalStore(
    never,
    () => window.location.pathname,
    () => null,
  )
  const suggestion = path === null ? null : suggestActivity(path, known)
  return (
    <p className={styles.requested} data-later={path === null ? styles.path : undefined}>
      {path !== null &&
        fillSlot(
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
    </p>
  )
}
