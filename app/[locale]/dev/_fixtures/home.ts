import { welcomeOffer, type WelcomeOffer } from '#lib/task/welcome-offer.ts'
import type { ActivitySummary } from '@fanfare/contract/activity/activity.ts'
import type { MarqueeRecord } from '@fanfare/contract/agent/marquee-record.ts'
import type { Banner } from '@fanfare/contract/site/main-banner.ts'
import { earnedSums } from '#lib/task/earned-sums.ts'
import type { UnusedDraws } from '#lib/task/unused-draws.ts'
import { activityFixture, activityPageFixture } from './activities.ts'
import { DAY, HOUR, MINUTE, usdt, type Fixture, type Translate } from './fixture.ts'
import { claimables } from './rewards.ts'
import { rewardsOf } from './rewards-of.ts'
import { taskFixture, taskStates } from './tasks.ts'

/** The offer of six tasks, of which the card of visitors lists four. */
export function offerFixture(now: number, translate: Translate): WelcomeOffer {
  const { cash, trial, coupon } = rewardsOf(translate)
  const signUp = taskFixture(translate, 'KYC_PASS', trial, {
    taskType: 'REGISTER_PASS',
    title: translate('shell.register'),
  })
  const detail = activityPageFixture(now, translate, 'NewUser', {
    tasks: [
      signUp,
      taskFixture(translate, 'KYC_PASS', trial),
      taskFixture(translate, 'RECHARGE', cash),
      taskFixture(translate, 'SPOT_TRADING_VOLUME', cash),
      taskFixture(translate, 'INVITE_FRIEND', cash),
      taskFixture(translate, 'EARNINGS', coupon),
    ],
  })
  const offer = welcomeOffer(detail)
  if (!offer) throw new Error('the offer has no task')
  return offer
}

/** The latest winners: an address, a short one and a mobile number, from seconds to days ago. */
export function winnersFixture(now: number, translate: Translate): MarqueeRecord[] {
  const { cash, trial, coupon } = rewardsOf(translate)
  const { activityId, title } = activityFixture(now, translate, 'NewUser')
  const winners = [
    { maskedName: 'an***@mail', reward: cash, age: 12_000 },
    { maskedName: '+90***27', reward: trial, age: 3 * MINUTE },
    { maskedName: '***@mail', reward: coupon, age: 2 * HOUR },
    { maskedName: 'ke***@mail', reward: cash, age: 3 * DAY },
    { maskedName: 'yu***@mail', reward: trial, age: 5 * DAY },
  ]
  return winners.map(({ age, ...winner }) => ({ ...winner, activityId, title, at: now - age }))
}

/** The activities of slides: sums of each length, with and without "Up to". */
export function bannerStates(now: number, translate: Translate): Fixture<ActivitySummary>[] {
  const states: Record<string, ActivitySummary> = {
    pool: activityFixture(now, translate, 'PersonalTrading', { pool: usdt('250000') }),
    maximum: activityFixture(now, translate, 'TradingDepositBonus', { pool: usdt('2000') }),
    'twelve-digits': activityFixture(now, translate, 'TeamTrading', { pool: usdt('123456789012') }),
    'last-hours': activityFixture(now, translate, 'Lottery', { endTime: now + 3 * HOUR }),
    'without-pool': activityFixture(now, translate, 'CompoundTrading', { pool: null }),
    event: activityFixture(now, translate, 'PersonalTrading', { path: '/events/fixture', image: 'drop' }),
  }
  return Object.entries(states).map(([id, data]) => ({ id, data }))
}

/** The banner that the gateway makes of an activity. */
export const bannerFixture = ({ activityId, image, title, subtitle, path }: ActivitySummary): Banner => ({
  id: activityId,
  image,
  title,
  subtitle,
  activityId,
  link: { webUrl: path },
})

/** The parts of a user's card. */
export function cardFixture(now: number, translate: Translate) {
  const { cash, trial, coupon, token } = rewardsOf(translate)
  const tasks = taskStates(now, translate)
    .filter(({ id }) => ['pending-with-progress', 'friends', 'pending-without-progress'].includes(id))
    .map(({ data }) => data)
  const draws: UnusedDraws = {
    activityId: 'act-lottery',
    title: translate('activity_type.lottery'),
    path: '/activity/lottery/fixture',
    count: 3,
    endsAt: now + DAY,
  }
  const [claimable] = claimables(now, translate)
  if (!claimable) throw new Error('nothing is claimable')
  return {
    draws,
    earned: earnedSums([cash, trial, coupon, token].map((reward) => ({ state: 'GRANTED' as const, reward }))),
    next: { activityId: 'act_welcome', path: '/welcome-event', tasks },
    huge: { ...claimable, task: { ...claimable.task, reward: { ...cash, amount: usdt('123456789012.123456') } } },
  }
}
