import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { deadline } from '@fanfare/kernel/testing/deadline.ts'
import type { Payout } from '@fanfare/contract/staff/payouts.ts'
import { DEVELOPMENT_OPS_SECRET } from '@fanfare/kernel/config/config.ts'
import { audit } from '#gateway/audit/run-audit.ts'
import { claimReward } from '#gateway/rewards/claim-reward.ts'
import { runs, whenChanged } from '@fanfare/kernel/testing/runs.ts'
import { spawnGateway, type SpawnedGateway } from '#gateway/testing/spawn-gateway.ts'
import { createTaskWorld, trade, tradeTask } from '#gateway/testing/task-world.ts'
import { sendOps } from '#gateway/util/send-ops.ts'

const world = await createTaskWorld({ now: Date.now })

/** A wallet that pulls: it repeats every call until it is answered, and pays a payoutId at most once. */
class Wallet {
  /** By payoutId: the reward and the amount. */
  readonly ledger = new Map<string, { rewardId: string; amount: string }>()
  handedOver = 0
  /** Begins its keys. */
  readonly name: string
  gateway: SpawnedGateway | null = null
  #stopping = false
  #taken = 0

  constructor(name: string) {
    this.name = name
  }

  async #ask(target: string, body: object, headers?: Record<string, string>): Promise<unknown> {
    while (!this.#stopping) {
      const { origin } = this.gateway ?? { origin: '' }
      const access = { origin, secrets: DEVELOPMENT_OPS_SECRET, actor: 'wallet' }
      const call = { method: 'POST', target, body: JSON.stringify(body), ...(headers && { headers }) }
      const answer = await sendOps(access, call).catch(() => null)
      if (answer?.code === '00000') return answer.data
      await sleep(10)
    }
    return null
  }

  async run(): Promise<void> {
    while (!this.#stopping) {
      this.#taken += 1
      const headers = { 'idempotency-key': `${this.name}-${String(this.#taken).padStart(8, '0')}` }
      const answer = (await this.#ask('/ops/v1/payouts/take', { maximum: 7 }, headers)) as { items: Payout[] } | null
      const items = answer?.items ?? []
      this.handedOver += items.length
      for (const { payoutId, rewardId, amount } of items) this.ledger.set(payoutId, { rewardId, amount })
      const events = items.map(({ payoutId, person: { userId } }) => ({
        eventId: `paid-${payoutId}`,
        type: 'reward.paid',
        userId,
        occurredAt: Date.now(),
        payoutId,
        reference: `tx-${payoutId}`,
      }))
      if (events.length > 0) await this.#ask('/ops/v1/events', { events })
      else await sleep(20)
    }
  }

  stop(): void {
    this.#stopping = true
  }
}

/** Users claim and a wallet pulls while gateways are killed; every reward reaches the wallet once. */
async function expectPaidAcrossKills({ alias, users: count, kills }: { alias: string; users: number; kills: number }) {
  const { gateway, database } = world
  const settings = { PAYOUTS: 'on' }
  const wallet = new Wallet(alias)
  wallet.gateway = await spawnGateway(database.url, settings)
  // Before its first request: a reward that is granted in between would never have a payout.
  expect(await gateway.db.selectFrom('payoutService').selectAll().execute()).toHaveLength(1)
  const budget = [{ rewardType: 'GIFT_CASH', unit: 'USDT', limit: '10000' } as const]
  const activityId = await world.publish({ alias, tasks: [tradeTask()], budget })
  const users = await world.addUsers(count)
  for (const userId of users) await world.joinActivity(userId, activityId)
  await world.send(...users.map((userId) => trade(userId, Date.now())))
  const paying = wallet.run()
  const claiming = (async () => {
    for (const userId of users) {
      await vi.waitFor(async () => claimReward(gateway, { userId }, { activityId, taskId: 'first-trade' }, 'en'))
      await sleep(5)
    }
  })()
  for (let killed = 0; killed < kills; killed += 1) {
    await sleep(150 + Math.random() * 250)
    await wallet.gateway.kill()
    wallet.gateway = await spawnGateway(database.url, settings)
  }
  await claiming
  const isPaid = async () => {
    const rows = await gateway.db.selectFrom('payouts').select('state').where('activityId', '=', activityId).execute()
    expect(rows.filter(({ state }) => state === 'PAID')).toHaveLength(count)
  }
  await vi.waitFor(isPaid)
  wallet.stop()
  await paying
  await wallet.gateway.kill()

  expect(await audit(gateway.db)).toEqual([])
  const rewards = await world.server.rows('rewards', { activityId })
  const paid = [...wallet.ledger.values()].map(({ rewardId, amount }) => `${rewardId} ${amount}`)
  expect(paid.toSorted()).toEqual(rewards.map(({ rewardId }) => `${rewardId} 5`).toSorted())
  // An answer that was lost is given again for its key, so nothing is handed over twice.
  expect(wallet.handedOver).toBe(rewards.length)
}

test(
  'a granted reward reaches a wallet that pulls once, across kills between hand-over and answer',
  whenChanged(),
  () => expectPaidAcrossKills({ alias: 'killed-few', users: 30, kills: 2 }),
)

test('no payout is lost or handed over twice over many kills', { tags: ['night'], timeout: deadline(300_000) }, () =>
  expectPaidAcrossKills({ alias: 'killed-many', users: 400, kills: runs(20) }),
)
