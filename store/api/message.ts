import type { CallInput } from '@fanfare/contract/define-call.ts'
import { changePushSettings, pushSettings } from '@fanfare/contract/message/message-settings.ts'
import { pushDetail, pushList } from '@fanfare/contract/message/push.ts'
import { baseApi } from './base-api.ts'
import { endpoint, keepsAnswers } from './endpoint.ts'

export type MessagePage = NonNullable<CallInput<typeof pushList>['body']>

export const messageApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    messages: build.query({ ...endpoint(pushList, 'body'), providesTags: ['Message'] }),
    message: build.query({ ...endpoint(pushDetail, (id: string) => ({ query: { id } })), providesTags: ['Message'] }),
    messageSettings: build.query({ ...endpoint(pushSettings) }),
    changeMessageSettings: build.mutation({
      ...endpoint(changePushSettings, 'body'),
      ...keepsAnswers,
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }))
        if (data) await dispatch(messageApi.util.upsertQueryData('messageSettings', undefined, data))
      },
    }),
  }),
})
