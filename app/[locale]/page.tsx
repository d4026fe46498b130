import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Suspense } from 'react'
import { ActivityList, ActivityListSkeleton } from '#components/activity/activity-list.tsx'
import { BannerSection, BannerSectionSkeleton } from '#components/activity/banner-section.tsx'
import { HomeHeading } from '#components/site/home-heading.tsx'
import { InviteTeaser } from '#components/site/invite-teaser.tsx'
import { ReadyForYou, ReadyForYouSkeleton } from '#components/task/ready-for-you.tsx'
import { Wrap } from '#components/ui/wrap.tsx'
import styles from './page.module.css'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('home')
  return { title: t('title'), description: t('description') }
}

export default function HomePage() {
  return (
    <Wrap as="main" id="main">
      <HomeHeading />
      <div className={styles.top}>
        <div className={styles.banner}>
          <Suspense fallback={<BannerSectionSkeleton />}>
            <BannerSection />
          </Suspense>
        </div>
        <Suspense fallback={<ReadyForYouSkeleton />}>
          <ReadyForYou />
        </Suspense>
      </div>
      <div className={styles.block}>
        <Suspense fallback={<ActivityListSkeleton />}>
          <ActivityList />
        </Suspense>
      </div>
      <div className={styles.block}>
        <InviteTeaser />
      </div>
    </Wrap>
  )
}
