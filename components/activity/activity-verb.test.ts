import { cash } from '#lib/testing/samples.ts'
import { expect, test } from 'vitest'
import { ACTIVITY_TYPE_NAMES, ACTIVITY_TYPES } from '@fanfare/contract/activity-types.ts'
import type { Reward } from '@fanfare/contract/task/task.ts'
import { flattenMessages } from '@fanfare/languages/message-tree.ts'
import { loadMessages } from '@fanfare/languages/messages.ts'
import { type ActivityStanding, activityVerb } from './activity-standing.ts'

const english = flattenMessages(loadMessages('en'))
const money = (amount: string, unit = 'USDT'): Reward => ({ ...cash(amount), amount: { amount, unit } })
const joined: ActivityStanding = { state: 'joined', done: 3, of: 7 }
const STANDINGS: (ActivityStanding | null)[] = [
  null,
  { state: 'notJoined' },
  joined,
  { state: 'toClaim', rewards: [money('10')] },
  { state: 'canDraw', left: 1, rewards: [] },
  { state: 'toClaim', rewards: [money('10'), { ...money('0'), amount: { count: 2 } }] },
]
const subject = (type: keyof typeof ACTIVITY_TYPES, page: string = ACTIVITY_TYPES[type].page) => ({
  activityType: ACTIVITY_TYPES[type].code,
  // The page of the type for new users is that of events; its own activity is at /welcome-event.
  path: page === '/events' ? '/welcome-event' : `${page}/a-cup`,
  status: 'ONGOING' as const,
  outcome: null,
})

test.each(ACTIVITY_TYPE_NAMES)('[SCR-1] a card of %s has a verb in every state', (type) => {
  const activity = subject(type)
  const states = [
    activity,
    { ...activity, status: 'UPCOMING' as const },
    { ...activity, status: 'ENDED' as const },
    { ...activity, outcome: 'CANCELLED' as const },
  ]
  for (const state of states)
    for (const standing of STANDINGS) expect(english.get(activityVerb(state, standing).key)).toMatch(/^[A-Z]/)
})

test('[SCR-1] the verb of a running activity follows its type, and changes with joining', () => {
  expect(activityVerb(subject('PersonalTrading'), null).key).toBe('activity_verb.see_leaderboard')
  expect(activityVerb(subject('TeamTrading'), { state: 'notJoined' }).key).toBe('activity_verb.find_team')
  expect(activityVerb(subject('Lottery'), null).key).toBe('activity_verb.get_draw')
  expect(activityVerb(subject('Lottery'), joined).key).toBe('activity_verb.get_draws')
  expect(activityVerb(subject('Lottery'), { state: 'canDraw', left: 1, rewards: [] }).key).toBe('lottery.spin')
  expect(activityVerb(subject('NewUser'), joined).key).toBe('activity_verb.see_my_tasks')
})

test('[SCR-1] an event and an unknown type of activity have the verb of an event', () => {
  expect(activityVerb(subject('PersonalTrading', '/promo'), null).key).toBe('activity_verb.see_tasks')
  const unknown = { ...subject('Lottery'), activityType: 'OTHER' as const }
  expect(activityVerb(unknown, null).key).toBe('activity_verb.see_tasks')
})

test('[SCR-1] something to claim comes before every other verb, with its sum', () => {
  const claim = (...rewards: Reward[]) =>
    activityVerb({ ...subject('Lottery'), status: 'ENDED' }, { state: 'toClaim', rewards })
  expect(claim(money('10'))).toEqual({ key: 'task.claim_reward', reward: money('10') })
  expect(claim(money('10'), money('0.1'), money('0.2'))).toEqual({
    key: 'task.claim_reward',
    reward: { amount: { amount: '10.3', unit: 'USDT' }, label: '' },
  })
  expect(claim(money('10'), money('5', 'FNF'))).toEqual({ key: 'activity_verb.claim_all' })
})

test('[SCR-1] before the start, after the end and after a cancellation the verb is the same for every type', () => {
  for (const type of ACTIVITY_TYPE_NAMES) {
    const verb = (more: Partial<Parameters<typeof activityVerb>[0]>) =>
      activityVerb({ ...subject(type), ...more }, joined).key
    expect(verb({ status: 'UPCOMING' })).toBe('activity_verb.see_details')
    expect(verb({ status: 'ENDED', outcome: 'SETTLED' })).toBe('activity_verb.see_results')
    expect(verb({ status: 'ENDED', outcome: 'CANCELLED' })).toBe('activity.cta_read_rules')
  }
})
