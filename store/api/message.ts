import type { CallInput } from '#lib/contract/define-call.ts'
import { pushDetail } from '#lib/contract/message/push-detail.ts'
import { pushList } from '#lib/contract/message/push-list.ts'
import { readPushMsg } from '#lib/contract/message/read-push-msg.ts'
import { baseApi } from './base-api.ts'
import { endpoint } from './endpoint.ts'
import { markMessagesRead } from './mark-messages-read.ts'
import { setUnreadTotal } from './message-count.ts'

export type ReadMessages = CallInput<typeof readPushMsg>['body']

export const messageApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    messages: build.query({
      ...endpoint(pushList, (body: CallInput<typeof pushList>['body']) => ({ body })),
      providesTags: ['Message'],
    }),
    message: build.query({
      ...endpoint(pushDetail, (id: string) => ({ query: { id } })),
      providesTags: ['Message'],
    }),
    readMessages: build.mutation({
      ...endpoint(readPushMsg, (body: ReadMessages) => ({ body })),
      // Read at once on the screen. The answer's count replaces the assumed one; a failure makes the messages unread again.
      onQueryStarted: async (body, { dispatch, queryFulfilled }) => {
        const mark = dispatch(markMessagesRead(body))
        try {
          const { data } = await queryFulfilled
          mark.repeat()
          if (data.total !== undefined) dispatch(setUnreadTotal(data.total))
        } catch {
          mark.undo()
        }
      },
    }),
  }),
})
