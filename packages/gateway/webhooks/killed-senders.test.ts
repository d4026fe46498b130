import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { deadline } from '@fanfare/kernel/testing/deadline.ts'
import { runs } from '@fanfare/kernel/testing/runs.ts'
import { appendLog } from '../log/db/log.ts'
import { withTransaction } from '../db/transaction.ts'
import { spawnGateway, type SpawnedGateway } from '../testing/spawn-gateway.ts'
import { tryWaitingNow } from './db/webhook-endpoints.ts'
import { createWebhookWorld, granted, type WebhookWorld } from './testing/webhook-world.ts'

let world: WebhookWorld
beforeAll(async () => (world = await createWebhookWorld([{ id: 'wallet', topics: ['reward.*'], order: 'user' }])))
afterAll(() => world.stop())

const KILLS = runs(20)
const USERS = 40
const ENTRIES_A_TURN = 100

test(
  `[DEV-4] ${KILLS} kills under load lose no webhook and send none under two ids`,
  { tags: ['night'], timeout: deadline(600_000) },
  async () => {
    const policy = join(world.folder, 'policy.yaml')
    writeFileSync(policy, stringify({ webhooks: [world.endpoint('wallet')] }))
    const settings = { OPS_POLICY_FILE: policy, WEBHOOK_SECRETS_FILE: join(world.folder, 'secrets.json') }
    const spawn = () => spawnGateway(world.gateway.databaseUrl, settings)
    const { db, ctx } = world.gateway
    const gateways: SpawnedGateway[] = [await spawn(), await spawn()]
    const sent = new Map<string, string[]>()
    let written = 0
    const write = () =>
      withTransaction(db, async (tx) => {
        const entries = Array.from({ length: 10 }, () => {
          const [userId, rewardId] = [`u_${written % USERS}`, `rw_${(written += 1)}`]
          sent.set(userId, [...(sent.get(userId) ?? []), rewardId])
          return granted(userId, rewardId)
        })
        await appendLog(tx, entries, ctx.clock.now())
      })
    const { received } = world.receiver
    for (let kill = 0; kill < KILLS; kill += 1) {
      const before = received.length
      for (let n = 0; n < ENTRIES_A_TURN; n += 10) await write()
      await vi.waitFor(() => expect(received.length).toBeGreaterThan(before), { interval: 1 })
      await gateways.shift()?.kill()
      if (kill % 4 === 0) {
        await world.receiver.stop()
        await write()
        await world.receiver.restart()
      }
      // A receiver that was away for a moment is not worth a wait of five minutes here.
      await tryWaitingNow(db, 'wallet', { now: ctx.clock.now(), limit: 1000 })
      gateways.push(await spawn())
    }
    const waiting = db.selectFrom('webhookDeliveries').select('deliveryId').where('state', '<>', 'DELIVERED')
    await vi.waitFor(
      async () => {
        await tryWaitingNow(db, 'wallet', { now: ctx.clock.now(), limit: 1000 })
        expect(new Set(received.map(({ body }) => body.data.rewardId)).size).toBe(written)
        expect(await waiting.execute()).toEqual([])
      },
      { timeout: deadline(120_000), interval: 500 },
    )
    for (const { kill } of gateways) await kill()
    const idsOf = Map.groupBy(received, ({ body }) => String(body.data.rewardId))
    expect([...idsOf].filter(([, got]) => new Set(got.map(({ id }) => id)).size > 1)).toEqual([])
    for (const [userId, rewardIds] of sent) {
      const own = received.filter(({ body }) => body.data.userId === userId).map(({ body }) => body.data.rewardId)
      expect([...new Set(own)]).toEqual(rewardIds)
    }
  },
)
