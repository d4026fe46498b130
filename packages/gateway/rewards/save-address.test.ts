import { fact } from '#gateway/testing/task-facts.ts'
import { expect, test, vi } from 'vitest'
import { audit } from '#gateway/audit/run-audit.ts'
import { createContext } from '#gateway/create-context.ts'
import { auditDataKeys } from '#gateway/keys.ts'
import { drawPrize } from '#gateway/draws/draw-prize.ts'
import { encryptAgain, startEncryptingAgain } from '#gateway/encrypt-again.ts'
import { createLotteryWorld } from '#gateway/draws/testing/lottery-world.ts'
import { DAY } from '#gateway/testing/task-world.ts'
import { purgeExpired } from '#gateway/retention.ts'
import type { Address } from '@fanfare/contract/task/rewards.ts'
import { listMyRewards } from './list-rewards.ts'
import { readShipments } from './list-shipments.ts'
import { maskAddress } from './address-text.ts'
import { saveAddress } from './save-address.ts'

const world = await createLotteryWorld()

const ADDRESS: Address = {
  name: '山田 太郎',
  phone: '+81 3-1234-5678',
  country: 'JP',
  city: '東京',
  postalCode: '100-0001',
  line1: '千代田1-1',
}

async function winner(): Promise<{ userId: string; rewardId: string }> {
  const userId = await world.addPlayer(activityId)
  await world.draw(userId, activityId)
  const [prize] = await prizesOf(userId)
  return { userId, rewardId: prize?.rewardId ?? '' }
}
const prizesOf = async (userId: string) => {
  const page = { activityId, pageIndex: 0, pageSize: 20 }
  const { items } = await listMyRewards(world.gateway, { userId }, page, 'en')
  return items.filter(({ reward }) => reward.rewardType === 'PHYSICAL')
}
const save = ({ userId, rewardId }: { userId: string; rewardId: string }, changes: Partial<Address> = {}) =>
  saveAddress(world.gateway, { userId }, { ...ADDRESS, ...changes, rewardId })
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'saved',
    ({ codeName, message }: Error & { codeName?: string }) => codeName ?? message,
  )

const reward = { type: 'PHYSICAL' as const, kind: 'InKind' as const, amount: { item: 'wallet' } }
const activityId = await world.publishLottery({
  prizes: [{ id: 'wallet', weight: 1, stock: 20, fallback: null, reward }],
  texts: { en: { title: 'Test', rules: 'Rules', labels: { wallet: 'Hardware wallet' } } },
})

test('[SCR-3] a physical prize waits for its address, which is encrypted, masked and changeable', async () => {
  const mine = await winner()
  expect(await prizesOf(mine.userId)).toMatchObject([
    {
      state: 'HOLD',
      reasonCode: 'ADDRESS_NEEDED',
      expiresAt: world.clock.now() + 14 * DAY,
      reward: { label: 'Hardware wallet' },
    },
  ])
  expect(await save(mine)).toEqual({ rewardId: mine.rewardId, masked: '山*** 太***, 東京, JP' })
  expect(await prizesOf(mine.userId)).toMatchObject([
    { state: 'GRANTED', expiresAt: null, address: '山*** 太***, 東京, JP' },
  ])
  const { rows } = { rows: await world.gateway.db.selectFrom('rewardAddresses').selectAll().execute() }
  expect(JSON.stringify(rows)).not.toMatch(/山田|1234|千代田/)
  expect((await save(mine, { name: 'Jane Doe', city: 'Kyoto' })).masked).toBe('J*** D***, Kyoto, JP')
  expect((await readShipments(world.gateway, { activityId, actor: 'anna' }))[0]).toMatchObject({
    rewardId: mine.rewardId,
    item: 'wallet',
    city: 'Kyoto',
  })
  expect(await world.server.rows('auditLog', { action: 'addresses.read' })).toMatchObject([{ actor: 'operator:anna' }])
})

