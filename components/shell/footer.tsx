import { useTranslations } from 'next-intl'
import { publicConfig } from '#lib/queries/settings.ts'
import { Wrap } from '#components/ui/wrap.tsx'
import { Brand } from './brand.tsx'
import { CommitLabel } from './commit-label.tsx'
import styles from './footer.module.css'

/** SHELL-4: with the risk disclosure; hidden inside the webview, which has the app's own bar. */
export function Footer() {
  const t = useTranslations('shell')
  const { brandName, live, commitLabel } = publicConfig()
  return (
    <footer className={styles.footer} data-shell>
      <Wrap className={styles.columns}>
        <div className={styles.text}>
          <Brand name={brandName} />
          <p>{t('risk_disclosure')}</p>
          {!live && commitLabel && <CommitLabel label={commitLabel} />}
        </div>
      </Wrap>
    </footer>
  )
}
