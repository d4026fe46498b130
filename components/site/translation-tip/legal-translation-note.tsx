import { getLocale, getTranslations } from 'next-intl/server'
import { Note } from '#components/ui/layout/layout.tsx'
import { localeHref } from '#lib/i18n/locale-href.ts'
import { DEFAULT_LOCALE } from '@fanfare/languages/locales.ts'
import { isUnreviewedTranslation } from '#lib/i18n/review-level.ts'
import styles from './translation-tip.module.css'

/**
 * States below rules or a legal document that they are a translation no native reader reviewed, with a link to the same
 * page in English (ADR 0036). Absent in reviewed languages and in English.
 */
export async function LegalTranslationNote({ path }: { path: string }) {
  const locale = await getLocale()
  if (!isUnreviewedTranslation(locale)) return null
  const t = await getTranslations('language')
  return (
    <Note size="small" top="16" className={styles.note}>
      {t('legal_translated')}{' '}
      <a href={localeHref(DEFAULT_LOCALE, path)} hrefLang={DEFAULT_LOCALE}>
        {t('english_text')}
      </a>
    </Note>
  )
}
