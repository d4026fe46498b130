import { expect, test } from 'vitest'
import { deadline } from '@fanfare/kernel/testing/deadline.ts'
import { PART_RESTARTED } from '@fanfare/kernel/part-restarted.ts'
import { insertSecret } from '#gateway/accounts/db/secrets.ts'
import { borrowGateway } from '#gateway/testing/borrow-gateway.ts'
import { spawnGateway } from '#gateway/testing/spawn-gateway.ts'
import { DEMO_SEED } from './is-demo-complete.ts'

const gateway = await borrowGateway()
const published = async () => (await gateway.rows('activities')).length

test('[GW-7] a gateway of a whole demonstration that was killed answers before it publishes the files again', async () => {
  await insertSecret(gateway.db, DEMO_SEED, '0')
  const settings = { SEED: 'demo', CONSOLE_PORT: '0', [PART_RESTARTED]: '1' }
  const restarted = await spawnGateway(gateway.databaseUrl, settings)
  expect(await published()).toBe(0)
  expect((await fetch(`${restarted.origin}/v1/if/health`)).status).toBe(200)
  await expect.poll(published, { timeout: deadline(30_000) }).toBeGreaterThan(10)
  await restarted.kill()
})
