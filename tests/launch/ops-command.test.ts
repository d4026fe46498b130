import { spawnSync } from 'node:child_process'
import { expect, test, vi } from 'vitest'
import { CODES } from '@fanfare/contract/codes.ts'
import { activityInput } from '@fanfare/gateway/testing/activity-file.ts'
import { serve } from '@fanfare/kernel/testing/serve.ts'
import { ops } from '@fanfare/runner/commands/ops.ts'
import { inputOf, STAFF_CALLS } from '@fanfare/runner/staff/call-fields.ts'
import { claimedReward } from './support/claimed-reward.ts'
import { commandsAt } from './support/commands-at.ts'

const { gateway, prints } = await commandsAt()
const me = await gateway.register()

const WHY = 'ticket=T-1 note=failed --actor Kim'
const pay = (amount: string, code: number, text?: string | RegExp) =>
  prints(
    ops,
    `grant userId=${me.loginName} rewardType=GIFT_CASH unit=USDT amount=${amount} reason=OUTAGE ${WHY}`,
    code,
    text,
  )
const decide = (id: string, accept: boolean, words: string, code: number, text?: RegExp) =>
  prints(ops, `decideProposal id=${id} accept=${accept} ${words}`, code, text)
const rewards = () => gateway.rows('rewards', { userId: me.userId }, 'quantity')
/** @returns the id of what waits for a second person */
const propose = async () => /decideProposal id=(prop_?\w+)/.exec(await pay('30', 3))?.[1] ?? ''

test('every call of the staff is listed, and help names its fields, roles and an example', async () => {
  await prints(ops, '', 0, /\n {2}retryPayouts +Requests all payouts again that failed by one code\.\n/)
  await prints(ops, 'approve list', 2, /^"approve" is now one of: proposals, decideProposal\./)
  const help =
    /^Takes the unused [^]*Roles: risk\.\n {2}rewardId=<string>\n {2}amount=<string> \(optional\)\n[^]*Example: npm run ops -- cancelReward rewardId=rw_3k reason=MULTI_ACCOUNT ticket=T-1042 note='agreed with support'\n/
  await prints(ops, 'help cancelReward', 0, help)
})

/** Calls whose example a reader completes: a version as a number, two aliases of one name, an instant in JSON, one key of several. */
const COMPLETED_BY_READERS = new Set(['activityDiff', 'duplicateActivity', 'reconcilePayouts', 'findUsers'])

test.each([...STAFF_CALLS].filter(([name]) => !COMPLETED_BY_READERS.has(name)))(
  'the example of %s can be pasted into a shell, and passes the checks of the call',
  async (name, call) => {
    const help = await prints(ops, ['help', name], 0)
    const example = /^Example: npm run ops -- (.*)$/m.exec(help)?.[1] ?? ''
    const { stdout } = spawnSync('bash', ['-c', `printf '%s\\0' ${example}`], { encoding: 'utf8' })
    const [first, ...words] = stdout.split('\0').slice(0, -1)
    expect(first).toBe(name)
    const { missing, ...input } = inputOf(call, words)
    expect(missing.filter((field) => field !== 'hash')).toEqual([])
    for (const part of ['params', 'query', 'body'] as const) {
      // The command reads what a user id, a day or a hash is from the gateway.
      const faults = call[part]?.safeParse(input[part]).error?.issues ?? []
      expect(faults.filter(({ path }) => !['hash', 'userId'].includes(String(path[0])))).toEqual([])
    }
  },
)

test('a name in other letters is answered with the one that was meant', async () => {
  await prints(
    ops,
    'explainuser',
    2,
    'There is no call explainuser; did you mean explainUser? "npm run ops" lists all.\n',
  )
  await prints(ops, 'help revews', 2, /did you mean reviews\?/)
  await gateway.ops('PUT', 'activities/spring-draw', activityInput({ alias: 'spring-draw' }))
  await prints(
    ops,
    'activity alias=spring-drow',
    1,
    'The gateway has no activity of this alias; did you mean spring-draw?\n',
  )
  await prints(ops, 'activity alias=something-else', 1, 'The gateway has no activity of this alias.\n')
})

