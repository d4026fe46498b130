import * as z from 'zod/mini'
import { readCode } from './typed-text.ts'
import { textMatching } from './fields.ts'

/** Ids are strings (contract §6); 1 to 64 of the URL-safe letters, so that an id needs no escaping. */
export const ID_PATTERN = /^[A-Za-z0-9_-]{1,64}$/
export const idSchema = textMatching(ID_PATTERN, 'must be 1 to 64 letters, digits, - or _')
export const nullableId = z.nullable(idSchema)
export const optionalId = z.optional(idSchema)
export const KEBAB_PATTERN = /^[a-z0-9]+(-[a-z0-9]+)*$/
export const aliasSchema = z.string().check(z.regex(KEBAB_PATTERN, 'must be kebab-case'), z.maxLength(64))
/** `YYYY-MM-DD` for EVERYDAY tasks, empty or absent for the others. @assumed the empty key of other periods is "-" */
export const periodKeySchema = textMatching(/^(\d{4}-\d{2}-\d{2}|-)$/, 'must be YYYY-MM-DD')
export const activityIdQuery = z.object({ activityId: idSchema })
/**
 * @assumed contract §5 names the header only: 1 to 128 visible ASCII characters, so that both a UUID and a counter are
 * valid.
 */
export const idempotencyKeySchema = textMatching(/^[\x21-\x7e]{1,128}$/, 'must be 1 to 128 visible characters')
/** Hex, in lower case. */
export const sha256Schema = textMatching(/^[0-9a-f]{64}$/, 'must be 64 lower-case hex digits')
/** A user in one activity, without naming them: contract §9. */
export const userRefSchema = textMatching(/^[0-9a-f]{16}$/, 'must be 16 lower-case hex digits')

/** The invite code of an agent. */
export const vipCodeSchema = z
  .string()
  .check(z.overwrite(readCode), z.regex(/^[A-Za-z0-9_-]{1,32}$/, 'must be 1 to 32 letters, digits, - or _'))
