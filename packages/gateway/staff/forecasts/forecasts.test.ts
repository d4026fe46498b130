import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { Watch } from '@fanfare/kernel/testing/watch.ts'
import type { Forecast } from '@fanfare/contract/staff/forecasts.ts'
import { ingestEvents } from '#gateway/facts/ingest-events.ts'
import { activityInput } from '#gateway/testing/activity-file.ts'
import { borrowGateway } from '#gateway/testing/borrow-gateway.ts'
import { DAY, NOW, trade } from '#gateway/testing/task-world.ts'
import { runNextForecast } from './run-forecasts.ts'
import { malformed } from '#gateway/testing/signed-request.ts'

const gateway = await borrowGateway({ now: NOW })

const reward = { type: 'GIFT_CASH', kind: 'Token', amount: { amount: '5', unit: 'USDT' } } as const
const file = (alias: string, changes: object = {}) => ({
  ...activityInput({ alias }),
  startTime: '+1d 00:00',
  endTime: '+21d 00:00',
  tasks: [
    { id: 'trade', type: 'TOTAL_TRADING_VOLUME', period: 'DURING', target: { amount: '100', unit: 'USDT' }, reward },
    {
      id: 'whale',
      type: 'TOTAL_TRADING_VOLUME',
      period: 'DURING',
      target: { amount: '1000000', unit: 'USDT' },
      reward,
    },
  ],
  budget: [{ rewardType: 'GIFT_CASH', unit: 'USDT', limit: '10' }],
  texts: {
    en: { title: 'Test', rules: 'Rules', tasks: { trade: { title: 'Trade' }, whale: { title: 'Trade much' } } },
  },
  ...changes,
})
const ask = (alias: string, body: object) => gateway.ops('POST', `activities/${alias}/forecast`, body)
const read = (forecastId: string) => gateway.read<{ state: string; forecast: Forecast }>(`forecasts/${forecastId}`)
const forecastOf = async (alias: string, body: object) => {
  const { data } = await ask(alias, body)
  expect(data).toMatchObject({ state: 'RUNNING' })
  while (await runNextForecast(gateway.ctx, gateway.db)) {}
  return read(data.forecastId)
}

const users = await Promise.all(Array.from({ length: 10 }, () => gateway.register()))
const userIds = users.map(({ userId }) => userId)
// Everyone registered long ago, but for the last two.
for (const [index, userId] of userIds.entries())
  await gateway.change('users', { createdAt: NOW - (index < 8 ? 100 : 5) * DAY }, { userId })

test('without facts there is no forecast, and a faulty file is refused by its fields', async () => {
  expect(await forecastOf('early-cup', file('early-cup'))).toMatchObject({ state: 'NO_FACTS', forecast: null })
  expect(await ask('wrong-cup', file('wrong-cup', { timeZone: 'Nowhere' }))).toMatchObject(malformed('timeZone'))
  expect(await ask('no-cup', {})).toMatchObject({ code: '51001' })
  expect((await gateway.ops('GET', 'forecasts/fc_none')).code).toBe('51001')
})

test('a file is replayed by the rules that pay: people, cost, and the hour in which the budget ends', async () => {
  await ingestEvents(gateway.ctx, [
    // Before the replay, in its second day, in its fifth, after its end, and too little.
    trade(userIds[0]!, NOW - 31 * DAY, '500'),
    trade(userIds[1]!, NOW - 29 * DAY, '500'),
    trade(userIds[2]!, NOW - 26 * DAY, '60'),
    trade(userIds[2]!, NOW - 25 * DAY, '60'),
    trade(userIds[3]!, NOW - 5 * DAY, '500'),
    trade(userIds[4]!, NOW - 20 * DAY, '99'),
    // A new user, who could join only after the end of the replayed activity.
    trade(userIds[8]!, NOW - 4 * DAY, '500'),
  ])
  const { state, forecast } = await forecastOf('new-cup', file('new-cup'))
  expect(state).toBe('DONE')
  expect(forecast.basis).toEqual({
    from: NOW - 30 * DAY,
    to: NOW,
    users: 10,
    sampled: 10,
    joinRate: { low: '0.01', mid: '0.1', high: '1', of: [] },
  })
  // Two of the eight who could join; all of them join in the highest case.
  expect(forecast.tasks).toEqual([
    {
      taskId: 'trade',
      people: { low: 0, mid: 0, high: 2 },
      cost: { rewardType: 'GIFT_CASH', unit: 'USDT', low: '0.1', mid: '1', high: '10' },
    },
    {
      taskId: 'whale',
      people: { low: 0, mid: 0, high: 0 },
      cost: { rewardType: 'GIFT_CASH', unit: 'USDT', low: '0', mid: '0', high: '0' },
    },
  ])
  expect(forecast.budget).toEqual([
    { rewardType: 'GIFT_CASH', unit: 'USDT', limit: '10', spent: { low: '0.1', mid: '1', high: '10' }, endsAt: null },
  ])
  expect(forecast.notCounted).toEqual(['PLACES'])
})

