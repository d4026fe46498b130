import { defineCall } from '../define-call.ts'
import { messageSettingsSchema } from './message-settings.ts'

/** @assumed the call; additive. Another platform may not have it. */
export const pushSettings = defineCall({
  name: 'pushSettings',
  method: 'GET',
  path: '/v1/if/push/settings',
  auth: 'user',
  source: 'extension',
  summary: 'Which messages I get, and my quiet hours.',
  screens: ['SCR-11'],
  data: messageSettingsSchema,
})
