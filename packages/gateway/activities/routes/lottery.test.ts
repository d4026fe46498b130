import { expect, test } from 'vitest'
import { deletePause, savePause } from '#gateway/db/pauses.ts'
import { findLotteryActivity } from '#gateway/draws/draw-prize.ts'
import { giveDraws } from '#gateway/seed/give-draws.ts'
import type { TestUser } from '#gateway/testing/called-gateway.ts'
import { borrowGateway } from '#gateway/testing/borrow-gateway.ts'
import { apply, claimable } from '@fanfare/contract/activity/join.ts'
import { lotteryDraw, lotteryFairness, lotteryRecords } from '@fanfare/contract/lottery/draws.ts'
import { getRewardList, rewardAddress, type Address } from '@fanfare/contract/task/rewards.ts'

const gateway = await borrowGateway({ audited: true })

const fileOf = (alias: string, startTime = '-1d 00:00', endTime = '+9d 00:00', { stock = 50, more = '' } = {}) => `
alias: ${alias}
type: Lottery
timeZone: UTC
${more}
startTime: ${startTime}
endTime: ${endTime}
tasks:
  - { id: share, type: SHARE_LINK, period: EVERYDAY, reward: { type: LOTTERY_COUNT, kind: InKind, amount: { count: 1 } } }
prizes:
  - { id: cap, weight: 1, stock: ${stock}, fallback: null, reward: { type: PHYSICAL, kind: InKind, amount: { item: cap } } }
budget:
  - { rewardType: LOTTERY_COUNT, unit: DRAW, limit: '1000' }
  - { rewardType: PHYSICAL, unit: cap, limit: '50' }
texts:
  en: { title: Caps, rules: Rules, tasks: { share: { title: Share } }, labels: { cap: A cap } }
`
const publish = (...parts: Parameters<typeof fileOf>) => gateway.publish(fileOf(...parts))
async function player(activityId: string, draws: number): Promise<TestUser> {
  const user = await gateway.register()
  await gateway.call(apply, { query: { activityId } }, user)
  const at = gateway.clock.now()
  const { endTime } = await findLotteryActivity(gateway.ctx, activityId)
  await giveDraws(gateway.ctx, { activityId, endTime, source: 'manual:gift' }, [{ userId: user.userId, draws, at }])
  return user
}
const draw = ({ token }: Pick<TestUser, 'token'>, activityId: string, key: string, clientSeed = '') =>
  gateway.call(
    lotteryDraw,
    { query: { activityId }, body: { clientSeed } },
    { token, headers: { 'idempotency-key': key } },
  )
const totalDraws = async (activityId: string) =>
  (await gateway.call(lotteryFairness, { query: { activityId } })).data.totalDraws

test('[SCR-1][SCR-3] unused draws are not among them while the next draw would be refused', async () => {
  const limited = await publish('daily-caps', '-1d 00:00', '+9d 00:00', { more: 'drawsPerDay: 1' })
  const few = await publish('few-caps', '-1d 00:00', '+9d 00:00', { stock: 1 })
  const [first, second] = [await player(limited, 2), await player(few, 2)]
  const unusedDraws = async (user: TestUser) => (await gateway.call(claimable, {}, user)).data.draws
  const pause = {
    activityId: limited,
    claims: false,
    joins: false,
    draws: true,
    reason: 'CHECK' as const,
    since: gateway.clock.now(),
    pausedBy: 'staff',
  }
  await savePause(gateway.db, pause)
  expect(await unusedDraws(first)).toEqual([])
  await deletePause(gateway.db, limited)
  expect(await unusedDraws(first)).toEqual([{ activityId: limited, left: 2 }])
  expect((await draw(first, limited, 'd-1')).code).toBe('00000')
  expect(await unusedDraws(first)).toEqual([])
  expect((await draw(first, limited, 'd-2')).code).toBe('51071')
  expect(await unusedDraws(second)).toEqual([{ activityId: few, left: 2 }])
  expect((await draw(second, few, 'f-1')).code).toBe('00000')
  expect(await unusedDraws(second)).toEqual([])
  expect((await draw(second, few, 'f-2')).code).toBe('51014')
})

