import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeAll, expect, test, vi } from 'vitest'
import { apply } from '@fanfare/contract/activity/apply.ts'
import { CODES } from '@fanfare/contract/codes.ts'
import { obtainReward } from '@fanfare/contract/task/obtain-reward.ts'
import { borrowGateway } from '@fanfare/gateway/testing/borrow-gateway.ts'
import type { TestUser } from '@fanfare/gateway/testing/start-gateway.ts'
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
const output = await commandsAt(gateway)
let me: TestUser

beforeAll(async () => {
  const { data } = await gateway.ops('PUT', '/ops/v1/activities/asked', FILE)
  const { activityId } = data as { activityId: string }
  me = await gateway.register()
  await gateway.call(apply, { query: { activityId } }, { token: me.token })
  const at = gateway.clock.now()
  await gateway.ops('POST', '/ops/v1/events', {
    events: [
      {
        eventId: 'stable',
        userId: me.userId,
        occurredAt: at,
        type: 'trade.filled',
        market: 'spot',
        symbol: 'USDC/USDT',
        side: 'buy',
        usdtVolume: '150',
        fee: '0.1',
      },
      { eventId: 'kyc', userId: me.userId, occurredAt: at, type: 'kyc.passed' },
    ],
  })
})

test('[OPS-USERS] one command shows from a login name why a trade did not count, rewards and ledger', async () => {
  expect(await explain([me.loginName, '--actor', 'Kim'])).toBe(0)
  expect(output.written).toContain(`${me.userId} `)
  expect(output.written).not.toContain(me.loginName)
  expect(output.written).toMatch(/asked “Asked”: ongoing, joined /)
  expect(output.written).toMatch(/volume “Volume”: pending, [a-z ]+, 0 of 5000 USDT, until /)
  expect(output.written).toMatch(/- \S+Z trade\.spot\.buy:USDC\/USDT 150 stable pair/)
  expect(output.written).toMatch(/verify “Identity”: completed, 1 of 1, until /)
  expect(output.written).toContain('Rewards: 0 of 0')
  expect(output.written).toContain('Ledger:')
})

test('[OPS-USERS] the answer to send comes first, in the language that is asked for', async () => {
  expect(await explain([me.userId, 'asked', '--task', 'volume'])).toBe(0)
  expect(output.written).toMatch(/^Asked, Volume \(9\sUSDT\): 0 of 5,000\sUSDT\. /)
  output.written = ''
  expect(await explain([me.userId, 'asked', '--task', 'volume', '--locale', 'de'])).toBe(0)
  expect(output.written).toMatch(/^Asked, Volume .*Nächster Schritt: .*Zeitzone: UTC\.\n/)
  expect(await explain([me.userId, '--locale', 'xx'])).toBe(1)
})

test('[OPS-USERS] by id, one activity and one task, as JSON', async () => {
  expect(await explain([me.userId, 'asked', '--task', 'verify', '--json'])).toBe(0)
  const read = JSON.parse(output.written) as { user: { userId: string }; activities: { tasks: { taskId: string }[] }[] }
  expect(read.user.userId).toBe(me.userId)
  expect(read.activities[0]?.tasks.map(({ taskId }) => taskId)).toEqual(['verify'])
})

test('[OPS-USERS] a user is found by the id of a reward, by a whole e-mail and by a phone', async () => {
  const activity = await gateway.db.selectFrom('activities').select('activityId').executeTakeFirstOrThrow()
  const query = { activityId: activity.activityId, taskId: 'verify' }
  const claimed = await gateway.call(obtainReward, { query }, { token: me.token })
  expect(await explain([claimed.data.rewardId, 'asked'])).toBe(0)
  expect(output.written).toContain(`${me.userId} `)
  // No word of the wire.
  expect(output.written).toMatch(new RegExp(`  ${claimed.data.rewardId} .+, granted, since \\d`))
  expect(output.written).not.toMatch(/ONGOING|GRANTED|\bnull\b/)
  const phone = await gateway.register({ mobile: '5550102030', areaCode: '49' })
  output.written = ''
  expect(await explain(['+495550102030'])).toBe(0)
  expect(output.written).toContain(`${phone.userId} `)
  const lines = await gateway.ops('GET', '/ops/v1/audit-log?action=user.looked_up')
  const keys = (lines.data as { items: { detail: { by: string } }[] }).items.map(({ detail }) => detail.by)
  expect(keys).toEqual(expect.arrayContaining(['email', 'userId', 'rewardId', 'phone']))
})

test('[OPS-USERS] an unknown name, an unknown activity and no name are refused', async () => {
  expect(await explain(['somebody@example.test'])).toBe(1)
  expect(await explain([me.userId, 'unknown'])).toBe(1)
  expect(await explain([])).toBe(2)
})

test('[OPS-USERS] a gateway that cannot read its database says what to do', async () => {
  const busy = createServer((_request, response) => {
    response
      .writeHead(503, { 'content-type': 'application/json' })
      .end(JSON.stringify({ code: CODES.NOT_READY.code, msg: '', data: null, requestTime: 1 }))
  })
  await once(busy.listen(0, '127.0.0.1'), 'listening')
  vi.stubEnv('GATEWAY_ORIGIN', `http://127.0.0.1:${(busy.address() as AddressInfo).port}`)
  expect(await explain([me.userId])).toBe(1)
  expect(output.written).toContain('Try again in a minute')
  busy.close()
})
