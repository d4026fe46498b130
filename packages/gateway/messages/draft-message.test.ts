import { expect, test } from 'vitest'
import type { RewardRow } from '#gateway/rewards/db/rewards.ts'
import { draftMessage, type CausingEntry } from './draft-message.ts'
import { namedParams } from './describe-messages.ts'

const entry = (changes: Partial<CausingEntry>): CausingEntry => ({
  topic: 'reward.granted',
  key: '7.1',
  at: 1,
  payload: {},
  reward: null,
  claim: null,
  team: null,
  joinUntil: null,
  ...changes,
})
const reward = (changes: Partial<RewardRow>): RewardRow => ({
  rewardId: 'rw1',
  userId: 'u1',
  activityId: 'a1',
  source: 'draw:12',
  rewardType: 'GIFT_CASH',
  asset: 'GIFT_CASH:USDT',
  quantity: '10.500000000000000000',
  left: '10.5',
  state: 'GRANTED',
  reasonCode: null,
  transferId: 'tr1',
  earnedAt: 1,
  grantedAt: 1,
  holdUntil: null,
  expiresAt: null,
  usedAt: null,
  cancelled: '0',
  cancelledAt: null,
  revision: 1,
  ...changes,
})

const usdt = { amount: '10.5', unit: 'USDT' }
test.each([
  ['cash', {}, 'GRANTED', 'reward_granted', { reward: usdt }],
  ['cash that is held', { holdUntil: 9 }, 'HOLD', 'reward_held', { reward: usdt, date: 9 }],
  ['cash under review', { holdUntil: 9 }, 'REVIEW', 'reward_review', { reward: usdt }],
  [
    'a thing',
    { rewardType: 'PHYSICAL', asset: 'PHYSICAL:phone', quantity: '1' },
    'HOLD',
    'reward_address',
    { reward: { item: 'phone' } },
  ],
  [
    'draws',
    { rewardType: 'LOTTERY_COUNT', asset: 'LOTTERY_COUNT:DRAW', quantity: '2.000000000000000000' },
    'GRANTED',
    'reward_granted',
    { reward: { count: 2 } },
  ],
])('[MSG-1] the grant of %s', (_, changes, state, kind, params) => {
  const draft = draftMessage(entry({ payload: { state }, reward: reward(changes) }))
  expect(draft).toEqual({ cause: 'granted:rw1', kind, params, activityId: 'a1', source: 'draw:12' })
})

test.each(['rank:VOLUME:3', 'team:t1', 'tier:gold', 'cover:o1', 'manual:m1'] as const)(
  '[MSG-1] a reward of the source %s is granted without a claim, and has a message',
  (source) => expect(draftMessage(entry({ payload: {}, reward: reward({ source }) }))?.kind).toBe('reward_granted'),
)

test('[MSG-1] a claimed reward of a task has no message', () => {
  expect(draftMessage(entry({ reward: reward({ source: 'task:first:-' }) }))).toBeNull()
})

test('[MSG-1] a reward that the gateway corrects has a message, one that the staff takes back has none', () => {
  const taken = (payload: CausingEntry['payload']) =>
    draftMessage(entry({ topic: 'reward.cancelled', payload, reward: reward({}) }))
  expect(taken({ reason: 'CORRECTED', isLateFact: true })).toMatchObject({
    kind: 'reward_corrected',
    params: { reward: usdt },
  })
  expect(taken({ reason: 'CORRECTED' })).toBeNull()
})

const settled = (payload: CausingEntry['payload'], team: CausingEntry['team'] = null) => {
  const draft = draftMessage(entry({ topic: 'activity.settled', payload: { activityId: 'a1', ...payload }, team }))
  return draft && [draft.kind, draft.params]
}
test('[MSG-1] a result names the place that won, else the best', () => {
  const ranks = { VOLUME: 8, ROI: 3 }
  expect(settled({ ranks, rewards: ['rank:VOLUME:8'] })).toEqual(['place_won', { rank: 8 }])
  expect(settled({ ranks, rewards: ['tier:gold'] })).toEqual(['place_missed', { rank: 3 }])
  expect(settled({ ranks, soldOut: ['rank:VOLUME:8'] })).toEqual(['prize_sold_out', { rank: 8 }])
  expect(settled({ ranks: {}, rewards: [] })).toEqual(['activity_settled', {}])
})

test('[MSG-1] in a competition of teams the result is that of the team', () => {
  const owls = { name: 'Night Owls' }
  const ranks = { TEAM: 2, VOLUME: 40 }
  expect(settled({ ranks, rewards: ['team:t1'] }, owls)).toEqual(['team_place_won', { rank: 2, team: 'Night Owls' }])
  expect(settled({ ranks, rewards: [] }, owls)).toEqual(['team_place_missed', { rank: 2, team: 'Night Owls' }])
  expect(settled({ ranks, soldOut: ['team:t1'] }, owls)).toEqual(['prize_sold_out', { rank: 2 }])
})

const params = { campaignId: 'c1', level: 'gold' }

test('[MSG-1] a level of agents has its name, and its id where the campaign no longer has the level', () => {
  const levels = { gold: 'Oro' }
  expect(namedParams('level_reached', params, { activity: undefined, levels })).toEqual({
    campaignId: 'c1',
    level: 'Oro',
  })
  expect(namedParams('level_reached', { ...params, level: 'iron' }, { activity: undefined, levels })).toMatchObject({
    level: 'iron',
  })
  expect(namedParams('level_reached', params, { activity: undefined, levels: undefined })).toEqual(params)
})
