import { expect, test } from 'vitest'
import { apply } from '@fanfare/contract/activity/join.ts'
import type { CallData } from '@fanfare/contract/define-call.ts'
import { EXPLANATION_MAXIMUM, explainUser } from '@fanfare/contract/staff/explanation.ts'
import { obtainReward } from '@fanfare/contract/task/rewards.ts'
import { LOCALES } from '@fanfare/languages/locales.ts'
import { DAY_MS, HOUR_MS } from '@fanfare/kernel/time/durations.ts'
import type { TestUser } from '#gateway/testing/called-gateway.ts'
import { borrowGateway } from '#gateway/testing/borrow-gateway.ts'

const cash = (amount: string, more = '') =>
  `{ type: GIFT_CASH, kind: Token, amount: { amount: '${amount}', unit: USDT }${more} }`
const task = (id: string, type: string, amount: string, more = '') =>
  `  - { id: ${id}, type: ${type}, period: DURING${more}, reward: ${cash(amount)} }`
const TITLES = { trade: 'First trade', volume: 'Volume', verify: 'Identity' }
const file = (alias: string, tasks: string, { limit = '1000', more = '' } = {}) => `
alias: ${alias}
type: NewUser
timeZone: Europe/Berlin
startTime: -1d 00:00
endTime: +9d 00:00
${more}
tasks:
${tasks}
budget:
  - { rewardType: GIFT_CASH, unit: USDT, limit: '${limit}' }
texts:
  en: { title: The ${alias}, rules: Rules, tasks: { ${Object.entries(TITLES)
    .filter(([id]) => tasks.includes(`id: ${id},`))
    .map(([id, title]) => `${id}: { title: ${title} }`)
    .join(', ')} } }
`
const VOLUME = task('volume', 'SPOT_TRADING_VOLUME', '9', `, target: { amount: '5000', unit: USDT }`)
const FILES = {
  asked: file(
    'asked',
    [task('trade', 'ANY_TRADING_VOLUME', '5.50'), VOLUME, task('verify', 'KYC_PASS', '2')].join('\n'),
  ),
  scarce: file('scarce', task('trade', 'ANY_TRADING_VOLUME', '5'), { limit: '5' }),
  locked: file(
    'locked',
    `  - { id: trade, type: ANY_TRADING_VOLUME, period: DURING, reward: ${cash('3', ', holdHours: 48')} }`,
  ),
  adult: file('adult', task('trade', 'ANY_TRADING_VOLUME', '3'), { more: 'audience: { minimumAgeDays: 30 }' }),
}
let now = Date.parse('2026-11-20T10:00:00Z')
const ids: Record<string, string> = {}
const gateway = await borrowGateway({ now: () => now })

for (const [alias, text] of Object.entries(FILES))
  ids[alias] = await gateway.publish(text, `?replace=${Object.keys(FILES).join()}`)

const idOf = (alias: string) => ids[alias] ?? ''
const send = ({ userId }: TestUser, event: object) => gateway.sendFacts({ userId, occurredAt: now, ...event })
const TRADE = { type: 'trade.filled', market: 'spot', symbol: 'BTC/USDT', side: 'buy', usdtVolume: '150', fee: '0.1' }
const claim = (user: TestUser, alias: string) =>
  gateway.call(obtainReward, { query: { activityId: idOf(alias), taskId: 'trade' } }, user)

async function joined(...aliases: string[]): Promise<TestUser> {
  const user = await gateway.register({ languageType: 1 })
  for (const alias of aliases) await gateway.call(apply, { query: { activityId: idOf(alias) } }, user)
  return user
}

/** Without the spaces that keep an amount and a time in one piece. */
const plain = (text: string) => text.replace(/[\u00A0\u202F]/g, ' ')

async function why({ userId }: TestUser, query = ''): Promise<CallData<typeof explainUser>> {
  const { code, data } = await gateway.ops('GET', `users/${userId}/explain${query}`)
  expect(code).toBe('00000')
  const { items, text, ...rest } = explainUser.data.parse(data)
  return { ...rest, text: plain(text), items: items.map((item) => ({ ...item, text: plain(item.text) })) }
}
const states = ({ items }: CallData<typeof explainUser>) => items.map(({ taskId, state }) => `${taskId} ${state}`)

