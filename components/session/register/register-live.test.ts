import { expect, test } from 'vitest'
import { login } from '@fanfare/contract/session/login.ts'
import { registerBodySchema } from '@fanfare/contract/session/register.ts'
import { SPELT_NAMES } from '@fanfare/contract/testing/typed-texts.ts'
import { loginBody, loginProblems } from '../login/login-live.tsx'
import type { AccountValues } from '../form/account-values.ts'
import { registerBody, registerProblems } from './register-live.tsx'

const good: AccountValues = {
  method: 'email',
  email: 'ana.k@mail.example',
  areaCode: '84',
  mobile: '',
  code: '',
  password: 'sunrise-at-sea',
  vipCode: '',
  terms: true,
}

const problems = (changes: Partial<AccountValues>) => registerProblems({ ...good, ...changes })

test('[AUTH-5] a filled-in form has no problems, by e-mail and by mobile', () => {
  expect(problems({})).toEqual({})
  expect(problems({ method: 'mobile', email: 'not looked at', mobile: '90 123 45 67' })).toEqual({})
})

test.each<[Partial<AccountValues>, Record<string, string>]>([
  [{ email: '' }, { email: 'email_missing' }],
  [{ email: '   ' }, { email: 'email_missing' }],
  [{ email: 'ana.k@' }, { email: 'email_invalid' }],
  [{ method: 'mobile', mobile: '' }, { mobile: 'mobile_missing' }],
  [{ method: 'mobile', mobile: '12' }, { mobile: 'mobile_invalid' }],
  [{ method: 'mobile', mobile: '1234567890123456' }, { mobile: 'mobile_invalid' }],
  [{ method: 'mobile', mobile: '901234567', areaCode: '0' }, { mobile: 'mobile_invalid' }],
  [{ password: '' }, { password: 'password_missing' }],
  [{ password: 'sunrise4' }, { password: 'password_short' }],
  [{ password: '🌅🌅🌅🌅🌅🌅🌅🌅🌅' }, { password: 'password_short' }],
  [{ password: 'x'.repeat(129) }, { password: 'password_long' }],
  [{ terms: false }, { terms: 'terms_missing' }],
  [
    { email: '', password: 'a', terms: false },
    { email: 'email_missing', password: 'password_short', terms: 'terms_missing' },
  ],
])('[AUTH-5] the form shows for %o the problems %o', (changes, expected) => {
  expect(problems(changes)).toEqual(expected)
})

test('[AUTH-5] a password has ten characters of any kind, and a malformed invite code blocks nothing', () => {
  for (const password of ['aaaaaaaaaa', '          ', 'كلمةسرطويلة', '🌅🌅🌅🌅🌅🌅🌅🌅🌅🌅', 'x'.repeat(128)])
    expect(problems({ password })).toEqual({})
  for (const vipCode of ['?', '<b>', 'x'.repeat(200)]) expect(problems({ vipCode })).toEqual({})
})

test('[AUTH-5] the body matches the contract, with the digits of every script as 0 to 9', () => {
  const byMail = registerBody({ ...good, vipCode: ' AURORA7 ' }, { languageType: 1, captcha: 'solved' })
  expect(registerBodySchema.parse(byMail)).toEqual(byMail)
  expect(byMail).toMatchObject({ email: 'ana.k@mail.example', vipCode: 'AURORA7', captcha: 'solved' })
  expect(registerBody({ ...good, method: 'mobile', mobile: '٩٠ ١٢٣-45' }, { languageType: 11 })).toEqual({
    areaCode: '84',
    mobile: '9012345',
    password: good.password,
    languageType: 11,
    termsAccepted: true,
  })
})

test('[SCR-12] a login needs a name and a password, without a check of their format', () => {
  const values: AccountValues = { ...good, email: 'ana', password: 'x', terms: false }
  expect(loginProblems(values)).toEqual({})
  expect(loginProblems({ ...values, email: ' ', password: '' })).toEqual({
    email: 'email_missing',
    password: 'password_missing',
  })
  expect(loginProblems({ ...values, method: 'mobile', email: '' })).toEqual({ mobile: 'mobile_missing' })
})

test('[SCR-12] the login name is the e-mail, or the number with its area code', () => {
  const values: AccountValues = { ...good, email: ' Ana@Mail.example ', mobile: '90 12', password: 'x' }
  expect(login.body?.parse(loginBody(values, undefined))).toEqual({ loginName: 'ana@mail.example', password: 'x' })
  expect(loginBody({ ...values, method: 'mobile' }, 'solved')).toEqual({
    loginName: '+849012',
    password: 'x',
    captcha: 'solved',
  })
})

test.each(Object.entries(SPELT_NAMES).flatMap(([name, texts]) => texts.map((text) => [text, name] as const)))(
  '[SCR-12] %j logs in as %s, and registers as the same',
  (typed, name) => {
    const method = name.startsWith('+') ? 'mobile' : 'email'
    const values: AccountValues = { ...good, method, email: typed, areaCode: '49', mobile: typed }
    expect(login.body?.parse(loginBody(values, undefined))).toMatchObject({ loginName: name })
    expect(registerBodySchema.parse(registerBody(values, { languageType: 0 }))).toMatchObject(
      method === 'email' ? { email: name } : { areaCode: '49', mobile: name.slice(3) },
    )
  },
)
