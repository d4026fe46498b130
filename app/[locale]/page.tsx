import { getLocale, getTranslations } from 'next-intl/server'
import { ActivityList } from '#components/activity/list/activity-list.tsx'
import { BannerSection } from '#components/activity/banner/banner-section.tsx'
import { LoginNeeded } from '#components/site/login-needed.tsx'
import { InviteTeaser } from '#components/site/invite/invite-teaser.tsx'
import { Promises } from '#components/site/promises/promises.tsx'
import { ReadyForYou } from '#components/task/ready-for-you/ready-for-you.tsx'
import { Winners } from '#components/task/winners/winners.tsx'
import { cx } from '#components/ui/cx.ts'
import { VisuallyHidden } from '#components/ui/text/visually-hidden.tsx'
import { Main } from '#components/ui/surface/wrap.tsx'
import { listActivities, readActivity } from '#lib/queries/activity.ts'
import { needsLogin } from '#lib/queries/needs-login.ts'
import { publicConfig } from '#lib/queries/settings.ts'
import { readBanners } from '#lib/queries/site.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'
import { findWelcome } from '#lib/task/find-welcome.ts'
import type { Locale } from '@fanfare/languages/locales.ts'
import { Grid } from '#components/ui/layout/layout.tsx'
import { InviteIsland, MySlideIsland } from './_home/invite-island.tsx'
import styles from './page.module.css'

export async function generateMetadata() {
  const t = await getTranslations('home')
  const title = t('heading', { brand: publicConfig().brandName })
  return pageMetadata(await getLocale(), '/', { title, description: t('description') })
}

// No Suspense: the first HTML of a cached page has to be complete for readers without JavaScript.
export default async function HomePage() {
  const locale = await getLocale()
  if (await needsLogin(Promise.all([listActivities(locale), readBanners(locale)]))) return <LoginNeeded path="/" />
  const t = await getTranslations('home')
  return (
    <Main>
      {/* For screen readers and search engines: the page begins with banners, which change. */}
      <VisuallyHidden as="h1">{t('heading', { brand: publicConfig().brandName })}</VisuallyHidden>
      <Grid gap="16" className={styles.top}>
        <div className={styles.banner}>
          <BannerSection Mine={MySlideIsland} />
        </div>
        <ReadyForYou />
      </Grid>
      <Winners />
      <ActivityList className={styles.block} />
      <div className={cx(styles.block, styles.invite)}>
        <InviteTeaser task={await readInviteTask(locale)} Island={InviteIsland} />
      </div>
      <Promises className={styles.block} />
    </Main>
  )
}

/** The welcome activity's task that pays for an invited friend; null when there is none, or it cannot be read just now. */
async function readInviteTask(locale: Locale) {
  const welcome = findWelcome(await listActivities(locale))
  const detail = welcome && (await readActivity(welcome.activityId, locale).catch(() => null))
  return detail?.tasks.find(({ taskType }) => taskType === 'INVITE_FRIEND') ?? null
}
