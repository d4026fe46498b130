import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'

export const healthLive = defineCall({
  name: 'healthLive',
  method: 'GET',
  path: '/health/live',
  auth: 'probe',
  signed: false,
  source: 'extension',
  summary: 'The process runs.',
  screens: [],
  data: z.object({}),
})
