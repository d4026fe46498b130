import { afterAll, expect, test } from 'vitest'
import { createWebhookWorld, granted } from '@fanfare/gateway/webhooks/testing/webhook-world.ts'
import {
  disableEndpoint,
  enableEndpoint,
  listDead,
  listWebhooks,
  replay,
  retryOne,
  sendTest,
} from '@fanfare/runner/commands/webhooks.ts'
import { commandsAt } from './support/commands-at.ts'

const world = await createWebhookWorld([{ id: 'crm', topics: ['reward.*'] }])
const { prints } = await commandsAt(world.gateway)
afterAll(() => world.stop())

test('endpoints are listed, switched off and on, and tested', async () => {
  const { url } = world.endpoint('crm')
  const line = `  ${url}  reward.*\n  waiting 0 (oldest 0 s), dead 0, last success never\n`
  await prints(listWebhooks, '', 0, `crm  ON${line}`)
  await prints(disableEndpoint, 'crm --note moving', 0, 'crm is OFF.\n')
  await prints(listWebhooks, '', 0, `crm  OFF${line}`)
  await prints(enableEndpoint, 'crm', 0, 'crm is ON.\n')
  await prints(sendTest, 'crm', 0, /^Accepted: 204 in \d+ ms\.\n$/)
  world.receiver.answer = (response) => void response.writeHead(500).end()
  await prints(sendTest, 'crm', 1, /^Failed .*STATUS, status 500\.\n$/)
  expect(JSON.parse(await prints(sendTest, 'crm --json', 1))).toMatchObject({ status: 500, error: 'STATUS' })
})

test('dead deliveries are listed and sent again, one of them or those of a time', async () => {
  await prints(listDead, '', 0, 'Nothing is dead.\n')
  const from = new Date(world.clock.now() - 1000).toISOString()
  await world.append(granted('u_1', 'rw_1'), granted('u_2', 'rw_2'))
  await world.read()
  await world.gateway.change('webhookDeliveries', { state: 'DEAD', nextAt: null })
  const lines = (await prints(listDead, 'crm', 0)).trimEnd().split('\n')
  expect(lines).toHaveLength(2)
  expect(lines[0]).toMatch(/^\d+ {2}crm_\d+_\d+ {2}reward\.granted {2}u_2 {2}\S+ {2}never tried$/)
  const id = lines[0]?.split(' ')[0] ?? ''
  await prints(retryOne, id, 0, `${id} is WAITING.\n`)
  const to = new Date(world.clock.now() + 1000).toISOString()
  await prints(replay, `crm --from ${from} --to ${to} --dry-run`, 0, 'Rehearsal: 1 deliveries are sent again.\n')
  await prints(replay, `crm --from ${from} --to ${to} --topics claim.*`, 0, '0 deliveries are sent again.\n')
  await prints(replay, `crm --from ${from} --to ${to} --topics reward.granted`, 0, '1 deliveries are sent again.\n')
})

test('a wrong use is 2, and a refusal is 1 with its field', async () => {
  await prints(sendTest, '', 2)
  await prints(replay, 'crm', 2)
  await prints(replay, 'crm --from today --to tomorrow', 2, /^--from must be an instant with its offset/)
  await prints(replay, 'crm --from 2020-01-01T00:00:00Z --to 2020-01-02T00:00:00Z', 1, /at most 14 days ago/)
  await prints(enableEndpoint, 'nobody', 1, 'The gateway has nothing of this name or id.\n')
})
