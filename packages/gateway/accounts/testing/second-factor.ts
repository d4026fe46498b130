import { Secret, TOTP } from 'otpauth'
import { expect } from 'vitest'
import { beginSecondFactor, confirmSecondFactor } from '@fanfare/contract/session/second-factor.ts'
import type { CalledGateway, TestUser } from '#gateway/testing/called-gateway.ts'

/** A code counts for so long, ms. */
export const STEP_MS = 30_000

/** Second factors of the users of a gateway; `later` moves its time. */
export function secondFactorsOf(gateway: CalledGateway, later: (ms: number) => void) {
  /** The code of a step: 0 is the one that an app shows now. */
  const codeAt = (secret: string, step = 0): string =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: gateway.clock.machineNow() + step * STEP_MS })
  type Owner = Pick<TestUser, 'password' | 'token'>
  const begin = ({ password, token }: Owner) => gateway.call(beginSecondFactor, { body: { password } }, { token })
  const confirm = ({ token }: Pick<TestUser, 'token'>, code: string) =>
    gateway.call(confirmSecondFactor, { body: { code } }, { token })
  const turnOn = async (owner?: TestUser) => {
    const user = owner ?? (await gateway.register())
    const { secret } = (await begin(user)).data
    const { code, data } = await confirm(user, codeAt(secret))
    expect(code).toBe('00000')
    later(STEP_MS)
    return { user, secret, recoveryCodes: data.recoveryCodes }
  }
  return { codeAt, begin, confirm, turnOn }
}
