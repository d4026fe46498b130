import { Link } from '#components/ui/text/link.tsx'
import { Wrap } from '#components/ui/surface/wrap.tsx'
import { CONSENT_HASH } from '#lib/analytics/consent.ts'
import { LOCALE_FACTS } from '@fanfare/languages/locales.ts'
import { LEGAL_DOCUMENTS } from '@fanfare/languages/legal/legal-documents.ts'
import { FAIRNESS_PATH } from '#lib/lottery/fairness-href.ts'
import { legalHref, legalText } from '#lib/queries/legal.ts'
import { publicConfig } from '#lib/queries/settings.ts'
import { Grid } from '#components/ui/layout/layout.tsx'
import { Brand } from './header/brand.tsx'
import { InlineScript } from '#components/ui/browser/inline-script.tsx'
import { useWords } from '#components/ui/text/use-words.ts'
import styles from './footer.module.css'

/** SHELL-4: with the risk disclosure and the legal documents; hidden inside the webview, which has the app's own bar. */
export function Footer() {
  const { t, locale } = useWords()
  const { live, commitLabel, analytics } = publicConfig()
  return (
    <footer className={styles.footer} data-shell>
      <Wrap className={styles.columns}>
        <div className={styles.text}>
          <Brand />
          <p>{t('shell.risk_disclosure')}</p>
          <p>{t('shell.adults_only')}</p>
          {!live && commitLabel && (
            <>
              <code data-build hidden suppressHydrationWarning>
                {commitLabel}
              </code>
              <InlineScript name="label" />
            </>
          )}
        </div>
        <Grid as="nav" aria-label={t('shell.legal_links')} columns={2} align="start" className={styles.links}>
          {LEGAL_DOCUMENTS.map((name) => {
            const { title, locale: written, isFallback } = legalText(name, locale)
            return (
              <Link key={name} href={legalHref(name)} lang={isFallback ? LOCALE_FACTS[written].htmlLang : undefined}>
                {title}
              </Link>
            )
          })}
          <Link href={FAIRNESS_PATH}>{t('shell.verify_draw')}</Link>
          {analytics && analytics.consentCountries.length > 0 && (
            <a href={CONSENT_HASH}>{t('shell.analytics_choice')}</a>
          )}
        </Grid>
      </Wrap>
    </footer>
  )
}
