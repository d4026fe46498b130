import { defineCall } from '../define-call.ts'
import { messageSettingsSchema, newMessageSettingsSchema } from './message-settings.ts'

/** @assumed the call; additive. Another platform may not have it. An unknown kind or time zone is 40000. */
export const changePushSettings = defineCall({
  name: 'changePushSettings',
  method: 'PUT',
  path: '/v1/if/push/settings',
  auth: 'user',
  idempotent: true,
  source: 'extension',
  summary: 'Chooses which messages I get, and my quiet hours.',
  screens: ['SCR-11'],
  body: newMessageSettingsSchema,
  data: messageSettingsSchema,
})
