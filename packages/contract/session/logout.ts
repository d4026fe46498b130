import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'

export const logout = defineCall({
  name: 'logout',
  method: 'POST',
  path: '/v1/user/logout',
  auth: 'user',
  idempotent: true,
  sameOrigin: true,
  source: 'extension',
  summary: 'Ends the session: every token of its family, its cookies and its sockets.',
  screens: ['SCR-1'],
  data: z.object({}),
})
