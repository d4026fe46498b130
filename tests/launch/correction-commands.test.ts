import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { login } from '@fanfare/contract/session/login.ts'
import { beginSecondFactor, confirmSecondFactor } from '@fanfare/contract/session/second-factor.ts'
import { borrowGateway } from '@fanfare/gateway/testing/borrow-gateway.ts'
import { acceptProposal } from '@fanfare/runner/commands/approve.ts'
import { cancelByCommand, removeFactorByCommand, reverseByCommand } from '@fanfare/runner/commands/correct.ts'
import { claimedReward } from './support/claimed-reward.ts'
import { commandsAt } from './support/commands-at.ts'

const gateway = await borrowGateway()
const { prints } = await commandsAt(gateway)
const { user: me, rewardId } = await claimedReward(gateway, 'corrected')

const WHY = '--ticket T-1 --note checked --actor Kim'
const idIn = (text: string): string => /accept (prop_?\w+)/.exec(text)?.[1] ?? ''

test('a reversal is rehearsed with its effects, waits for a second person, and is refused once it is done', async () => {
  const reversal = `corrected-trade --reason credited-twice ${WHY}`
  const rehearsed = await prints(reverseByCommand, `${reversal} --dry-run`, 0)
  for (const line of [
    `task corrected first-trade of ${me.userId}: GRANTED\n`,
    `reward ${rewardId} of ${me.userId}: GRANTED: only the platform can take it back\n`,
    'rebates taken back: 0 USDT\n',
    'A second person would be needed.',
  ])
    expect(rehearsed).toContain(line)
  expect(rehearsed).not.toContain(me.loginName)
  await prints(acceptProposal, `${idIn(await prints(reverseByCommand, reversal, 3))} --actor Lena`, 0)
  await prints(reverseByCommand, reversal, 1, /Event is reversed already, by ops-correct-/)
})

test('a part of a reward and then its rest is taken back; a used-up one and an unknown one are refused', async () => {
  const cancelled = `${rewardId} --reason CORRECTED ${WHY}`
  const rehearsed = `Rehearsal: ${rewardId} is GRANTED; 3 USDT is left.\n`
  await prints(cancelByCommand, `${cancelled} --amount 2 --dry-run`, 0, rehearsed)
  await prints(cancelByCommand, `${cancelled} --amount 2`, 0, /3 USDT is left\./)
  const rest = JSON.parse(await prints(cancelByCommand, `${cancelled} --json`, 0)) as object
  expect(rest).toMatchObject({ done: true, reward: { state: 'CANCELLED', cancelled: '5' } })
  await prints(cancelByCommand, cancelled, 1, /the reward is CANCELLED/)
  await prints(cancelByCommand, `rw_unknown --reason CORRECTED ${WHY}`, 1, /No reward has this id\./)
  await prints(cancelByCommand, `${rewardId} --reason CORRECTED`, 2)
  await prints(reverseByCommand, '', 2, /npm run correct -- reverse <event id>/)
})

test('a second factor is removed once a second person approves, and is refused for a user who has none or waits already', async () => {
  const user = await gateway.register()
  const { loginName, password } = user
  const removal = `${loginName} --reason video-call --ticket T-9 --actor Kim`
  await prints(removeFactorByCommand, removal, 1, /User has no second factor/)
  const { secret } = (await gateway.call(beginSecondFactor, { body: { password } }, user)).data
  // A code ends with its step of 30 s, maybe at this moment.
  await expect
    .poll(async () => {
      const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
      return (await gateway.call(confirmSecondFactor, { body: { code } }, user)).code
    })
    .toBe('00000')
  const logIn = async () => (await gateway.call(login, { body: { loginName, password } })).code
  await prints(removeFactorByCommand, `${removal} --dry-run`, 0, /A second person would be needed\./)
  const id = idIn(await prints(removeFactorByCommand, removal, 3))
  expect(await prints(removeFactorByCommand, removal, 1)).toContain(`has a proposal that waits: ${id}`)
  expect(await logIn()).toBe('51057')
  await prints(acceptProposal, `${id} --actor Kim`, 1)
  await prints(acceptProposal, `${id} --actor Lena`, 0, /video-call/)
  expect(await logIn()).toBe('00000')
  await prints(removeFactorByCommand, `${loginName} --reason video-call`, 2)
})
