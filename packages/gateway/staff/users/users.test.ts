import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { expect, test } from 'vitest'
import type { CallData, CallDefinition } from '@fanfare/contract/define-call.ts'
import { CODES } from '@fanfare/contract/codes.ts'
import { apply } from '@fanfare/contract/activity/join.ts'
import { changePushSettings } from '@fanfare/contract/message/message-settings.ts'
import { userinfo } from '@fanfare/contract/session/userinfo.ts'
import { SPELT_NAMES } from '@fanfare/contract/testing/typed-texts.ts'
import { sendMessage } from '@fanfare/contract/staff/send-message.ts'
import {
  endSessions,
  findUsers,
  staffUser,
  staffUserEvents,
  staffUserLedger,
  staffUserMessages,
  staffUserRewards,
} from '@fanfare/contract/staff/users.ts'
import { obtainReward } from '@fanfare/contract/task/rewards.ts'
import { taskCompletions } from '@fanfare/contract/task/task-completions.ts'
import { sql } from 'kysely'
import { STATEMENT_CHANNEL } from '#gateway/db/preparing-client.ts'
import { messagesOf } from '#gateway/testing/log-world.ts'
import { malformed, notPermitted } from '#gateway/testing/signed-request.ts'
import { borrowGateway } from '#gateway/testing/borrow-gateway.ts'
import { DEFAULT_POLICY } from '../../access/staff-policy.ts'
import { pseudonymOf } from '../../keys.ts'
import { userByName } from '../db/users.ts'

const FILE = `
alias: cared
type: NewUser
timeZone: UTC
startTime: -1d 00:00
endTime: +9d 00:00
tasks:
  - { id: trade, type: ANY_TRADING_VOLUME, period: DURING, reward: { type: GIFT_CASH, kind: Token, amount: { amount: '5.50', unit: USDT } } }
  - { id: volume, type: SPOT_TRADING_VOLUME, period: DURING, target: { amount: '5000', unit: USDT }, reward: { type: GIFT_CASH, kind: Token, amount: { amount: '9', unit: USDT } } }
  - { id: verify, type: KYC_PASS, period: DURING, reward: { type: GIFT_CASH, kind: Token, amount: { amount: '2', unit: USDT } } }
budget:
  - { rewardType: GIFT_CASH, unit: USDT, limit: '1000' }
texts:
  en: { title: Cared, rules: Rules, tasks: { trade: { title: First trade }, volume: { title: Volume }, verify: { title: Who } } }
  ar: { title: مسارات, rules: قواعد, tasks: { trade: { title: أول صفقة }, volume: { title: حجم }, verify: { title: من أنت } } }
`
const machineNow = Date.now()
/** Frozen, so that two reads of one card are the same. */
const lines: string[] = []
let activityId: string

const lookups = { perMinute: 30, perDay: 100 }
const self: Record<string, string> = {}

const gateway = await borrowGateway({
  now: () => machineNow,
  config: { staffPolicy: { ...DEFAULT_POLICY, lookups, self } },
  logTo: { write: (line) => void lines.push(line) },
})
const { clock } = gateway

const refused = (path: string) => gateway.ops('GET', `users${path}`)

async function get<Call extends CallDefinition>(call: Call, path: string): Promise<CallData<Call>> {
  const { code, data } = await gateway.ops('GET', `users${path}`)
  expect(code).toBe('00000')
  return call.data.parse(data) as CallData<Call>
}

const lineOf = async (action: string) => (await gateway.rows('auditLog', { action })).at(-1)

activityId = await gateway.publish(FILE)
const me = await gateway.register({ languageType: 1 })
const other = await gateway.register({ areaCode: '49', mobile: '15123456789', languageType: 12 })
const own = await gateway.register()
self.tests = own.userId
for (const { token } of [me, other]) await gateway.call(apply, { query: { activityId } }, { token })
const at = clock.now()
const trade = { type: 'trade.filled', market: 'spot', symbol: 'BTC/USDT', side: 'buy', usdtVolume: '150', fee: '0.1' }
await gateway.sendFacts(
  { eventId: 'early', userId: me.userId, occurredAt: at, ...trade, symbol: 'USDC/USDT' },
  { eventId: 'counted', userId: me.userId, occurredAt: at + 1, ...trade },
  { eventId: 'kyc', userId: me.userId, occurredAt: at + 2, type: 'kyc.passed' },
  { eventId: 'flag', userId: other.userId, occurredAt: at + 3, type: 'user.flagged', reason: 'BOT' },
)
clock.set(clock.now() + 60_000)
await gateway.call(obtainReward, { query: { activityId, taskId: 'trade' } }, me)

