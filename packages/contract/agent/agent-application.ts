import { defineCall } from '../define-call.ts'
import { agentApplicationSchema } from './application.ts'

export const agentApplication = defineCall({
  name: 'agentApplication',
  method: 'GET',
  path: '/v1/user/agentApplication',
  auth: 'user',
  source: 'extension',
  summary: 'My application to become an agent, with its state.',
  screens: ['SCR-10'],
  data: agentApplicationSchema,
})
