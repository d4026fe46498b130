import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { instantSchema } from '../money.ts'
import { PLATFORM } from '../staff/staff.ts'

/** The largest value of `X-TIMESTAMP`: with a later clock no caller could sign a call (contract §2). */
const settableSchema = instantSchema.check(z.minimum(1_000_000_000_000), z.maximum(9_999_999_999_999))

/** null resets the clock to the machine's (contract §5). @assumed the answer: the gateway's clock and its offset, ms */
export const setClock = defineCall({
  name: 'setClock',
  method: 'POST',
  path: '/ops/v1/clock',
  auth: 'ops',
  roles: PLATFORM,
  signed: false,
  source: 'extension',
  summary: 'Moves the gateway’s clock; only with ALLOW_CLOCK=1, else there is no such path.',
  screens: [],
  codes: ['NO_SUCH_PATH'],
  body: z.object({ now: z.nullable(settableSchema) }),
  data: z.object({ now: instantSchema, offsetMs: z.number().check(z.int()) }),
})
