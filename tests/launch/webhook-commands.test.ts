import { afterAll, expect, test } from 'vitest'
import { createWebhookWorld, granted } from '@fanfare/gateway/webhooks/testing/webhook-world.ts'
import { ops } from '@fanfare/runner/commands/ops.ts'
import { commandsAt } from './support/commands-at.ts'

const world = await createWebhookWorld([{ id: 'crm', topics: ['reward.*'] }])
const { prints } = await commandsAt(world.gateway)
afterAll(() => world.stop())

test('endpoints are listed, switched off and on, and tested', async () => {
  const { url } = world.endpoint('crm')
  await prints(ops, 'webhooks', 0, new RegExp(`\\ncrm +${url} +reward\\.\\* .*ON`))
  await prints(ops, ['disableWebhook', 'id=crm', 'note=it moves'], 0, /state: OFF/)
  await prints(ops, 'enableWebhook id=crm', 0, /state: ON/)
  await prints(ops, 'testWebhook id=crm', 0, /status: 204\n/)
  world.receiver.answer = (response) => void response.writeHead(500).end()
  expect(JSON.parse(await prints(ops, 'testWebhook id=crm --json', 0))).toMatchObject({ status: 500, error: 'STATUS' })
})

test('dead deliveries are listed and sent again, one of them or those of a time', async () => {
  await prints(ops, 'webhookDeliveries id=crm state=DEAD', 0, /^items: none/)
  const from = new Date(world.clock.now() - 1000).toISOString()
  await world.append(granted('u_1', 'rw_1'), granted('u_2', 'rw_2'))
  await world.read()
  await world.gateway.change('webhookDeliveries', { state: 'DEAD', nextAt: null })
  const listed = await prints(ops, 'webhookDeliveries id=crm state=DEAD --json', 0)
  const { items } = JSON.parse(listed) as { items: { deliveryId: string }[] }
  expect(items).toHaveLength(2)
  await prints(ops, `retryDelivery id=${items[0]?.deliveryId}`, 0, /state: WAITING/)
  const time = `id=crm from=${from} to=${new Date(world.clock.now() + 1000).toISOString()}`
  await prints(ops, `replayWebhook ${time} --dry-run`, 0, /queued: 1\nRehearsal: nothing was written\.\n$/)
  await prints(ops, `replayWebhook ${time} topics=claim.*`, 0, /queued: 0\n$/)
  await prints(ops, `replayWebhook ${time} topics=reward.granted`, 0, /queued: 1\n$/)
})

test('a wrong use is 2, and a refusal is 1 with its field', async () => {
  await prints(ops, 'testWebhook', 2, /^id is missing\.\n/)
  await prints(ops, 'replayWebhook id=crm since=now', 2, /^since=now is no field: id=… from=… /)
  await prints(ops, 'replayWebhook id=crm from=today to=tomorrow', 2, /^from must be an instant with its offset/)
  await prints(ops, 'replayWebhook id=crm from=2020-01-01T00:00:00Z to=2020-01-02T00:00:00Z', 1, /at most 14 days ago/)
  await prints(ops, 'enableWebhook id=nobody', 1, 'The gateway has nothing of this name or id.\n')
  await prints(ops, 'webhooks --dry-run', 2, '--dry-run is for changes.\n')
  await prints(ops, 'sing', 2, 'There is no call sing. "npm run ops" lists all.\n')
})

test('every call of the staff is listed, and help names its fields, roles and an example', async () => {
  await prints(ops, '', 0, /\n {2}retryPayouts +Requests all payouts again that failed by one code\.\n/)
  await prints(ops, 'approve list', 2, /^"approve" is now one of: proposals, decideProposal\./)
  await prints(
    ops,
    'help cancelReward',
    0,
    /^Takes the unused [^]*Roles: risk\.\n {2}rewardId=<string>\n {2}amount=<string> \(optional\)\n[^]*Example: npm run ops -- cancelReward rewardId=<string> reason=MULTI_ACCOUNT /,
  )
})
