import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { login } from '@fanfare/contract/session/login.ts'
import { beginSecondFactor, confirmSecondFactor } from '@fanfare/contract/session/second-factor.ts'
import { borrowGateway } from '@fanfare/gateway/testing/borrow-gateway.ts'
import { ops } from '@fanfare/runner/commands/ops.ts'
import { claimedReward } from './support/claimed-reward.ts'
import { commandsAt } from './support/commands-at.ts'

const gateway = await borrowGateway()
const { prints } = await commandsAt(gateway)
const { user: me, rewardId } = await claimedReward(gateway, 'corrected')

const WHY = 'ticket=T-1 note=checked --actor Kim'
const idIn = (text: string): string => /decideProposal id=(prop_?\w+)/.exec(text)?.[1] ?? ''

test('a reversal is rehearsed with its effects, waits for a second person, and is refused once it is done', async () => {
  const reversal = `reverseEvent eventId=corrected-trade reason=credited-twice ${WHY}`
  const rehearsed = await prints(ops, `${reversal} --dry-run`, 0, /A second person would be needed\./)
  for (const line of [
    new RegExp(`consequences.tasks:\\n.*\\n${me.userId} +corrected +first-trade `),
    new RegExp(`consequences.rewards:\\n.*\\n${me.userId} +${rewardId} +GRANTED`),
    /consequences\.rebates\.amount: 0\n/,
  ])
    expect(rehearsed).toMatch(line)
  expect(rehearsed).not.toContain(me.loginName)
  const id = idIn(await prints(ops, reversal, 3))
  await prints(ops, `decideProposal id=${id} accept=true --actor Lena`, 0)
  await prints(ops, reversal, 1, /Event is reversed already, by ops-ops-/)
})

test('a part of a reward and then its rest is taken back; a used-up one and an unknown one are refused', async () => {
  const cancelled = `cancelReward rewardId=${rewardId} reason=CORRECTED ${WHY}`
  await prints(
    ops,
    `${cancelled} amount=2 --dry-run`,
    0,
    /reward\.left\.amount: 3\n[^]*Rehearsal: nothing was written\.\n$/,
  )
  await prints(ops, `${cancelled} amount=2`, 0, /reward\.left\.amount: 3\n/)
  const rest = JSON.parse(await prints(ops, `${cancelled} --json`, 0)) as object
  expect(rest).toMatchObject({ done: true, reward: { state: 'CANCELLED', cancelled: '5' } })
  await prints(ops, cancelled, 1, /the reward is CANCELLED/)
  await prints(ops, `cancelReward rewardId=rw_unknown reason=CORRECTED ${WHY}`, 1, /No user has this/)
  await prints(ops, `cancelReward rewardId=${rewardId} reason=CORRECTED`, 2)
})

test('a second factor is removed once a second person approves, and is refused for a user who has none or waits already', async () => {
  const user = await gateway.register()
  const { loginName, password } = user
  const removal = `removeSecondFactor userId=${loginName} reason=video-call ticket=T-9 --actor Kim`
  await prints(ops, removal, 1, /User has no second factor/)
  const { secret } = (await gateway.call(beginSecondFactor, { body: { password } }, user)).data
  // A code ends with its step of 30 s, maybe at this moment.
  await expect
    .poll(async () => {
      const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
      return (await gateway.call(confirmSecondFactor, { body: { code } }, user)).code
    })
    .toBe('00000')
  const logIn = async () => (await gateway.call(login, { body: { loginName, password } })).code
  await prints(ops, `${removal} --dry-run`, 0, /A second person would be needed\./)
  const id = idIn(await prints(ops, removal, 3))
  expect(await prints(ops, removal, 1)).toContain(`has a proposal that waits: ${id}`)
  expect(await logIn()).toBe('51057')
  await prints(ops, `decideProposal id=${id} accept=true --actor Kim`, 1)
  await prints(ops, `decideProposal id=${id} accept=true --actor Lena`, 0, /video-call/)
  expect(await logIn()).toBe('00000')
})
