import type { CallInput } from '@fanfare/contract/define-call.ts'
import { readPushMsg } from '@fanfare/contract/message/read-push-msg.ts'
import { baseApi } from './base-api.ts'
import { endpoint } from './endpoint.ts'
import { markMessagesRead } from './mark-messages-read.ts'
import { setUnreadTotal } from './message-count.ts'

export type ReadMessages = CallInput<typeof readPushMsg>['body']

export const readMessagesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readMessages: build.mutation({
      ...endpoint(readPushMsg, (body: ReadMessages) => ({ body })),
      // Shown as read at once; a failure makes them unread again. The count of the answer replaces the assumed one.
      onQueryStarted: async (body, { dispatch, queryFulfilled }) => {
        const undo = dispatch(markMessagesRead(body))
        try {
          const { data } = await queryFulfilled
          // A list that was read again in the meantime can still have them as unread.
          dispatch(markMessagesRead(body, { isCounted: true }))
          if (data.total !== undefined) dispatch(setUnreadTotal(data.total))
        } catch {
          undo()
        }
      },
    }),
  }),
})
