import { getLocale, getTranslations } from 'next-intl/server'
import { Art } from '#components/ui/art.tsx'
import { Button } from '#components/ui/button.tsx'
import { Wrap } from '#components/ui/wrap.tsx'
import { listActivities } from '#lib/queries/activity.ts'
import { RequestedPath } from '../download/requested-path.tsx'
import styles from './not-found-view.module.css'
import type { Suggestion } from './suggest-activity.ts'

/** SCR-14, not found: one sentence, two ways on, and what was probably meant. */
export async function NotFoundView() {
  const [locale, t] = [await getLocale(), await getTranslations('not_found')]
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
            <Button size="lg" href="/" locale={locale}>
              {t('activities')}
            </Button>
            <Button size="lg" variant="outlined" href="/rewards" locale={locale}>
              {t('rewards')}
            </Button>
          </div>
          <p className={styles.asked}>
            <RequestedPath
              locale={locale}
              known={await knownActivities()}
              texts={{
                asked: t('asked', { path: '{path}' }),
                didYouMean: t('did_you_mean', { activity: '{activity}' }),
              }}
            />
          </p>
        </div>
      </section>
    </Wrap>
  )
}

/** Nothing to suggest is no reason to fail: this page must always come. */
async function knownActivities(): Promise<Suggestion[]> {
  try {
    const activities = await listActivities(await getLocale())
    return activities.map(({ title, path }) => ({ title, path }))
  } catch {
    return []
  }
}
