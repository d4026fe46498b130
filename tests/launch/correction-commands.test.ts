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
const output = await commandsAt(gateway)
const { user: me, rewardId } = await claimedReward(gateway, 'corrected')

const WHY = ['--ticket', 'T-1', '--note', 'checked', '--actor', 'Kim']
const cancel = (...more: string[]) => cancelByCommand([rewardId, '--reason', 'CORRECTED', ...WHY, ...more])
const reverse = (...more: string[]) =>
  reverseByCommand(['corrected-trade', '--reason', 'credited twice', ...WHY, ...more])

test('a reversal is rehearsed with its effects, waits for a second person, and is refused once it is done', async () => {
  expect(await reverse('--dry-run')).toBe(0)
  expect(output.written).toContain(`task corrected first-trade of ${me.userId}: GRANTED\n`)
  expect(output.written).toContain(`reward ${rewardId} of ${me.userId}: GRANTED: only the platform can take it back\n`)
  expect(output.written).toContain('rebates taken back: 0 USDT\n')
  expect(output.written).toContain('A second person would be needed.')
  expect(output.written).not.toContain(me.loginName)
  output.written = ''
  expect(await reverse()).toBe(3)
  const [, id = ''] = /accept (prop_?\w+)/.exec(output.written) ?? []
  expect(await acceptProposal([id, '--actor', 'Lena'])).toBe(0)
  output.written = ''
  expect(await reverse()).toBe(1)
  expect(output.written).toMatch(/Event is reversed already, by ops-correct-/)
})

test('a part of a reward and then its rest is taken back, once for a key; a used-up one and an unknown one are refused', async () => {
  expect(await cancel('--amount', '2', '--dry-run')).toBe(0)
  expect(output.written).toBe(`Rehearsal: ${rewardId} is GRANTED; 3 USDT is left.\n`)
  output.written = ''
  expect(await cancel('--amount', '2')).toBe(0)
  expect(output.written).toContain('3 USDT is left.')
  output.written = ''
  expect(await cancel('--json')).toBe(0)
  expect(JSON.parse(output.written)).toMatchObject({ done: true, reward: { state: 'CANCELLED', cancelled: '5' } })
  expect(await cancel()).toBe(1)
  expect(output.written).toContain('the reward is CANCELLED')
  output.written = ''
  expect(await cancelByCommand(['rw_unknown', '--reason', 'CORRECTED', ...WHY])).toBe(1)
  expect(output.written).toContain('No reward has this id.')
  expect(await cancelByCommand([rewardId, '--reason', 'CORRECTED'])).toBe(2)
  expect(await reverseByCommand([])).toBe(2)
  expect(output.written).toContain('npm run correct -- reverse <event id>')
})

test('a second factor is removed once a second person approves, and is refused for a user who has none or waits already', async () => {
  const { loginName, password, token } = await gateway.register()
  const remove = (...more: string[]) =>
    removeFactorByCommand([loginName, '--reason', 'video call', '--ticket', 'T-9', '--actor', 'Kim', ...more])
  expect(await remove()).toBe(1)
  expect(output.written).toContain('User has no second factor')
  const { secret } = (await gateway.call(beginSecondFactor, { body: { password } }, { token })).data
  // A code ends with its step of 30 s, maybe at this moment.
  await expect
    .poll(async () => {
      const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
      return (await gateway.call(confirmSecondFactor, { body: { code } }, { token })).code
    })
    .toBe('00000')
  const logIn = async () => (await gateway.call(login, { body: { loginName, password } })).code
  expect(await logIn()).toBe('51057')

  output.written = ''
  expect(await remove('--dry-run')).toBe(0)
  expect(output.written).toContain('A second person would be needed.')
  expect(await remove()).toBe(3)
  const [, id = ''] = /accept (prop_?\w+)/.exec(output.written) ?? []
  output.written = ''
  expect(await remove()).toBe(1)
  expect(output.written).toContain(`has a proposal that waits: ${id}`)
  expect(await logIn()).toBe('51057')
  expect(await acceptProposal([id, '--actor', 'Kim'])).toBe(1)
  output.written = ''
  expect(await acceptProposal([id, '--actor', 'Lena'])).toBe(0)
  expect(output.written).toContain('video call')
  expect(await logIn()).toBe('00000')
  expect(await removeFactorByCommand([loginName, '--reason', 'video call'])).toBe(2)
})
