import { expect, test } from 'vitest'
import { borrowGateway } from '@fanfare/gateway/testing/borrow-gateway.ts'
import { ops } from '@fanfare/runner/commands/ops.ts'
import { commandsAt } from './support/commands-at.ts'

const gateway = await borrowGateway()
const { prints } = await commandsAt(gateway)
const me = await gateway.register()

const WHY = 'reason=OUTAGE ticket=T-1 note=failed --actor Kim'
const pay = (amount: string, code: number, text?: string | RegExp) =>
  prints(ops, `grant userId=${me.loginName} rewardType=GIFT_CASH unit=USDT amount=${amount} ${WHY}`, code, text)
const decide = (id: string, accept: boolean, words: string, code: number, text?: RegExp) =>
  prints(ops, `decideProposal id=${id} accept=${accept} ${words}`, code, text)
const rewards = () => gateway.rows('rewards', { userId: me.userId }, 'quantity')
/** @returns the id of what waits for a second person */
const propose = async () => /decideProposal id=(prop_?\w+)/.exec(await pay('30', 3))?.[1] ?? ''

test('the budget of goodwill is approved by a second person, and not by its proposer', async () => {
  await prints(ops, 'proposals state=PENDING', 0, /^items: none\n/)
  await pay('5', 1, /The budget has too little left\./)
  await prints(
    ops,
    ['saveGoodwillBudget', 'lines=[{"rewardType":"GIFT_CASH","unit":"USDT","limit":"100"}]', '--actor', 'Kim'],
    3,
  )
  const listed = await prints(ops, 'proposals state=PENDING', 0, /FUND .* Goodwill may cost 100 USDT as GIFT_CASH/)
  const [id = ''] = /prop[0-9a-f]{8,}/.exec(listed) ?? []
  await decide(id, true, '--actor Kim', 1, /Another person must do this\./)
  await decide(id, true, 'note=agreed --actor Lena', 0, /^Goodwill may cost 100 USDT[^]*state: APPROVED/)
  await decide(id, true, '--actor Lena', 1, /the proposal is APPROVED/)
})

test('a grant is rehearsed, paid once for its key, and says what is left', async () => {
  const rehearsed = await pay('5 --dry-run', 0, /Rehearsal: nothing was written\.\n$/)
  expect(rehearsed).not.toContain(me.loginName)
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

test('above what one person may give the command ends with 3, and a second person decides', async () => {
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
  await prints(
    ops,
    `grant userId=somebody@example.test rewardType=DROP unit=USDT amount=5 ${WHY}`,
    1,
    /^No user has this/,
  )
  await prints(ops, `grant userId=${me.userId} amount=5 ${WHY}`, 2, /^rewardType, unit is missing\.\n/)
  await decide('prop_unknown', true, '', 1, /The gateway has nothing of this name or id\./)
})
