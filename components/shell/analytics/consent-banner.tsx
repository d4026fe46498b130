import { useLocale, useTranslations } from 'next-intl'
import { useId } from 'react'
import { Button } from '#components/ui/controls/button.tsx'
import type { ConsentAnswer } from '#lib/analytics/consent.ts'
import { localeHref } from '#lib/i18n/locale-href.ts'
import { legalPath } from '@fanfare/languages/legal/legal-documents.ts'
import styles from './consent-banner.module.css'

interface ConsentBannerProps {
  /** The operator's privacy notice; null means the page of this site. */
  privacyUrl: string | null
  onAnswer: (answer: ConsentAnswer) => void
}

/** The question before analytics (ANA-4). It covers nothing that is needed to go on, and both answers weigh the same. */
export function ConsentBanner({ privacyUrl, onAnswer }: ConsentBannerProps) {
  const t = useTranslations('consent')
  const locale = useLocale()
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={styles.banner}>
      <div className={styles.words}>
        <h2 id={titleId}>{t('title')}</h2>
        <p>
          {t('text')} <a href={privacyUrl ?? localeHref(locale, legalPath('privacy'))}>{t('privacy_link')}</a>
        </p>
      </div>
      <div className={styles.answers}>
        <Button variant="outlined" onClick={() => onAnswer('refused')}>
          {t('btn_refuse')}
        </Button>
        <Button variant="outlined" onClick={() => onAnswer('granted')}>
          {t('btn_accept')}
        </Button>
      </div>
    </section>
  )
}
