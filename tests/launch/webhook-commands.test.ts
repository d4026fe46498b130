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
const { printed } = await commandsAt(world.gateway)
afterAll(() => world.stop())

test('endpoints are listed, switched off and on, and tested', async () => {
  const { url } = world.endpoint('crm')
  const line = `  ${url}  reward.*\n  waiting 0 (oldest 0 s), dead 0, last success never\n`
  expect(await printed(listWebhooks)).toEqual([0, `crm  ON${line}`])
  expect(await printed(disableEndpoint, 'crm', '--note', 'moves house')).toEqual([0, 'crm is OFF.\n'])
  expect(await printed(listWebhooks)).toEqual([0, `crm  OFF${line}`])
  expect(await printed(enableEndpoint, 'crm')).toEqual([0, 'crm is ON.\n'])
  expect(await printed(sendTest, 'crm')).toEqual([0, expect.stringMatching(/^Accepted: 204 in \d+ ms\.\n$/)])
  world.receiver.answer = (response) => void response.writeHead(500).end()
  expect(await printed(sendTest, 'crm')).toEqual([1, expect.stringMatching(/^Failed .*STATUS, status 500\.\n$/)])
  const [code, json] = await printed(sendTest, 'crm', '--json')
  expect([code, JSON.parse(json)]).toMatchObject([1, { status: 500, error: 'STATUS' }])
})

test('dead deliveries are listed and sent again, one of them or those of a time', async () => {
  expect(await printed(listDead)).toEqual([0, 'Nothing is dead.\n'])
  const from = new Date(world.clock.now() - 1000).toISOString()
  await world.append(granted('u_1', 'rw_1'), granted('u_2', 'rw_2'))
  await world.read()
  await world.gateway.db.updateTable('webhookDeliveries').set({ state: 'DEAD', nextAt: null }).execute()
  const [code, text] = await printed(listDead, 'crm')
  const lines = text.trimEnd().split('\n')
  expect([code, lines.length]).toEqual([0, 2])
  expect(lines[0]).toMatch(/^\d+ {2}crm_\d+_\d+ {2}reward\.granted {2}u_2 {2}\S+ {2}never tried$/)
  const id = lines[0]?.split(' ')[0] ?? ''
  expect(await printed(retryOne, id)).toEqual([0, `${id} is WAITING.\n`])
  const to = new Date(world.clock.now() + 1000).toISOString()
  expect(await printed(replay, 'crm', '--from', from, '--to', to, '--dry-run')).toEqual([
    0,
    'Rehearsal: 1 deliveries are sent again.\n',
  ])
  expect(await printed(replay, 'crm', '--from', from, '--to', to, '--topics', 'claim.*')).toEqual([
    0,
    '0 deliveries are sent again.\n',
  ])
  expect(await printed(replay, 'crm', '--from', from, '--to', to, '--topics', 'reward.granted')).toEqual([
    0,
    '1 deliveries are sent again.\n',
  ])
})

test('a wrong use is 2, and a refusal is 1 with its field', async () => {
  expect((await printed(sendTest))[0]).toBe(2)
  expect((await printed(replay, 'crm'))[0]).toBe(2)
  expect(await printed(replay, 'crm', '--from', 'today', '--to', 'tomorrow')).toEqual([
    2,
    expect.stringMatching(/^--from must be an instant with its offset/),
  ])
  const old = ['--from', '2020-01-01T00:00:00Z', '--to', '2020-01-02T00:00:00Z']
  expect(await printed(replay, 'crm', ...old)).toEqual([1, expect.stringMatching(/at most 14 days ago/)])
  expect(await printed(enableEndpoint, 'nobody')).toEqual([1, 'The gateway has nothing of this name or id.\n'])
})