test('[OPS-USERS] a user is found by each whole key, once a look-up is recorded without its value', async () => {
  const { rewardId } = (await gateway.rows('rewards'))[0]!
  const keys = [
    `loginName=${encodeURIComponent(me.loginName.toUpperCase())}`,
    `userId=${me.userId}`,
    `email=${encodeURIComponent(`\u200F${me.loginName.replace('@', '＠')}`)}`,
    `rewardId=${rewardId}`,
  ]
  for (const key of keys) {
    const { items } = await get(findUsers, `?${key}`)
    expect(items.map(({ userId }) => userId)).toEqual([me.userId])
  }
  for (const typed of SPELT_NAMES['+4915123456789'] ?? []) {
    const { items } = await get(findUsers, `?phone=${encodeURIComponent(typed)}`)
    expect([typed, items.map(({ userId }) => userId)]).toEqual([typed, [other.userId]])
  }
  const phone = await get(findUsers, `?phone=${encodeURIComponent('+49 151 23456789')}`)
  expect(phone.items[0]).toMatchObject({ userId: other.userId, maskedPhone: '+49***89', flags: [{ reason: 'BOT' }] })
  expect(JSON.stringify(phone)).not.toContain('15123456789')
  const line = await lineOf('user.looked_up')
  expect(line?.detail).toMatchObject({ found: true, value: pseudonymOf(gateway.ctx.keys, '+49 151 23456789') })
})

test('[OPS-USERS] a part of a name finds nobody, two keys and long names are 40000', async () => {
  for (const value of ['%25', '*', encodeURIComponent(me.loginName.slice(0, 5))])
    expect((await get(findUsers, `?loginName=${value}`)).items).toEqual([])
  expect(await lineOf('user.looked_up')).toMatchObject({ subject: '-', detail: { found: false } })
  for (const query of ['', `?userId=a&email=b`, `?loginName=${'a'.repeat(5_000)}`])
    expect((await refused(`${query}`)).code).toBe('40000')
})

test('[OPS-USERS] tasks are byte for byte what the own card shows, for every user and language', async () => {
  for (const user of [me, other]) {
    const { locale } = await get(staffUser, `/${user.userId}`)
    const mine = await gateway.call(
      taskCompletions,
      { query: { activityId } },
      { token: user.token, headers: { language: locale } },
    )
    for (const idOrAlias of [activityId, 'cared']) {
      const { tasks } = await gateway.read(`users/${user.userId}/activities/${idOrAlias}`)
      expect(JSON.stringify(tasks)).toBe(JSON.stringify(mine.data.tasks))
    }
  }
  expect(await lineOf('user.read')).toMatchObject({ subject: other.userId, actor: 'operator:tests' })
})

test('[OPS-USERS] rewards, ledger, events and messages of a user', async () => {
  expect(await get(staffUser, `/${me.userId}`)).toMatchObject({
    identity: { verified: true },
    activities: [{ alias: 'cared', tasks: { open: 1, claimable: 1, granted: 1, missed: 0 } }],
    sessions: { open: 1 },
  })
  const rewards = await get(staffUserRewards, `/${me.userId}/rewards?activityId=${activityId}`)
  expect(rewards.items).toMatchObject([{ taskId: 'trade', history: [{ step: 'EARNED' }, { step: 'GRANTED' }] }])
  expect(await get(staffUserLedger, `/${me.userId}/ledger?pageSize=1`)).toMatchObject({
    items: [{ kind: 'GRANT', amount: '5.5', balanceAfter: '5.5', activityId, source: { kind: 'TASK', id: 'trade:-' } }],
    sums: [{ granted: '5.5', used: '0', expired: '0', cancelled: '0', balance: '5.5' }],
    balanced: true,
    next: null,
  })
  const events = await get(staffUserEvents, `/${me.userId}/events?activityId=${activityId}&pageSize=2`)
  expect(events.items.map(({ eventId }) => eventId)).toEqual(['kyc', 'counted'])
  expect(events.items[1]?.counted).toContainEqual(expect.objectContaining({ taskId: 'volume', counted: true }))
  const rest = await get(
    staffUserEvents,
    `/${me.userId}/events?activityId=${activityId}&pageSize=2&cursor=${events.next}`,
  )
  expect(rest.items[0]?.counted).toContainEqual(
    expect.objectContaining({ taskId: 'volume', counted: false, reason: 'STABLE_PAIR' }),
  )
  expect(await get(staffUserMessages, `/${me.userId}/messages`)).toMatchObject({ settings: { off: [] } })
})