test('[OPS-USERS] a task says why a fact did not count, its next step and its end', async () => {
  const user = await joined('asked')
  await send(user, { ...TRADE, symbol: 'USDC/USDT' })
  const { locale, text, items } = await why(user, '?activityId=asked&taskId=volume')
  expect(locale).toBe('en')
  expect(items).toMatchObject([{ activityId: idOf('asked'), taskId: 'volume', state: 'OPEN', rewardId: null }])
  expect(text).toBe(
    'The asked, Volume (9 USDT): 0 of 5,000 USDT. 1 didn’t count. ' +
      'Traded Nov 20, 11:00 AM, but stablecoin pairs like USDC/USDT don’t count. ' +
      'Next step: Trade spot. It counts until Nov 29, 12:00 AM. Time zone: Europe/Berlin.',
  )
  const { text: inTokyo } = await why(user, '?activityId=asked&taskId=volume&timeZone=Asia/Tokyo')
  expect(inTokyo).toContain('Traded Nov 20, 7:00 PM,')
  expect(inTokyo).toMatch(/Time zone: Asia\/Tokyo\.$/)
})

test('[OPS-USERS] what has the same reason and date is listed before it, and the reason is said once', async () => {
  const user = await joined('asked', 'locked')
  await send(user, TRADE)
  const { text, items } = await why(user)
  expect(items.filter(({ state }) => state === 'CLAIMABLE')).toHaveLength(2)
  expect(text).toMatch(
    /^The (asked|locked), First trade \([\d.]+ USDT\) and The (asked|locked), First trade \([\d.]+ USDT\): It’s ready/,
  )
  expect(text.match(/It’s ready/g)).toHaveLength(1)
})

test('[OPS-USERS] the newest fact that did not count is named even where the card omits it', async () => {
  const user = await joined('asked')
  for (let early = 0; early < 3; early += 1) await send(user, { ...TRADE, occurredAt: now - (30 - early) * DAY_MS })
  for (let trade = 0; trade < 21; trade += 1) await send(user, { ...TRADE, occurredAt: now - trade })
  const { text } = await why(user, '?activityId=asked&taskId=volume')
  expect(text).toContain(
    '3 didn’t count. Most recent: Traded Oct 23, 12:00 PM, this task counts from Nov 19. Next step:',
  )
})

test('[OPS-USERS] every state has its words: not joined, not eligible, claimable, sold out, locked, paid, and nothing', async () => {
  const first = await joined('scarce')
  await send(first, TRADE)
  await why(first)
  const user = await joined('asked', 'scarce', 'locked')
  expect(states(await why(user, '?activityId=adult'))).toEqual(['null NOT_ELIGIBLE'])
  const stranger = await gateway.register({ languageType: 1 })
  expect(await why(stranger)).toMatchObject({ text: 'None of your rewards is missing.', items: [] })
  expect((await why(stranger, '?activityId=asked')).text).toContain('You haven’t joined this activity yet.')
  await send(user, TRADE)
  const before = await why(user)
  expect(states(before)).toContain('trade CLAIMABLE')
  expect(before.items.find(({ state }) => state === 'SOLD_OUT')?.text).toBe(
    'The scarce, First trade (5 USDT): All rewards of this type are taken.',
  )
  expect((await claim(user, 'locked')).code).toBe('00000')
  const held = (await why(user, '?activityId=locked')).items
  expect(held).toMatchObject([{ state: 'HOLD', reasonCode: 'ON_HOLD', taskId: 'trade' }])
  expect(held[0]?.text).toContain('Unlocks automatically on Nov 22, 11:00 AM. No action needed.')
  expect((await claim(user, 'asked')).code).toBe('00000')
  expect(states(await why(user, '?activityId=asked'))).not.toContain('trade PAID')
  expect((await why(user, '?activityId=asked&taskId=trade')).items).toMatchObject([{ state: 'PAID' }])
})

