import { getLocale, getTranslations } from 'next-intl/server'
import { RewardKinds } from '#components/task/rewards-page/reward-kinds.tsx'
import { RewardsSection } from '#components/task/rewards-page/rewards-section.tsx'
import { Wrap } from '#components/ui/surface/wrap.tsx'
import { pageMetadata } from '#lib/seo/page-metadata.ts'

export async function generateMetadata() {
  const t = await getTranslations('rewards')
  return pageMetadata(await getLocale(), '/rewards', { title: t('title'), description: t('description') })
}

// No Suspense: the first HTML has to be complete for readers without JavaScript.
export default function Page() {
  return (
    <Wrap as="main" id="main">
      <RewardsSection />
      <RewardKinds />
    </Wrap>
  )
}
