import { getLocale, getTranslations } from 'next-intl/server'
import { Art } from '#components/ui/art.tsx'
import { Button } from '#components/ui/button.tsx'
import { Wrap } from '#components/ui/wrap.tsx'
import { NOT_KEPT } from '#lib/not-kept.ts'
import { cachedRead } from '#lib/queries/cached-read.ts'
import styles from './not-found/not-found-view.module.css'

/** Next keeps a page no longer than the shortest of its readings, here 1 s; the front does not cache this page at all. */
const keepBriefly = () => cachedRead(['login-needed'], () => Promise.resolve(null), { tags: [], revalidate: 1 })

/**
 * In place of a public page whose reading needs a token (contract §10). `path` is the page's, without
 * its locale.
 */
export async function LoginNeeded({ path }: { path: string }) {
  const [locale, t] = [await getLocale(), await getTranslations()]
  await keepBriefly()
  const next = `?next=${encodeURIComponent(path)}`
  return (
    <Wrap as="main" id="main">
      <section className={styles.view} {...NOT_KEPT.attribute}>
        <div className={styles.picture}>
          <Art scene="quiet" />
        </div>
        <div className={styles.text}>
          <h1>{t('account.login_title')}</h1>
          <p className={styles.line}>{t('code.600')}</p>
          <div className={styles.actions}>
            <Button size="lg" href={`/login${next}`} locale={locale}>
              {t('shell.log_in')}
            </Button>
            <Button size="lg" variant="outlined" href={`/register${next}`} locale={locale}>
              {t('shell.register')}
            </Button>
          </div>
        </div>
      </section>
    </Wrap>
  )
}
