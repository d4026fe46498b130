import { getTranslations } from 'next-intl/server'
import { Art } from '#components/ui/art.tsx'
import { Button } from '#components/ui/button.tsx'
import { Wrap } from '#components/ui/wrap.tsx'
import { DEFAULT_LOCALE } from '#lib/i18n/locales.ts'
import styles from './not-found-view.module.css'

/** Without a language in the address there is only the default one, and nothing to look up. */
export async function GlobalNotFoundView() {
  const t = await getTranslations({ locale: DEFAULT_LOCALE, namespace: 'not_found' })
  return (
    <Wrap as="main" id="main">
      <section className={styles.view}>
        <div className={styles.picture}>
          <Art scene="lost" />
        </div>
        <div className={styles.text}>
          <h1>{t('title')}</h1>
          <p className={styles.line}>{t('text')}</p>
          <div className={styles.actions}>
            <Button size="lg" href="/" locale={DEFAULT_LOCALE}>
              {t('activities')}
            </Button>
          </div>
        </div>
      </section>
    </Wrap>
  )
}
