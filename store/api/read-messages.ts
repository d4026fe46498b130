import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import type { CallData, CallInput } from '@fanfare/contract/define-call.ts'
import { MESSAGE_TYPES, type Message } from '@fanfare/contract/message/message.ts'
import { readPushMsg, type pushCount } from '@fanfare/contract/message/push.ts'
import { serverNow } from '#lib/http/clock.ts'
import type { Services } from '../services.ts'
import type { RootState } from '../store.ts'
import { addEndpoints, baseApi } from './base-api.ts'
import { endpoint } from './endpoint.ts'
import { messageCountApi, setUnreadTotal } from './message-count.ts'
import { messageApi, type MessagePage } from './message.ts'

type Thunk<Result> = ThunkAction<Result, RootState, Services, UnknownAction>
type Count = CallData<typeof pushCount>

/** The count without these messages; without any if `isAll`. */
function subtract(count: Count, read: ReadonlyMap<string, Message['type']>, isAll: boolean) {
  const types = [...read.values()]
  count.total = isAll ? 0 : Math.max(0, count.total - read.size)
  for (const type of MESSAGE_TYPES)
    if (count.byType)
      count.byType[type] = isAll ? 0 : Math.max(0, count.byType[type] - types.filter((one) => one === type).length)
}

/**
 * Marks messages as read wherever they are cached, and subtracts them from the cached count unless it `isCounted` already. Returns
 * how to undo that; lists and count are then read again, because they may have changed in the meantime.
 */
const markMessagesRead =
  (wanted: ReadMessages, isCounted = false): Thunk<() => void> =>
  (dispatch, getState) => {
    const isAll = 'all' in wanted
    const read = new Map<string, Message['type']>()
    const readAt = serverNow()
    const mark = (message: Message) => {
      if (message.readAt !== null || !(isAll || wanted.ids.includes(message.id))) return
      message.readAt = readAt
      read.set(message.id, message.type)
    }
    const patches: { undo: () => void }[] = []
    for (const { endpointName, originalArgs } of baseApi.util.selectInvalidatedBy(getState(), ['Message'])) {
      if (endpointName === 'messages') {
        const page = originalArgs as MessagePage
        patches.push(dispatch(messageApi.util.updateQueryData('messages', page, ({ items }) => items.forEach(mark))))
      }
      if (endpointName === 'message')
        patches.push(dispatch(messageApi.util.updateQueryData('message', originalArgs as string, mark)))
    }
    const change = (count: Count) => subtract(count, read, isAll)
    if (!isCounted) patches.push(dispatch(messageCountApi.util.updateQueryData('messageCount', undefined, change)))
    return () => {
      for (const { undo } of patches) undo()
      dispatch(baseApi.util.invalidateTags(['Message']))
    }
  }

type ReadMessages = CallInput<typeof readPushMsg>['body']

export const readMessagesApi = addEndpoints((build) => ({
  readMessages: build.mutation({
    ...endpoint(readPushMsg, 'body'),
    // Shown as read at once; a failure makes them unread again. The count of the answer replaces the assumed one.
    onQueryStarted: async (body, { dispatch, queryFulfilled }) => {
      const undo = dispatch(markMessagesRead(body))
      try {
        const { data } = await queryFulfilled
        // A list that was read again in the meantime can still have them as unread.
        dispatch(markMessagesRead(body, true))
        if (data.total !== undefined) dispatch(setUnreadTotal(data.total))
      } catch {
        undo()
      }
    },
  }),
}))
