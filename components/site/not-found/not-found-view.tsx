import { getLocale, getTranslations } from 'next-intl/server'
import { Button } from '#components/ui/controls/button.tsx'
import { listActivities } from '#lib/queries/activity.ts'
import { PictureView } from '../picture-view.tsx'
import { RequestedPath } from './requested-path.tsx'
import type { Suggestion } from './suggest-activity.ts'

/**
 * SCR-14, not found: one sentence, two ways on, and with `suggests` the activity that the user probably meant, whose names are part
 * of the page.
 */
export async function NotFoundView({ suggests }: { suggests: boolean }) {
  const [locale, t] = [await getLocale(), await getTranslations('not_found')]
  return (
    <PictureView
      scene="lost"
      title={t('title')}
      text={t('text')}
      actions={
        <>
          <Button size="lg" href="/" locale={locale}>
            {t('activities')}
          </Button>
          <Button size="lg" variant="outlined" href="/rewards" locale={locale}>
            {t('rewards')}
          </Button>
        </>
      }
    >
      <RequestedPath
        locale={locale}
        known={suggests ? await knownActivities() : []}
        texts={{
          asked: t('asked', { path: '{path}' }),
          didYouMean: t('did_you_mean', { activity: '{activity}' }),
        }}
      />
    </PictureView>
  )
}

/** This page has to render also when the gateway cannot be read; then it suggests no activity. */
async function knownActivities(): Promise<Suggestion[]> {
  try {
    const activities = await listActivities(await getLocale())
    return activities.map(({ title, path }) => ({ title, path }))
  } catch {
    return []
  }
}
