import { useLocale, useTranslations } from 'next-intl'
import { Notice } from '#components/ui/surface/notice.tsx'
import { RichText } from '#components/ui/text/rich-text.tsx'
import { Note, Stack } from '#components/ui/layout/layout.tsx'
import { Main } from '#components/ui/surface/wrap.tsx'
import { formatDate } from '@fanfare/languages/format-date.ts'
import { LOCALE_FACTS } from '@fanfare/languages/locales.ts'
import { legalPath, type LegalDocumentName } from '@fanfare/languages/legal/legal-documents.ts'
import { legalText } from '#lib/queries/legal.ts'
import { toRichText } from '@fanfare/kernel/rich-text/to-rich-text.ts'
import { LegalTranslationNote } from '../translation-tip/legal-translation-note.tsx'
import styles from './legal-document.module.css'

/** SCR-16: a document of `legal/`, with its English text until it is translated. */
export function LegalDocument({ name }: { name: LegalDocumentName }) {
  const t = useTranslations('legal')
  const locale = useLocale()
  const { title, sections, updated, locale: written, isFallback } = legalText(name, locale)
  const { htmlLang, direction } = LOCALE_FACTS[written]
  return (
    <Main className={styles.page}>
      {isFallback && <Notice className={styles.notice}>{t('english_only')}</Notice>}
      <article lang={htmlLang} dir={direction} className={styles.document}>
        <h1>{title}</h1>
        {sections.map(({ heading, body }) => (
          <Stack as="section" key={heading} gap="8" className={styles.section}>
            <h2>{heading}</h2>
            <RichText nodes={toRichText(body)} locale={locale} />
          </Stack>
        ))}
      </article>
      {!isFallback && <LegalTranslationNote path={legalPath(name)} />}
      <Note size="small" className={styles.updated}>
        {t('updated', { date: formatDate(locale, Date.parse(updated), 'UTC') })}
      </Note>
    </Main>
  )
}
