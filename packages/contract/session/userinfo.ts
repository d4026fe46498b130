import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { falseByDefault, flagSchema, nullableText, orNull, textSchema, trueByDefault } from '../fields.ts'
import { idSchema } from '../identifiers.ts'
import { languageTypeSchema, terminalCodeSchema } from '../language-type.ts'
import { SPEC_POST } from '../spec-call.ts'

/**
 * Spec §3, "User info".
 * @assumed the types: `inviteType` is "AGENT", "FRIEND" or none, `agent` says whether the user is one, `settings` is a
 * flat record, `ipInfo` is the country as the gateway knows it (contract §6).
 */
const userInfoSchema = z.object({
  userId: idSchema,
  loginName: textSchema,
  isLogin: trueByDefault,
  isOverseas: falseByDefault,
  token: orNull(textSchema),
  languageType: languageTypeSchema,
  inviteCode: orNull(textSchema),
  inviteType: orNull(textSchema),
  agent: falseByDefault,
  email: orNull(textSchema),
  mobile: orNull(textSchema),
  settings: z._default(z.record(textSchema, z.union([textSchema, z.number(), flagSchema, z.null()])), {}),
  ipInfo: z._default(z.object({ country: nullableText }), { country: null }),
})
export type UserInfo = z.infer<typeof userInfoSchema>

const isEmpty = (value: unknown) =>
  value === undefined || (typeof value === 'object' && value !== null && Object.keys(value).length === 0)

/** An empty result means logged out (spec §4); null, `{}` and a missing value are all read as null. */
const userInfoOrNothingSchema = z.pipe(
  z.transform((value: unknown) => (isEmpty(value) ? null : value)),
  z.nullable(userInfoSchema),
) as z.ZodMiniType<UserInfo | null, z.input<typeof userInfoSchema> | null>

export const userinfo = defineCall({
  ...SPEC_POST,
  name: 'userinfo',
  path: '/v1/user/overview/userinfo',
  summary: 'Who I am; an empty result means logged out.',
  screens: ['SCR-1', 'SCR-12'],
  body: z._default(z.object({ languageType: languageTypeSchema, terminalCode: terminalCodeSchema }), {
    languageType: 0,
    terminalCode: 1,
  }),
  data: userInfoOrNothingSchema,
})

/** @assumed null for a user without a code of their own */
export const userVipCode = defineCall({
  ...SPEC_POST,
  name: 'userVipCode',
  path: '/v1/user/overview/userVipCode',
  summary: 'My own invite code.',
  screens: ['SCR-1'],
  data: { vipCode: nullableText },
})
