import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { instantSchema } from '../money.ts'

/** With null the machine's clock rules again (contract §5). @assumed the answer: the gateway's clock and its offset, ms */
export const setClock = defineCall({
  name: 'setClock',
  method: 'POST',
  path: '/ops/v1/clock',
  auth: 'ops',
  signed: false,
  source: 'extension',
  summary: 'Moves the gateway’s clock; only with ALLOW_CLOCK=1, else there is no such path.',
  screens: [],
  codes: ['NO_SUCH_PATH'],
  body: z.object({ now: z.nullable(instantSchema) }),
  data: z.object({ now: instantSchema, offsetMs: z.number().check(z.int()) }),
})