test('users are shown in a table, without JSON', async () => {
  const found = await prints(ops, `findUsers userId=${me.userId}`, 0, new RegExp(`\nuserId .*\n${me.userId} `))
  expect(found).not.toMatch(/[{}"]/)
})

test('a wrong use is 2, and a refusal is 1 with its field', async () => {
  await prints(ops, 'testWebhook', 2, /^id is missing\.\n/)
  await prints(ops, 'replayWebhook id=crm since=now', 2, /^since=now is no field: id=… from=… /)
  await prints(ops, 'replayWebhook id=crm from=today to=tomorrow', 2, /^from must be an instant with its offset/)
  await prints(ops, 'enableWebhook id=nobody', 1, 'The gateway has nothing of this name or id.\n')
  await prints(ops, 'webhooks --dry-run', 2, '--dry-run is for changes.\n')
  await prints(ops, 'sing', 2, 'There is no call sing. "npm run ops" lists all.\n')
})

test('what a second person must approve is listed, and not approved by its proposer', async () => {
  await prints(ops, 'proposals state=PENDING', 0, /^items: none\n/)
  await pay('5', 1, /The budget has too little left\./)
  const lines = 'lines=[{"rewardType":"GIFT_CASH","unit":"USDT","limit":"100"}]'
  await prints(ops, ['saveGoodwillBudget', lines, '--actor', 'Kim'], 3)
  const listed = await prints(
    ops,
    'proposals state=PENDING',
    0,
    /kind: FUND\n[^]*summary: Goodwill may cost 100 USDT as GIFT_CASH\n/,
  )
  const [id = ''] = /prop[0-9a-f]{8,}/.exec(listed) ?? []
  await decide(id, true, '--actor Kim', 1, /Another person must do this\./)
  await decide(id, true, 'note=agreed --actor Lena', 0, /^Goodwill may cost 100 USDT[^]*state: APPROVED/)
  await decide(id, true, '--actor Lena', 1, /the proposal is APPROVED/)
})

test('a change is rehearsed, made once for its key, and says what is left', async () => {
  expect(await pay('5 --dry-run', 0, /Rehearsal: nothing was written\.\n$/)).not.toContain(me.loginName)
  expect(await rewards()).toEqual([])
  const paid = await pay('5', 0)
  const key = /^Key (\S+)\n/.exec(paid)?.[1] ?? ''
  const [reward, ...more] = await rewards()
  expect(more).toEqual([])
  expect(paid).toContain(`rewardId: ${reward?.rewardId}\n`)
  await pay(`5 --key ${key}`, 0)
  expect(await rewards()).toHaveLength(1)
  await pay(`6 --key ${key} --json`, 1, 'This key was used for another change.\n')
})

test('above what one person may do the command ends with 3, and a second person decides', async () => {
  await pay('30 --dry-run', 0, /A second person would be needed\./)
  await prints(ops, 'proposals state=PENDING --json', 0, /^\{\s*"items": \[\]/)
  await decide(await propose(), false, '--actor Lena', 0, /30 USDT to \S+: OUTAGE[^]*state: DECLINED\n/)
  expect(await rewards()).toHaveLength(1)
  await decide(await propose(), true, '--actor Lena', 0)
  expect((await rewards()).map(({ quantity }) => Number(quantity))).toEqual([5, 30])
})

test('a limit and a field are refused by name, an unknown user and a missing field too', async () => {
  await pay('51', 1, /The limit is 50, 50 is left\./)
  await pay('1 expiresDays=400', 1, /^Days until it expires /m)
  const other = 'grant userId=somebody@example.test rewardType=DROP unit=USDT amount=5 reason=OUTAGE'
  await prints(ops, `${other} ${WHY}`, 1, /^No user has this/)
  await prints(ops, `grant userId=${me.userId} amount=5 reason=OUTAGE ${WHY}`, 2, /^rewardType, unit is missing\.\n/)
  await decide('prop_unknown', true, '', 1, /The gateway has nothing of this name or id\./)
})

test('[OPS-USERS] a user is found by phone or reward id, and the reward is cancelled', async () => {
  const { rewardId } = await claimedReward(gateway, 'corrected')
  await prints(
    ops,
    `userRewards userId=${rewardId}`,
    0,
    new RegExp(`1\\.\n {2}rewardId: ${rewardId}\n[^]*state: GRANTED\n`),
  )
  const cancelled = `cancelReward rewardId=${rewardId} reason=CORRECTED ${WHY}`
  await prints(ops, `${cancelled} amount=2`, 0, /reward\.left\.amount: 3\n/)
  const rest = JSON.parse(await prints(ops, `${cancelled} --json`, 0)) as object
  expect(rest).toMatchObject({ done: true, reward: { state: 'CANCELLED', cancelled: '5' } })
  await prints(ops, `cancelReward rewardId=rw_unknown reason=CORRECTED ${WHY}`, 1, /No user has this/)
  const phone = await gateway.register({ mobile: '5550102030', areaCode: '49' })
  const read = JSON.parse(await prints(ops, 'user userId=+495550102030 --json', 0)) as object
  expect(JSON.stringify(read)).toContain(phone.userId)
  const { items } = await gateway.read<{ items: { detail: { by: string } }[] }>('audit-log?action=user.looked_up')
  expect(items.map(({ detail }) => detail.by)).toEqual(expect.arrayContaining(['email', 'rewardId', 'phone']))
})

test('several subjects are decided by one command, which names each one that is not', async () => {
  const reviewOf = async (alias: string, amount: string): Promise<string> => {
    const flag = { eventId: `${alias}-flag`, type: 'user.flagged', reason: 'BOT' }
    const { rewardId } = await claimedReward(gateway, alias, { amount, events: [flag] })
    return `rv_${rewardId}`
  }
  const [small, large] = [await reviewOf('small', '5'), await reviewOf('large', '600')]
  const both = `decideReview id=${small},${large} note=seen`
  const text = await prints(ops, `${both} accept=true reason=CHECKED --actor Ada`, 3)
  expect(text).toMatch(new RegExp(`^${small}:\\n[^]*state: ACCEPTED\\n[^]*${large}:\\n[^]*A second person is needed`))
  const moved = new RegExp(`\\n${small}: This has changed since you read it\\.`)
  await prints(ops, `${both} accept=false reason=RULES_BROKEN`, 1, moved)
})

test('[OPS-USERS] a gateway that cannot read its database says what to do', async () => {
  const body = JSON.stringify({ code: CODES.NOT_READY.code, msg: '', data: null, requestTime: 1 })
  const origin = await serve((_request, response) => {
    response.writeHead(503, { 'content-type': 'application/json' }).end(body)
  })
  vi.stubEnv('GATEWAY_ORIGIN', origin)
  await prints(ops, `explainUser userId=${me.userId}`, 1, /Try again in a minute/)
})
