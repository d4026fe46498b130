import { Card } from '#components/ui/surface/card.tsx'
import { memberPageFixture } from '#gallery/fixtures/activities.ts'
import { NOW } from '#gallery/fixtures/fixture.ts'
import { claimables, rewardStates, taskStates } from '#gallery/fixtures/tasks.ts'
import { each, fail, inWorld, nothing, type FixtureAnswers, type StateContext } from '#gallery/parts/states.tsx'
import { claimableOf } from '../claim/claim.ts'
import { ClaimCard } from '../claim/claim-card.tsx'
import { MyRewards, RewardTotalsCard } from './my-rewards.tsx'
import { RewardRow } from './reward-list.tsx'
import { RewardsClaimed } from './no-claims.tsx'
import { RewardsVisitor } from './rewards-parts.tsx'

const EMPTY = { items: [], total: 0 }
const CLAIM = { progress: null, isClaiming: false, pressed: null, claim: nothing, onClaimAll: nothing }

export function states({ t }: StateContext) {
  const rewards = rewardStates(t)
  const all = Object.values(rewards)
  const items = all.map(({ item }) => item)
  const ready = claimables(t)
  const claimed = ready.map((item) => ({ ...claimableOf(item), state: 'GRANTED' as const }))
  const welcome = memberPageFixture('NewUser', { title: t('activity_type.new_user') })
  const answers: FixtureAnswers = {
    rewardTimeline: ({ query }) => all.find(({ item }) => item.rewardId === query?.rewardId),
    activityDetail: { ...welcome, path: '/activity/lottery/fixture' },
    taskCompletions: { tasks: Object.values(taskStates(t)) },
  }
  return {
    ...each(rewards, ({ item }) =>
      inWorld(
        <Card>
          <ul>
            <RewardRow item={item} onChange={nothing} />
          </ul>
        </Card>,
        answers,
      ),
    ),
    'ready-several': <ClaimCard items={ready} {...CLAIM} />,
    'ready-one': <ClaimCard items={ready.slice(0, 1)} {...CLAIM} />,
    'ready-claiming-all': <ClaimCard items={ready} {...CLAIM} progress={{ done: 1, total: ready.length }} />,
    'all-claimed': inWorld(<RewardsClaimed items={claimed} welcome={welcome} />, answers),
    totals: <RewardTotalsCard items={items} now={NOW} />,
    'totals-none': <RewardTotalsCard items={[]} now={NOW} />,
    visitor: <RewardsVisitor />,
    empty: inWorld(<MyRewards welcome={welcome} />, { ...answers, claimable: EMPTY, getRewardList: EMPTY }),
    loading: inWorld(<MyRewards welcome={null} />),
    failed: inWorld(<MyRewards welcome={null} />, { claimable: fail, getRewardList: fail }),
    'failed-in-part': inWorld(<MyRewards welcome={null} />, {
      ...answers,
      claimable: fail,
      getRewardList: { items: items.slice(0, 1), total: 1 },
    }),
  }
}
