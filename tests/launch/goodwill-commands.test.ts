import { beforeAll, expect, test } from 'vitest'
import { borrowGateway } from '@fanfare/gateway/testing/borrow-gateway.ts'
import type { TestUser } from '@fanfare/gateway/testing/start-gateway.ts'
import { acceptProposal, declineProposal, listProposals } from '@fanfare/runner/commands/approve.ts'
import { grant } from '@fanfare/runner/commands/grant.ts'
import { commandsAt } from './support/commands-at.ts'

const gateway = await borrowGateway()
const output = await commandsAt(gateway)
let me: TestUser

beforeAll(async () => {
  me = await gateway.register()
})

const WHY = ['--reason', 'OUTAGE', '--ticket', 'T-1', '--note', 'claim failed', '--actor', 'Kim']
const pay = (amount: string, ...more: string[]) => grant([me.loginName, amount, 'USDT', ...WHY, ...more])
const rewards = () =>
  gateway.db
    .selectFrom('rewards')
    .select(['rewardId', 'quantity'])
    .where('userId', '=', me.userId)
    .orderBy('quantity')
    .execute()

/** The id that the last lines name, of what waits. */
const waiting = () => /accept (prop_?\w+)/.exec(output.written)?.[1] ?? ''

test('nothing waits; the budget of goodwill is approved by a second person, and not by its proposer', async () => {
  expect(await listProposals([])).toBe(0)
  expect(output.written).toBe('Nothing waits.\n')
  expect(await pay('5')).toBe(1)
  expect(output.written).toContain('The budget has too little left.')
  const lines = [{ rewardType: 'GIFT_CASH', unit: 'USDT', limit: '100' }]
  await gateway.ops('PUT', '/ops/v1/goodwill/budget', { lines }, { actor: 'Kim', revision: 0 })
  output.written = ''
  expect(await listProposals([])).toBe(0)
  expect(output.written).toMatch(
    /^prop\S+ {2}FUND {2}Goodwill may cost 100 USDT as GIFT_CASH \(by Kim, until \S+Z\)\n$/,
  )
  const [id = ''] = output.written.split(' ')
  expect(await acceptProposal([id, '--actor', 'Kim'])).toBe(1)
  expect(output.written).toContain('Another person must do this.')
  expect(await acceptProposal([id, '--actor', 'Lena', '--note', 'as agreed'])).toBe(0)
  expect(output.written).toContain('Approved, and done.')
  expect(await acceptProposal([id, '--actor', 'Lena'])).toBe(1)
  expect(output.written).toContain('the proposal is APPROVED')
})

test('a grant is rehearsed, paid once for its key, and says what is left', async () => {
  expect(await pay('5', '--dry-run')).toBe(0)
  expect(output.written).toContain(`Rehearsal: 5 USDT to ${me.userId}`)
  expect(output.written).toContain('Left in USDT: budget 95, this user’s month 95, your day 495, one grant at most 50')
  expect(output.written).not.toContain(me.loginName)
  expect(await rewards()).toEqual([])
  output.written = ''
  expect(await pay('5')).toBe(0)
  const key = /^Key (\S+)\n/.exec(output.written)?.[1] ?? ''
  const [reward, ...more] = await rewards()
  expect(more).toEqual([])
  expect(output.written).toContain(`, reward ${reward?.rewardId}.`)
  expect(await pay('5', '--key', key)).toBe(0)
  expect(await rewards()).toHaveLength(1)
  output.written = ''
  expect(await pay('6', '--key', key, '--json')).toBe(1)
  expect(output.written).toBe('This key was used for another change.\n')
})

test('above what one person may give the command ends with 3, and a second person decides', async () => {
  expect(await pay('30', '--dry-run')).toBe(0)
  expect(output.written).toContain('A second person would be needed.')
  expect(await listProposals(['--json'])).toBe(0)
  expect(JSON.parse(output.written.slice(output.written.indexOf('{')))).toMatchObject({ items: [] })
  output.written = ''
  expect(await pay('30')).toBe(3)
  expect(await declineProposal([waiting(), '--actor', 'Lena'])).toBe(0)
  expect(output.written).toMatch(/GRANT {2}30 USDT to \S+: OUTAGE \(by Kim\)\nDeclined\.\n$/)
  expect(await rewards()).toHaveLength(1)
  output.written = ''
  expect(await pay('30')).toBe(3)
  expect(await acceptProposal([waiting(), '--actor', 'Lena'])).toBe(0)
  expect((await rewards()).map(({ quantity }) => Number(quantity))).toEqual([5, 30])
})

test('a limit and a field are refused by name, an unknown user and a missing argument too', async () => {
  expect(await pay('51')).toBe(1)
  expect(output.written).toContain('The limit is 50, 50 is left.')
  expect(await pay('1', '--reason', 'BECAUSE')).toBe(1)
  expect(output.written).toMatch(/^Reason must be one of: /m)
  expect(await pay('1', '--expires-days', '400')).toBe(1)
  expect(output.written).toMatch(/^Days until it expires /m)
  expect(await grant(['somebody@example.test', '5', 'USDT', ...WHY])).toBe(1)
  expect(await grant([me.loginName, '5', 'USDT', '--reason', 'OUTAGE'])).toBe(2)
  expect(await grant([me.loginName, '5', ...WHY])).toBe(2)
  expect(output.written).toContain('npm run grant -- <login or uid> <amount> <unit>')
  expect(await acceptProposal([])).toBe(2)
  expect(await acceptProposal(['prop_unknown'])).toBe(1)
  expect(output.written).toContain('The gateway has nothing of this name or id.')
})
