import { fillSlot } from '#components/ui/browser/fill-slot.tsx'
import link from '#components/ui/text/link.module.css'
import { localeHref } from '#lib/i18n/locale-href.ts'
import type { Locale } from '@fanfare/languages/locales.ts'
import styles from './requested-path.module.css'
import { suggestActivity, type Suggestion } from './suggest-activity.ts'

export interface RequestedWordsProps {
  path: string
  locale: Locale
  known: Suggestion[]
  texts: {
    /** With the slot `{path}`. */
    asked: string
    /** With the slot `{activity}`. */
    didYouMean: string
  }
}

/** The path that the user requested, which the one cached page does not know, and the activity that they probably meant. */
export function RequestedWords({ path, locale, known, texts }: RequestedWordsProps) {
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
          <a href={localeHref(locale, suggestion.path)} className={link.text}>
            {suggestion.title}
          </a>,
        )}
    </>
  )
}
