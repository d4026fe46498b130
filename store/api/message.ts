import type { CallInput } from '@fanfare/contract/define-call.ts'
import { changePushSettings, pushSettings } from '@fanfare/contract/message/message-settings.ts'
import { pushDetail, pushList } from '@fanfare/contract/message/push.ts'
import { addEndpoints } from './base-api.ts'
import { endpoint } from './endpoint.ts'

export type MessagePage = NonNullable<CallInput<typeof pushList>['body']>

const SETTINGS = [{ type: 'Message' as const, id: 'settings' }]

export const messageApi = addEndpoints((build) => ({
  messages: build.query(endpoint(pushList, 'body', { providesTags: ['Message'] })),
  message: build.query(endpoint(pushDetail, (id: string) => ({ query: { id } }), { providesTags: ['Message'] })),
  messageSettings: build.query({ ...endpoint(pushSettings), providesTags: SETTINGS }),
  changeMessageSettings: build.mutation(endpoint(changePushSettings, 'body', { invalidatesTags: SETTINGS })),
}))