test('[OPS-USERS] a reward under review differs from one that was refused', async () => {
  const user = await joined('asked', 'locked')
  await send(user, TRADE)
  await send(user, { type: 'user.flagged', reason: 'BOT' })
  now += 60_000
  for (const alias of ['asked', 'locked']) expect((await claim(user, alias)).code).toBe('00000')
  const waiting = await why(user)
  expect(waiting.items.filter(({ state }) => state === 'REVIEW')).toHaveLength(2)
  expect(waiting.text).toContain('This reward is under review. No action needed.')
  const [{ reviewId, revision }] = (await gateway.read(`reviews?activityId=${idOf('asked')}`)).items
  const decision = { accept: false, reason: 'RULES_BROKEN', note: 'looked at' }
  expect((await gateway.post(`reviews/${reviewId}/decision`, decision, { revision })).status).toBe(200)
  const [refused] = (await why(user, '?activityId=asked&taskId=trade')).items
  expect(refused).toMatchObject({ state: 'REFUSED', reasonCode: 'RULES_BROKEN' })
  expect(refused?.text).toContain('We took this reward back. You didn’t keep to the rules of this activity.')
})

test('[OPS-USERS] a pause and the end of the time to claim replace the advice to claim', async () => {
  const [user, late] = [await joined('asked'), await joined('asked')]
  await send(user, TRADE)
  const { items } = await why(user, '?taskId=trade')
  expect(items[0]?.text).toMatch(/It’s ready\. Claim it by .+, or it expires\.$/)
  await gateway.ops('POST', 'activities/asked/pause', { claims: true, reason: 'FAULT', note: 'wrong sum' })
  const paused = await why(user, '?taskId=trade')
  expect(paused.items).toMatchObject([{ state: 'PAUSED' }])
  expect(paused.text).toContain('We found a fault in this activity and are fixing it. Claiming is paused')
  await gateway.ops('POST', 'activities/asked/resume', { note: 'mended' })
  now += 40 * DAY_MS
  const over = await why(user, '?taskId=trade')
  expect(over.items).toMatchObject([{ state: 'CLAIM_EXPIRED', reasonCode: 'CLAIM_EXPIRED' }])
  expect(over.text).toMatch(/You had until .+ to claim\./)
  expect(over.text).not.toContain('late')
  await send(late, { ...TRADE, occurredAt: now - 40 * DAY_MS })
  const { text } = await why(late, '?taskId=trade')
  expect(text).toMatch(/You had until .+ to claim\. What completed it was reported to us late, on Dec 30\./)
  now -= 40 * DAY_MS
})

test('[OPS-USERS] what somebody does after the end of a task is no reason why it was not paid', async () => {
  const user = await joined('asked')
  await send(user, { ...TRADE, usdtVolume: '120', symbol: 'USDC/USDT' })
  now += 40 * DAY_MS
  for (let days = 1; days <= 3; days += 1) await send(user, { ...TRADE, occurredAt: now - days * DAY_MS })
  const { items } = await why(user, '?activityId=asked&taskId=volume')
  expect(items).toMatchObject([{ state: 'OPEN', reasonCode: 'NOT_ENOUGH' }])
  expect(items[0]?.text).toContain('1 didn’t count')
  expect(items[0]?.text).not.toContain('3 didn’t count')
  now -= 40 * DAY_MS
})

test('[OPS-USERS] the answer fits and is whole in every language, in that of the user by default', async () => {
  const user = await gateway.register({ languageType: 10 })
  for (const alias of ['asked', 'locked', 'scarce'])
    await gateway.call(apply, { query: { activityId: idOf(alias) } }, user)
  await send(user, { ...TRADE, occurredAt: now - HOUR_MS })
  expect((await why(user)).locale).toBe('de')
  for (const locale of LOCALES) {
    const { text } = await why(user, `?locale=${locale}`)
    expect(text.length, locale).toBeLessThanOrEqual(EXPLANATION_MAXIMUM)
    expect(text, locale).not.toMatch(/[{}]|undefined|null|\s\s|\.\./)
    expect(text, locale).toContain('Europe/Berlin')
  }
})

test('[OPS-USERS] each explanation is recorded; an unknown user, language, zone or activity is refused', async () => {
  const user = await joined('asked')
  await why(user, '?activityId=asked')
  const lines = await gateway.rows('auditLog', { action: 'user.explained' })
  expect(lines.at(-1)).toMatchObject({ subject: user.userId })
  const codeOf = async (target: string) => (await gateway.ops('GET', `users/${target}`)).code
  expect(await codeOf('nobody-here/explain')).toBe('51001')
  expect(await codeOf(`${user.userId}/explain?activityId=unknown`)).toBe('51001')
  expect(await codeOf(`${user.userId}/explain?locale=xx`)).toBe('40000')
  expect(await codeOf(`${user.userId}/explain?timeZone=Mars/North`)).toBe('40000')
})
