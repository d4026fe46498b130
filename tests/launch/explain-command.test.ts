import { createServer } from 'node:http'
import { listen } from '@fanfare/kernel/testing/listen.ts'
import { expect, test, vi } from 'vitest'
import { apply } from '@fanfare/contract/activity/join.ts'
import { CODES } from '@fanfare/contract/codes.ts'
import { obtainReward } from '@fanfare/contract/task/rewards.ts'
import { borrowGateway } from '@fanfare/gateway/testing/borrow-gateway.ts'
import { ops } from '@fanfare/runner/commands/ops.ts'
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

test('[OPS-USERS] from a login name the calls show why a trade did not count, rewards and ledger', async () => {
  const name = `userId=${me.loginName} --actor Kim`
  const text = await prints(ops, `userActivity activityId=asked ${name}`, 0)
  expect(text).not.toContain(me.loginName)
  for (const part of [/activity\.alias: asked\n/, /volume +.*PENDING/, /STABLE_PAIR/, /verify .*COMPLETED/])
    expect(text).toMatch(part)
  await prints(ops, `userRewards ${name}`, 0, /^items: none\n[^]*total: 0\n/)
  await prints(ops, `userLedger ${name}`, 0, /balanced: true\n/)
})

test('[OPS-USERS] the answer to send comes first, in the language that is asked for', async () => {
  const asked = `explainUser userId=${userId} activityId=asked taskId=volume`
  await prints(ops, asked, 0, /^locale: en\nAsked, Volume \(9\sUSDT\): 0 of 5,000\sUSDT\. /)
  await prints(ops, `${asked} locale=de`, 0, /^locale: de.*\nAsked, Volume .*Nächster Schritt: .*Zeitzone: UTC\.\n/)
  await prints(ops, `explainUser userId=${userId} locale=xx`, 1)
})

test('[OPS-USERS] a user is found by the id of a reward, by a whole e-mail and by a phone', async () => {
  const claimed = await gateway.call(obtainReward, { query: { activityId, taskId: 'verify' } }, me)
  const { rewardId } = claimed.data
  await prints(ops, `userRewards userId=${rewardId}`, 0, new RegExp(`\\n${rewardId} .*GRANTED`))
  const phone = await gateway.register({ mobile: '5550102030', areaCode: '49' })
  const read = JSON.parse(await prints(ops, 'user userId=+495550102030 --json', 0)) as object
  expect(JSON.stringify(read)).toContain(phone.userId)
  const { items } = await gateway.read<{ items: { detail: { by: string } }[] }>('audit-log?action=user.looked_up')
  expect(items.map(({ detail }) => detail.by)).toEqual(expect.arrayContaining(['email', 'rewardId', 'phone']))
})

test('[OPS-USERS] an unknown name, an unknown activity and no name are refused', async () => {
  await prints(ops, 'explainUser userId=somebody@example.test', 1)
  await prints(ops, `explainUser userId=${userId} activityId=unknown`, 1)
  await prints(ops, 'explainUser', 2)
})

test('[OPS-USERS] a gateway that cannot read its database says what to do', async () => {
  const busy = createServer((_request, response) => {
    const body = JSON.stringify({ code: CODES.NOT_READY.code, msg: '', data: null, requestTime: 1 })
    response.writeHead(503, { 'content-type': 'application/json' }).end(body)
  })
  const { origin, close } = await listen(busy)
  vi.stubEnv('GATEWAY_ORIGIN', origin)
  await prints(ops, `explainUser userId=${userId}`, 1, /Try again in a minute/)
  close()
})