test('[OPS-USERS] a ledger that does not make the balance is shown as it is, with an alarm', async () => {
  const falsify = (by: number) =>
    gateway.asOwner(async (db) => {
      await sql`alter table ledger_accounts disable trigger user`.execute(db)
      await sql`update ledger_accounts set balance = balance + ${by} where account = ${`user:${me.userId}`}`.execute(db)
      await sql`alter table ledger_accounts enable trigger user`.execute(db)
    })
  await falsify(1)
  const { balanced, sums } = await get(staffUserLedger, `/${me.userId}/ledger`)
  expect([balanced, sums[0]?.granted, sums[0]?.balance]).toEqual([false, '5.5', '6.5'])
  expect(lines.some((line) => line.includes('LEDGER_UNBALANCED'))).toBe(true)
  await falsify(-1)
})

test('[OPS-USERS] the own account of the caller is refused in every look', async () => {
  for (const path of ['', '/activities/cared', '/rewards', '/ledger', '/events', '/messages'])
    expect(await refused(`/${own.userId}${path}`)).toMatchObject(notPermitted('SAME_PERSON'))
  expect((await refused(`?userId=${own.userId}`)).code).toBe(CODES.NOT_PERMITTED.code)
  expect((await refused('/u_unknown')).code).toBe(CODES.NOT_FOUND.code)
})

test('[OPS-USERS] ended sessions answer 434, and a rehearsal ends none', async () => {
  const target = `users/${other.userId}/sessions/end`
  const end = async (query: string) =>
    endSessions.data.parse((await gateway.ops('POST', `${target}${query}`, { note: 'stolen' })).data)
  expect(await end('?dryRun=1')).toMatchObject({ ended: 1 })
  expect((await gateway.call(userinfo, {} as never, other)).code).toBe('00000')
  expect(await end('')).toMatchObject({ ended: 1 })
  expect((await gateway.call(userinfo, {} as never, other)).code).toBe('434')
  expect(await lineOf('sessions.ended')).toMatchObject({ subject: other.userId, detail: { note: 'stolen' } })
})

test('[OPS-USERS] support writes to a user in the language of their page, with words that nobody typed', async () => {
  const target = `users/${me.userId}/messages`
  const send = async (body: object, query = '') =>
    sendMessage.data.parse((await gateway.ops('POST', `${target}${query}`, { ticket: 'T-7', ...body })).data)
  await send({ template: 'support.ticket_closed' }, '?dryRun=1')
  const about = await send({ template: 'support.answer', activityId: 'cared', taskId: 'trade' })
  const closed = await send({ template: 'support.ticket_closed' })
  const items = await messagesOf(gateway, me, 'ar')
  const byId = new Map(items.map((item) => [item.id, item]))
  expect(byId.get(closed.messageId!)).toMatchObject({ type: 'ACCOUNT', title: 'أنهى فريق الدعم طلبك', link: null })
  expect(byId.get(about.messageId!)).toMatchObject({ title: 'أجاب فريق الدعم عن سؤالك' })
  expect(byId.get(about.messageId!)?.excerpt).toContain('مسارات')
  expect(items.filter(({ titleKey }) => titleKey?.includes('support_'))).toHaveLength(2)
  expect(await lineOf('message.sent')).toMatchObject({
    subject: me.userId,
    detail: { ticket: 'T-7', after: { template: 'support.ticket_closed', messageId: closed.messageId } },
  })
  await gateway.call(changePushSettings, { body: { off: ['support_answer'], quiet: null } }, me)
  expect(await send({ template: 'support.answer' })).toEqual({ messageId: null })
})

