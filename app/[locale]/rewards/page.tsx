import { RewardKinds } from '#components/task/rewards-page/reward-kinds.tsx'
import { RewardsSection } from '#components/task/rewards-page/rewards-section.tsx'
import { Main } from '#components/ui/surface/wrap.tsx'
import { metadataOf } from '#lib/seo/page-metadata.ts'

export const generateMetadata = metadataOf('/rewards', { title: 'rewards.title', description: 'rewards.description' })

// No Suspense: the first HTML has to be complete for readers without JavaScript.
export default function Page() {
  return (
    <Main>
      <RewardsSection />
      <RewardKinds />
    </Main>
  )
}
