'use client'

import { ClaimCard } from '#components/task/claim/claim-card.tsx'
import { MyRewards } from '#components/task/rewards-page/my-rewards.tsx'
import { RewardRow } from '#components/task/rewards-page/reward-row.tsx'
import { RewardsClaimed } from '#components/task/rewards-page/rewards-claimed.tsx'
import { RewardTotalsCard } from '#components/task/rewards-page/reward-totals-card.tsx'
import { RewardsVisitor } from '#components/task/rewards-page/rewards-visitor.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import { NetworkError } from '#lib/http/errors.ts'
import { memberPageFixture } from '../fixtures/activities.ts'
import { claimedFixture } from '../fixtures/good-news.ts'
import { claimables, rewardStates } from '../fixtures/rewards.ts'
import { taskStates } from '../fixtures/tasks.ts'
import { FixtureWorld, type FixtureAnswers } from '../parts/fixture-world.tsx'
import { State, StateGroup } from '../parts/state.tsx'
import { useFixture } from '../parts/use-fixture.ts'

const nothing = () => undefined
const fail = () => {
  throw new NetworkError('Network Error', 503)
}
const EMPTY = () => ({ items: [], total: 0 })

export function RewardStates() {
  const { now, states, ready, tasks, welcome } = useFixture((at, translate) => ({
    states: rewardStates(at, translate),
    ready: claimables(at, translate),
    tasks: taskStates(at, translate).map(({ data }) => data),
    welcome: memberPageFixture(at, translate, 'NewUser'),
  }))
  const items = states.map(({ data }) => data.item)
  const answers: FixtureAnswers = {
    rewardTimeline: ({ query }) => states.find(({ data }) => data.item.rewardId === query?.rewardId)?.data,
    activityDetail: () => ({ ...welcome, path: '/activity/lottery/fixture' }),
    taskCompletions: () => ({ tasks }),
  }
  const claim = { progress: null, isClaiming: false, pressed: null, onClaim: nothing, onClaimAll: nothing }
  return (
    <StateGroup wide>
      <FixtureWorld answers={answers}>
        {states.map(({ id, data }) => (
          <State key={id} id={id}>
            <Card as="section">
              <ul>
                <RewardRow item={data.item} onChange={nothing} />
              </ul>
            </Card>
          </State>
        ))}
      </FixtureWorld>
      <State id="ready-several">
        <ClaimCard items={ready} {...claim} />
      </State>
      <State id="ready-one">
        <ClaimCard items={ready.slice(0, 1)} {...claim} />
      </State>
      <State id="ready-claiming-all">
        <ClaimCard items={ready} {...claim} progress={{ done: 1, total: ready.length }} />
      </State>
      <FixtureWorld answers={answers}>
        <State id="all-claimed">
          <RewardsClaimed items={ready.map(claimedFixture)} welcome={welcome} />
        </State>
      </FixtureWorld>
      <State id="totals">
        <RewardTotalsCard items={items} now={now} />
      </State>
      <State id="totals-none">
        <RewardTotalsCard items={[]} now={now} />
      </State>
      <State id="visitor">
        <RewardsVisitor />
      </State>
      <State id="empty">
        <FixtureWorld answers={{ ...answers, claimable: EMPTY, getRewardList: EMPTY }}>
          <MyRewards welcome={welcome} />
        </FixtureWorld>
      </State>
      <State id="loading">
        <FixtureWorld answers={{}}>
          <MyRewards welcome={null} />
        </FixtureWorld>
      </State>
      <State id="failed">
        <FixtureWorld answers={{ claimable: fail, getRewardList: fail }}>
          <MyRewards welcome={null} />
        </FixtureWorld>
      </State>
      <State id="failed-in-part">
        <FixtureWorld
          answers={{ ...answers, claimable: fail, getRewardList: () => ({ items: items.slice(0, 1), total: 1 }) }}
        >
          <MyRewards welcome={null} />
        </FixtureWorld>
      </State>
    </StateGroup>
  )
}
