import { expect, test } from 'vitest'
import { borrowGateway } from '@fanfare/gateway/testing/borrow-gateway.ts'
import { acceptProposal, declineProposal, listProposals } from '@fanfare/runner/commands/approve.ts'
import { grant } from '@fanfare/runner/commands/grant.ts'
import { commandsAt } from './support/commands-at.ts'

const gateway = await borrowGateway()
const { prints } = await commandsAt(gateway)
const me = await gateway.register()

const WHY = '--reason OUTAGE --ticket T-1 --note failed --actor Kim'
const pay = (words: string, code: number, text?: string | RegExp) =>
  prints(grant, `${me.loginName} ${words.replace(' ', ' USDT ')} ${WHY}`, code, text)
const rewards = () => gateway.rows('rewards', { userId: me.userId }, 'quantity')
/** @returns the id of what waits for a second person */
const propose = async () => /accept (prop_?\w+)/.exec(await pay('30 ', 3))?.[1] ?? ''

test('the budget of goodwill is approved by a second person, and not by its proposer', async () => {
  await prints(listProposals, '', 0, 'Nothing waits.\n')
  await pay('5 ', 1, /The budget has too little left\./)
  const lines = [{ rewardType: 'GIFT_CASH', unit: 'USDT', limit: '100' }]
  await gateway.ops('PUT', 'goodwill/budget', { lines }, { actor: 'Kim', revision: 0 })
  const line = /^prop\S+ {2}FUND {2}Goodwill may cost 100 USDT as GIFT_CASH \(by Kim, until \S+Z\)\n$/
  const [id = ''] = (await prints(listProposals, '', 0, line)).split(' ')
  await prints(acceptProposal, `${id} --actor Kim`, 1, /Another person must do this\./)
  await prints(acceptProposal, `${id} --actor Lena --note agreed`, 0, /Approved, and done\./)
  await prints(acceptProposal, `${id} --actor Lena`, 1, /the proposal is APPROVED/)
})

test('a grant is rehearsed, paid once for its key, and says what is left', async () => {
  const rehearsed = await pay('5 --dry-run', 0)
  expect(rehearsed).toContain(`Rehearsal: 5 USDT to ${me.userId}`)
  expect(rehearsed).toContain('Left in USDT: budget 95, this user’s month 95, your day 495, one grant at most 50')
  expect(rehearsed).not.toContain(me.loginName)
  expect(await rewards()).toEqual([])
  const paid = await pay('5 ', 0)
  const key = /^Key (\S+)\n/.exec(paid)?.[1] ?? ''
  const [reward, ...more] = await rewards()
  expect(more).toEqual([])
  expect(paid).toContain(`, reward ${reward?.rewardId}.`)
  await pay(`5 --key ${key}`, 0)
  expect(await rewards()).toHaveLength(1)
  await pay(`6 --key ${key} --json`, 1, 'This key was used for another change.\n')
})

test('above what one person may give the command ends with 3, and a second person decides', async () => {
  await pay('30 --dry-run', 0, /A second person would be needed\./)
  await prints(listProposals, '--json', 0, /^\{\s*"items": \[\]/)
  const declined = /GRANT {2}30 USDT to \S+: OUTAGE \(by Kim\)\nDeclined\.\n$/
  await prints(declineProposal, `${await propose()} --actor Lena`, 0, declined)
  expect(await rewards()).toHaveLength(1)
  await prints(acceptProposal, `${await propose()} --actor Lena`, 0)
  expect((await rewards()).map(({ quantity }) => Number(quantity))).toEqual([5, 30])
})

test('a limit and a field are refused by name, an unknown user and a missing argument too', async () => {
  await pay('51 ', 1, /The limit is 50, 50 is left\./)
  await pay('1 --expires-days 400', 1, /^Days until it expires /m)
  await prints(grant, `${me.loginName} 1 USDT ${WHY} --reason BECAUSE`, 1, /^Reason must be one of: /m)
  await prints(grant, `somebody@example.test 5 USDT ${WHY}`, 1)
  await prints(grant, `${me.loginName} 5 USDT --reason OUTAGE`, 2)
  await prints(grant, `${me.loginName} 5 ${WHY}`, 2, /npm run grant -- <login or uid> <amount> <unit>/)
  await prints(acceptProposal, '', 2)
  await prints(acceptProposal, 'prop_unknown', 1, /The gateway has nothing of this name or id\./)
})
