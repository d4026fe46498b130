import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { optionals, optionalText, textMatching } from '../fields.ts'
import { languageTypeSchema } from '../language-type.ts'
import { readLoginName, readPhone } from '../typed-text.ts'
import { captchaSchema, passwordSchema, sessionSchema } from './session.ts'

/**
 * Exactly one of `email` and `areaCode` with `mobile` (contract §5). A `vipCode` is accepted in any form, because it must
 * not block registration.
 */
export const registerBodySchema = z
  .object({
    ...optionals({
      email: z.string().check(z.overwrite(readLoginName), z.maxLength(254), z.email()),
      areaCode: textMatching(/^[1-9]\d{0,5}$/, 'must be 1 to 6 digits without +'),
      mobile: z.string().check(z.overwrite(readPhone), z.regex(/^\d{4,15}$/, 'must be 4 to 15 digits')),
    }),
    password: passwordSchema,
    vipCode: optionalText,
    languageType: languageTypeSchema,
    termsAccepted: z.literal(true),
    captcha: captchaSchema,
  })
  .check(
    z.refine((body) => (body.email === undefined) !== (body.mobile === undefined), {
      path: ['email'],
      message: 'either email or mobile is needed',
    }),
    z.refine((body) => (body.mobile === undefined) === (body.areaCode === undefined), {
      path: ['areaCode'],
      message: 'areaCode and mobile go together',
    }),
  )

export const register = defineCall({
  name: 'register',
  method: 'POST',
  path: '/v1/user/register',
  auth: 'public',
  sameOrigin: true,
  summary: 'Opens an account by e-mail or mobile and logs in; sets the three cookies.',
  screens: ['SCR-12'],
  codes: ['ACCOUNT_EXISTS', 'WRONG_CAPTCHA', 'WEAK_PASSWORD', 'REGION_REFUSED', 'MULTIPLE_ACCOUNTS', 'NOT_PERMITTED'],
  body: registerBodySchema,
  data: sessionSchema,
})