test('[SCR-3] [D-11] a key answers one draw, and with another seed or lottery it is 51024', async () => {
  const [activityId, other] = [await publish('keys'), await publish('other-keys')]
  const user = await player(activityId, 2)
  const same = () => draw(user, activityId, 'same-key', 'one')
  const draws = await Promise.all(Array.from({ length: 20 }, same))
  for (const one of [...draws, await same()]) expect(one).toMatchObject({ code: '00000', data: draws[0]?.data })
  expect((await draw(user, activityId, 'same-key', 'two')).code).toBe('51024')
  expect((await draw(user, other, 'same-key', 'one')).code).toBe('51024')
  const malformed = await gateway.call(lotteryDraw, { query: { activityId }, body: { clientSeed: '' } }, user)
  expect([malformed.status, malformed.code]).toEqual([400, '40000'])
  expect((await draw(user, activityId, 'new-key', 'no spaces')).code).toBe('40000')
  expect((await draw(user, activityId, 'new-key', 'two')).data).toMatchObject({ drawNo: 2, nonce: 1, remaining: 0 })
  expect(await totalDraws(activityId)).toBe(2)
  expect(await gateway.read(`users/${user.userId}/activities/keys`)).toMatchObject({ draws: { earned: 2, used: 2 } })
})

test('[SCR-3] two tabs that draw at the same moment draw once each, or one gets 51015 for the last draw', async () => {
  const activityId = await publish('tabs')
  const [two, one] = [await player(activityId, 2), await player(activityId, 1)]
  const both = await Promise.all(['tab-a', 'tab-b'].map((key) => draw(two, activityId, key)))
  expect(both.map(({ code, data }) => `${code} ${data.nonce}`).toSorted()).toEqual(['00000 0', '00000 1'])
  const last = await Promise.all(['tab-c', 'tab-d'].map((key) => draw(one, activityId, key)))
  expect(last.map(({ code }) => code).toSorted()).toEqual(['00000', '51015'])
  expect((await gateway.call(lotteryRecords, { query: { activityId } }, one)).data.items).toHaveLength(1)
})

const ADDRESS: Address = {
  name: 'Jane Doe',
  phone: '+44 20 7946 0000',
  country: 'GB',
  city: 'London',
  postalCode: 'N1 9GU',
  line1: '1 Long Street',
}

test('[SCR-3] an invalid address is 40000 with its field, and the prize still waits for one', async () => {
  const activityId = await publish('addresses')
  const user = await player(activityId, 1)
  const { data } = await draw(user, activityId, 'only')
  const rewardId = data.prize?.rewardId ?? ''
  const save = (changes: Partial<Address>) =>
    gateway.call(rewardAddress, { body: { ...ADDRESS, ...changes, rewardId } }, user)
  const bad: Partial<Address>[] = [
    { line1: 'x'.repeat(5_000) },
    { name: 'x'.repeat(5_000) },
    ...['\n', '\r\n', '\u0085', '\u2028', '\u2029', '\u202e'].map((mark) => ({ line1: `1 Long${mark}Street` })),
    { city: '   ' },
    { phone: 'x'.repeat(5_000) },
    { country: 'Britain' },
  ]
  for (const changes of bad) {
    const answer = await save(changes)
    expect([answer.status, answer.code], JSON.stringify(changes).slice(0, 60)).toEqual([400, '40000'])
    expect(answer.data).toMatchObject({ issues: [{ path: Object.keys(changes)[0] }] })
  }
  expect((await save({ line1: '1 Long\u0000Street' })).code).toBe('40000')
  const list = async () => {
    const { items } = (await gateway.call(getRewardList, { query: { activityId } }, user)).data
    return items.find((item) => item.rewardId === rewardId)
  }
  expect(await list()).toMatchObject({ state: 'HOLD', reasonCode: 'ADDRESS_NEEDED' })
  expect(await gateway.db.selectFrom('rewardAddresses').select('rewardId').execute()).toEqual([])
  const persian = { name: 'لیلا نیک‌نام', city: 'تهران‌پارس' }
  expect(await save(persian)).toMatchObject({ code: '00000' })
  expect(await list()).toMatchObject({ state: 'GRANTED' })
})
