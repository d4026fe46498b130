import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { register } from './register.ts'
import { passwordLength } from './session.ts'

const accepts = (schema: z.ZodMiniType | undefined, value: unknown): boolean =>
  schema !== undefined && z.safeParse(schema, value).success

describe('[AUTH-5] registration', () => {
  const given = { password: 'correct horse battery', languageType: 1, termsAccepted: true }
  test('needs either an e-mail or a mobile number with its area code', () => {
    expect(accepts(register.body, { ...given, email: 'a@example.com' })).toBe(true)
    expect(accepts(register.body, { ...given, areaCode: '49', mobile: '1701234567' })).toBe(true)
    expect(accepts(register.body, given)).toBe(false)
    expect(accepts(register.body, { ...given, mobile: '1701234567' })).toBe(false)
    expect(accepts(register.body, { ...given, email: 'a@example.com', areaCode: '49', mobile: '1701234567' })).toBe(
      false,
    )
  })

  test('needs accepted terms and accepts any invite code', () => {
    expect(accepts(register.body, { ...given, email: 'a@example.com', termsAccepted: false })).toBe(false)
    expect(accepts(register.body, { ...given, email: 'a@example.com', vipCode: '<no code!>' })).toBe(true)
  })

  test('counts a password in characters, not in code units', () => expect(passwordLength('🔑'.repeat(10))).toBe(10))
})
