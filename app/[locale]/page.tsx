import { getLocale, getTranslations } from 'next-intl/server'
import { ActivityList } from '#components/activity/card/activity-list.tsx'
import { BannerSection } from '#components/activity/banner/banner-section.tsx'
import { LoginNeeded } from '#components/site/login-needed.tsx'
import { HomeHeading } from '#components/site/home-heading.tsx'
import { InviteTeaser } from '#components/site/invite/invite-teaser.tsx'
import { ReadyForYou } from '#components/task/ready-for-you/ready-for-you.tsx'
import { Wrap } from '#components/ui/wrap.tsx'
import { listActivities } from '#lib/queries/activity.ts'
import { needsLogin } from '#lib/queries/needs-login.ts'
import { readBanners } from '#lib/queries/site.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'
import styles from './page.module.css'

export async function generateMetadata() {
  const t = await getTranslations('home')
  return pageMetadata(await getLocale(), '/', { title: t('title'), description: t('description') })
}

// No Suspense: a page that is kept must hold everything in its first HTML, in place, for readers without JavaScript.
export default async function HomePage() {
  const locale = await getLocale()
  if (await needsLogin(Promise.all([listActivities(locale), readBanners(locale)]))) return <LoginNeeded path="/" />
  return (
    <Wrap as="main" id="main">
      <HomeHeading />
      <div className={styles.top}>
        <div className={styles.banner}>
          <BannerSection />
        </div>
        <ReadyForYou />
      </div>
      <div className={styles.block}>
        <ActivityList />
      </div>
      <div className={styles.block}>
        <InviteTeaser />
      </div>
    </Wrap>
  )
}