test('past activities of the type give the join rate, and the budget ends when the middle rate has spent it', async () => {
  for (const [alias, participants] of [
    ['past-one', 5],
    ['past-two', 10],
    ['past-three', 8],
  ] as const) {
    const activityId = await gateway.publish(activityInput({ alias, endTime: '+9d 00:00' }))
    await gateway.change('activities', { participants }, { activityId })
  }
  const budget = [{ rewardType: 'GIFT_CASH', unit: 'USDT', limit: '5' }]
  const { forecast } = await forecastOf('rated-cup', file('rated-cup', { budget }))
  expect(forecast.basis.joinRate).toMatchObject({ low: '0.5', mid: '0.8', high: '1' })
  expect(forecast.basis.joinRate.of.toSorted()).toEqual(['past-one', 'past-three', 'past-two'])
  // Two of the replayed earn 5 each, and 0.8 of them join: 4 from the second day on, 8 from the sixth.
  expect(forecast.budget[0]).toMatchObject({ spent: { low: '5', mid: '8', high: '10' } })
  const start = Date.parse('2026-11-21T00:00:00Z')
  expect(forecast.budget[0]!.endsAt).toBe(start + 5 * DAY)
})

test('the rehearsal of exactly this file has its forecast, and warns of a task that nobody reaches', async () => {
  const rehearse = async (changes: object = {}) =>
    (await gateway.ops('PUT', 'activities/warned-cup?dryRun=1', file('warned-cup', changes))).data.consequences
  expect((await rehearse()).forecast).toBeNull()
  const { forecast } = await forecastOf('warned-cup', file('warned-cup'))
  const consequences = await rehearse()
  expect(consequences.forecast).toEqual(forecast)
  expect(consequences.warnings).toContainEqual(expect.objectContaining({ code: 'NOBODY_REACHES', path: 'tasks.whale' }))
  expect((await rehearse({ pool: { amount: '10', unit: 'USDT' } })).forecast).toBeNull()
})

test('friends, places and covers are named as not counted, and an audience limits who is replayed', async () => {
  const friend = { id: 'friend', type: 'INVITE_FRIEND', period: 'DURING', target: { count: 1 }, reward }
  const { forecast } = await forecastOf(
    'friends-cup',
    file('friends-cup', {
      tasks: [friend],
      audience: { newWithinDays: 7 },
      texts: { en: { title: 'Test', rules: 'Rules', tasks: { friend: { title: 'Invite' } } } },
    }),
  )
  expect(forecast.notCounted).toEqual(['PLACES', 'FRIENDS'])
  expect(forecast.tasks).toEqual([])
})

test('a forecast that another instance left is taken after its lease', async () => {
  for (const alias of ['past-one', 'past-two']) await ask(alias, {})
  const waiting = () => gateway.rows('forecasts', { state: 'RUNNING' })
  await gateway.change('forecasts', { takenUntil: NOW + 1000 }, { alias: 'past-one' })
  while (await runNextForecast(gateway.ctx, gateway.db)) {}
  expect(await waiting()).toMatchObject([{ alias: 'past-one' }])
  gateway.clock.set(NOW + 2000)
  while (await runNextForecast(gateway.ctx, gateway.db)) {}
  expect(await waiting()).toEqual([])
})

test('a forecast that fails three times says so', async () => {
  const { data } = await ask('past-one', {})
  await gateway.change('forecasts', { definition: '{"tasks": null}' }, { forecastId: data.forecastId })
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await gateway.change('forecasts', { takenUntil: 0 }, { forecastId: data.forecastId })
    await runNextForecast(gateway.ctx, gateway.db)
  }
  expect(await read(data.forecastId)).toMatchObject({ state: 'FAILED', forecast: null })
})

test('a forecast of 10,000 accounts takes at most a minute', { tags: ['long'] }, async () => {
  await gateway.asOwner((db) =>
    sql`insert into users (user_id, login_name, password_hash, language_type, vip_code, created_at)
        select 'u_many' || n, 'many' || n || '@example.test', '-', 0, 'MANY' || n, ${NOW - 60 * DAY}::bigint
        from generate_series(1, 9990) n`.execute(db),
  )
  const facts = Array.from({ length: 10_000 }, (_, n) => trade(`u_many${n + 1}`, NOW - (n % 29) * DAY, '60'))
  for (let from = 0; from < facts.length; from += 1000) await ingestEvents(gateway.ctx, facts.slice(from, from + 1000))
  const watch = new Watch()
  const { forecast } = await forecastOf('many-cup', file('many-cup'))
  expect(forecast.basis).toMatchObject({ users: 10_000, sampled: 10_000 })
  expect(watch.seconds).toBeLessThan(watch.limit(60))
})
