import { expect, test } from 'vitest'
import { stillWords } from '#components/testing/render-still.tsx'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import { ACTIVITY_TYPES } from '@fanfare/contract/activity-types.ts'
import { ActivityAside } from './activity-aside.tsx'
import { HeroHeadline } from './hero-headline.tsx'
import { ActivityCard } from './card/activity-card.tsx'
import { detailOf, usdt } from '#lib/testing/samples.ts'

const detail = (more: Partial<ActivityDetail> = {}) =>
  detailOf({
    activityType: ACTIVITY_TYPES.PersonalTrading.code,
    pool: usdt('250000'),
    participants: 2_433,
    path: '/activity/competition/a-cup',
    ...more,
  })

const card = (activity: ActivityDetail) => stillWords(<ActivityCard activity={activity} />)

test('[SCR-1] the card and the page of an activity have the same stake', () => {
  const cup = detail()
  expect(card(cup)).toContain('250,000 USDT prize pool')
  expect(stillWords(<HeroHeadline subject={{ ...cup, promise: '' }} />)).toContain('250,000 USDT prize pool')
  const event = detail({ path: '/events/a-drop', pool: { amount: '40000', unit: 'FNF' } })
  expect(card(event)).toContain('40,000 FNF in rewards')
  expect(stillWords(<HeroHeadline subject={{ ...event, promise: '' }} />)).toContain('40,000 FNF in rewards')
})

test('[SCR-1] the card and the page of an activity hide a small number of participants, and any before the start', () => {
  expect(card(detail())).toContain('2,433 people joined')
  expect(stillWords(<ActivityAside detail={detail({ participants: 20 })} />)).toContain('Participants 20')
  for (const few of [detail({ participants: 19 }), detail({ status: 'UPCOMING' })]) {
    expect(card(few)).not.toContain('joined')
    expect(stillWords(<ActivityAside detail={few} />)).not.toContain('Participants')
  }
})

test('[ACT-10] the page of an activity names the countries where it isn’t offered', () => {
  expect(stillWords(<ActivityAside detail={detail({ regionsExcluded: ['GB', 'US'] })} />)).toContain(
    'Not available in United Kingdom and United States.',
  )
  expect(stillWords(<ActivityAside detail={detail()} />)).not.toContain('Not available in')
})