test.each([
  ['another template', { template: 'support.free_text' }, 'template'],
  ['a task without its activity', { template: 'support.answer', taskId: 'trade' }, 'taskId'],
  ['a task that is not there', { template: 'support.answer', activityId: 'cared', taskId: 'none' }, 'taskId'],
  ['an address that nothing waits for', { template: 'support.address' }, 'template'],
  ['a text of its own', { template: 'support.answer', text: 'Dear user' }, 'text'],
  ['no ticket', { template: 'support.answer', ticket: '' }, 'ticket'],
])('[OPS-USERS] a message with %s is refused and names the field', async (_name, body, path) => {
  const sent = { ticket: 'T-8', ...body }
  expect(await gateway.ops('POST', `users/${me.userId}/messages`, sent)).toMatchObject(malformed(path))
})

test('[OPS-USERS] a name is found by the unique index, whatever the number of users', async () => {
  const plan = await gateway.db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx)
    return (await sql<{ 'QUERY PLAN': string }>`explain ${userByName('a@b.test')}`.execute(tx)).rows
  })
  expect(JSON.stringify(plan)).toContain('users_login_name_key')
  expect(JSON.stringify(plan)).not.toContain('Seq Scan')
})

test('[OPS-USERS] twenty empty look-ups in a row raise an alarm, and more than the limit is 51023', async () => {
  clock.set(clock.now() + 61_000)
  for (let turn = 0; turn < 20; turn += 1) await get(findUsers, `?userId=guess-${turn}`)
  expect(lines.some((line) => line.includes('LOOKUP_GUESSING'))).toBe(true)
  expect(await gateway.ctx.metrics.registry.metrics()).toContain('fanfare_lookup_guessing_total 1')
  for (let turn = 0; turn < 10; turn += 1) await get(findUsers, `?userId=${me.userId}`)
  const { status, code, headers } = await refused(`?userId=${me.userId}`)
  expect([status, code]).toEqual([429, CODES.TOO_FREQUENT.code])
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  clock.set(clock.now() + 61_000)
  expect((await get(findUsers, `?userId=${me.userId}`)).items).toHaveLength(1)
})

test('[OPS-USERS] a look-up takes the same statements whether it finds somebody or not', async () => {
  // The look-ups of the tests before count for a day.
  gateway.clock.advance(2 * 86_400_000)
  const plain = await gateway.register({ areaCode: '49', mobile: '15187654321' })
  const invited = await gateway.register({
    vipCode: (await gateway.rows('users', { userId: plain.userId }))[0]!.vipCode,
  })
  const missing = [
    ['loginName', 'nobody'],
    ['email', 'nobody@fanfare.example'],
    ['email', 'nobody'],
    ['phone', '+4915100000000'],
    ['userId', 'u_nobody'],
  ] as const
  const found = [
    ['loginName', plain.loginName],
    ['email', invited.loginName],
    ['phone', plain.loginName],
    ['userId', plain.userId],
  ] as const
  const statementsOf = async ([key, value]: readonly [string, string]) => {
    let count = 0
    const add = () => void (count += 1)
    subscribe(STATEMENT_CHANNEL, add)
    const { items } = await get(findUsers, `?${key}=${encodeURIComponent(value)}`)
    unsubscribe(STATEMENT_CHANNEL, add)
    return { key, value, count, isFound: items.length === 1 }
  }
  // A new account waits for its first evaluation.
  for (const { userId } of [plain, invited]) await get(staffUser, `/${userId}`)
  const { count } = await statementsOf(missing[0])
  expect(count).toBeGreaterThan(15)
  for (const [key, value] of missing)
    expect(await statementsOf([key, value])).toEqual({ key, value, count, isFound: false })
  for (const [key, value] of found)
    expect(await statementsOf([key, value])).toEqual({ key, value, count, isFound: true })
})
