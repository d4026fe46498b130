import { getLocale, getTranslations } from 'next-intl/server'
import { Button } from '#components/ui/controls/button.tsx'
import { listActivities } from '#lib/queries/activity.ts'
import { PictureView } from '../picture-view.tsx'
import { RequestedPath } from './requested-path.tsx'

/**
 * SCR-14, not found: one sentence and two ways on. With `suggests` the page has the names of all activities, to suggest the one that
 * the user probably meant.
 */
export async function NotFoundView({ suggests }: { suggests: boolean }) {
  const [locale, t] = [await getLocale(), await getTranslations('not_found')]
  // The page renders also while the gateway cannot be read.
  const activities = suggests ? await listActivities(locale).catch(() => []) : []
  return (
    <PictureView
      scene="lost"
      title={t('title')}
      text={t('text')}
      actions={
        <>
          <Button size="lg" href="/">
            {t('activities')}
          </Button>
          <Button size="lg" variant="outlined" href="/rewards">
            {t('rewards')}
          </Button>
        </>
      }
    >
      <RequestedPath
        locale={locale}
        known={activities.map(({ title, path }) => ({ title, path }))}
        texts={{
          asked: t('asked', { path: '{path}' }),
          didYouMean: t('did_you_mean', { activity: '{activity}' }),
        }}
      />
    </PictureView>
  )
}