test('[SCR-3] an address cannot be given for somebody else’s reward, for cash, or when its time is over', async () => {
  const mine = await winner()
  const other = await world.addUser()
  expect(await codeOf(save({ ...mine, userId: other }))).toBe('NOT_FOUND')
  const draws = (await listMyRewards(world.gateway, mine, { pageIndex: 0, pageSize: 20 }, 'en')).items.find(
    ({ reward }) => reward.rewardType === 'LOTTERY_COUNT',
  )
  expect(await codeOf(save({ ...mine, rewardId: draws?.rewardId ?? '' }))).toBe('NOT_FOUND')
  world.clock.advance(14 * DAY)
  expect(await codeOf(save(mine))).toBe('CLAIM_DEADLINE_PASSED')
  world.clock.advance(-14 * DAY)
})

test('[SCR-3] a dispatched prize keeps its address for 90 days, and then it is erased', async () => {
  const mine = await winner()
  await save(mine)
  await world.send(fact('reward.used', world.clock.now(), mine))
  expect(await codeOf(save(mine))).toBe('NOT_ELIGIBLE')
  const stored = () =>
    world.gateway.db.selectFrom('rewardAddresses').selectAll().where('rewardId', '=', mine.rewardId).executeTakeFirst()
  world.clock.advance(90 * DAY - 1)
  await purgeExpired(world.gateway)
  expect(await stored()).toMatchObject({ erasedAt: null })
  world.clock.advance(2)
  await purgeExpired(world.gateway)
  expect(await stored()).toMatchObject({ encryptedAddress: null, erasedAt: world.clock.now() })
  world.clock.advance(-90 * DAY - 1)
})

const withDataKeys = (...dataKeys: string[]) => {
  const { config, db, log, clock } = world.gateway
  return createContext({ config: { ...config, dataKeys }, db, log, clock })
}

test('[D-24] a new DATA_KEY encrypts all rows again, and each key that rows still need is demanded at the start', async () => {
  const mine = await winner()
  await save(mine)
  const [first, second] = [await withDataKeys('first'), () => withDataKeys('second', 'first')]
  expect(await encryptAgain(first)).toEqual([])
  await expect(withDataKeys('misspelt')).rejects.toThrow(
    /^DATA_KEY is not the key of this database: rows are encrypted with the key [0-9a-f]{8}, and the settings have /,
  )
  await expect(withDataKeys()).rejects.toThrow('DATA_KEY is not the key')

  const gateway = await second()
  await expect(withDataKeys('second')).rejects.toThrow('DATA_KEY is not the key')
  const [error, warn] = [vi.spyOn(gateway.log, 'error'), vi.spyOn(gateway.log, 'warn')]
  await startEncryptingAgain({ ...gateway, clock: { ...world.clock, now: () => expect.unreachable() } }).stop()
  expect(error).toHaveBeenCalledWith(expect.anything(), 'a row keeps its former key')
  expect(warn).toHaveBeenCalledWith(expect.anything(), 'some rows still need a former DATA_KEY')
  await expect(withDataKeys('second')).rejects.toThrow('DATA_KEY is not the key')
  expect(await encryptAgain(gateway)).toEqual([])
  const audited = (...dataKeys: string[]) => auditDataKeys(world.gateway.db, { dataKeys })
  expect(await audited('second', 'first')).toEqual({
    violations: [],
    notices: ['No row needs DATA_KEY_PREVIOUS: it can be removed.'],
  })
  expect((await audited('first')).violations.map(({ subject }) => subject.split(' ')[0])).toEqual([
    'lotteries.encryptedSeed',
    'rewardAddresses.encryptedAddress',
  ])
  const last = await withDataKeys('second')
  const shipments = await readShipments(last, { activityId, actor: 'anna' })
  expect(shipments.find(({ rewardId }) => rewardId === mine.rewardId)).toMatchObject({ city: '東京' })
  const draw = { activityId, clientSeed: 's', idempotencyKey: 'with the second key', country: null }
  expect(await drawPrize(last, { userId: mine.userId, familyId: 'f', agentId: null }, draw)).toMatchObject({
    drawNo: expect.any(Number) as number,
  })
  expect(await audit(world.gateway.db)).toEqual([])
  world.gateway.keys = last.keys
})

test('[AGT-5] a masked name keeps the first letter of each word, whatever the writing', () => {
  expect(maskAddress({ name: '👩‍🚀 Zoë', city: 'Köln', country: 'DE' })).toBe('👩‍🚀*** Z***, Köln, DE')
})
