import * as z from 'zod/mini'
import { nullableText, textSchema } from '../fields.ts'
import { instantSchema } from '../money.ts'
import { VIEWERS } from './staff.ts'

/** The paths of the console's own port beside `/ops/v1/**` (docs/operators/console.md). */
export const SESSION_PATHS = {
  session: '/session',
  start: '/session/start',
  callback: '/session/callback',
  end: '/session/end',
} as const

/** `data` of `GET /session`: the person, and `X-CSRF` for every method but GET. Times are ms of the machine's clock. */
export const consoleSessionSchema = z.object({
  actor: textSchema,
  name: textSchema,
  roles: z.array(z.enum(VIEWERS)),
  csrf: textSchema,
  expiresAt: instantSchema,
  idleAt: instantSchema,
})
export type ConsoleSession = z.infer<typeof consoleSessionSchema>

/** `data` of `POST /session/end`: where the browser also ends its session at the provider; null when there is none. */
export const endedSessionSchema = z.object({ to: nullableText })
