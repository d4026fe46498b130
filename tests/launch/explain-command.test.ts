import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test, vi } from 'vitest'
import { apply } from '@fanfare/contract/activity/join.ts'
import { CODES } from '@fanfare/contract/codes.ts'
import { obtainReward } from '@fanfare/contract/task/rewards.ts'
import { borrowGateway } from '@fanfare/gateway/testing/borrow-gateway.ts'
import { explain } from '@fanfare/runner/commands/explain.ts'
import { commandsAt } from './support/commands-at.ts'

const FILE = `
alias: asked
type: PersonalTrading
timeZone: UTC
startTime: -1d 00:00
endTime: +9d 00:00
tasks:
  - { id: volume, type: SPOT_TRADING_VOLUME, period: DURING, target: { amount: '5000', unit: USDT }, reward: { type: GIFT_CASH, kind: Token, amount: { amount: '9', unit: USDT } } }
  - { id: verify, type: KYC_PASS, period: DURING, reward: { type: GIFT_CASH, kind: Token, amount: { amount: '2', unit: USDT } } }
budget:
  - { rewardType: GIFT_CASH, unit: USDT, limit: '1000' }
texts:
  en: { title: Asked, rules: Rules, tasks: { volume: { title: Volume }, verify: { title: Identity } } }
`
const gateway = await borrowGateway()
const { prints } = await commandsAt(gateway)
const activityId = await gateway.publish(FILE)
const me = await gateway.register()
const { userId } = me
await gateway.call(apply, { query: { activityId } }, me)
const trade = { type: 'trade.filled', market: 'spot', side: 'buy', usdtVolume: '150', fee: '0.1' }
await gateway.sendFacts({ userId, symbol: 'USDC/USDT', ...trade }, { userId, type: 'kyc.passed' })

test('[OPS-USERS] one command shows from a login name why a trade did not count, rewards and ledger', async () => {
  const text = await prints(explain, `${me.loginName} --actor Kim`, 0)
  expect(text).not.toContain(me.loginName)
  for (const part of [
    new RegExp(`${userId} `),
    /asked “Asked”: ongoing, joined /,
    /volume “Volume”: pending, [a-z ]+, 0 of 5000 USDT, until /,
    /- \S+Z trade\.spot\.buy:USDC\/USDT 150 stable pair/,
    /verify “Identity”: completed, 1 of 1, until /,
    /Rewards: 0 of 0/,
    /Ledger:/,
  ])
    expect(text).toMatch(part)
})

test('[OPS-USERS] the answer to send comes first, in the language that is asked for', async () => {
  await prints(explain, `${userId} asked --task volume`, 0, /^Asked, Volume \(9\sUSDT\): 0 of 5,000\sUSDT\. /)
  const german = /^Asked, Volume .*Nächster Schritt: .*Zeitzone: UTC\.\n/
  await prints(explain, `${userId} asked --task volume --locale de`, 0, german)
  await prints(explain, `${userId} --locale xx`, 1)
})

test('[OPS-USERS] by id, one activity and one task, as JSON', async () => {
  const read = JSON.parse(await prints(explain, `${userId} asked --task verify --json`, 0)) as {
    activities: [{ tasks: object[] }]
  }
  expect(read).toMatchObject({ user: { userId }, activities: [{ tasks: [{ taskId: 'verify' }] }] })
  expect(read.activities[0].tasks).toHaveLength(1)
})

test('[OPS-USERS] a user is found by the id of a reward, by a whole e-mail and by a phone', async () => {
  const claimed = await gateway.call(obtainReward, { query: { activityId, taskId: 'verify' } }, me)
  const { rewardId } = claimed.data
  const text = await prints(
    explain,
    `${rewardId} asked`,
    0,
    new RegExp(`${userId} [^]*  ${rewardId} .+, granted, since \\d`),
  )
  expect(text, 'no word of the wire').not.toMatch(/ONGOING|GRANTED|\bnull\b/)
  const phone = await gateway.register({ mobile: '5550102030', areaCode: '49' })
  await prints(explain, '+495550102030', 0, new RegExp(`${phone.userId} `))
  const { items } = await gateway.read<{ items: { detail: { by: string } }[] }>('audit-log?action=user.looked_up')
  expect(items.map(({ detail }) => detail.by)).toEqual(expect.arrayContaining(['email', 'userId', 'rewardId', 'phone']))
})

test('[OPS-USERS] an unknown name, an unknown activity and no name are refused', async () => {
  await prints(explain, 'somebody@example.test', 1)
  await prints(explain, `${userId} unknown`, 1)
  await prints(explain, '', 2)
})

test('[OPS-USERS] a gateway that cannot read its database says what to do', async () => {
  const busy = createServer((_request, response) => {
    const body = JSON.stringify({ code: CODES.NOT_READY.code, msg: '', data: null, requestTime: 1 })
    response.writeHead(503, { 'content-type': 'application/json' }).end(body)
  })
  await once(busy.listen(0, '127.0.0.1'), 'listening')
  vi.stubEnv('GATEWAY_ORIGIN', `http://127.0.0.1:${(busy.address() as AddressInfo).port}`)
  await prints(explain, userId, 1, /Try again in a minute/)
  busy.close()
})
