import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import type { CallData, CallInput } from '@fanfare/contract/define-call.ts'
import { MESSAGE_TYPES, type Message } from '@fanfare/contract/message/message.ts'
import { readPushMsg, type pushCount } from '@fanfare/contract/message/push.ts'
import { serverNow } from '#lib/http/clock.ts'
import type { Services } from '../services.ts'
import type { RootState } from '../store.ts'
import { baseApi } from './base-api.ts'
import { endpoint } from './endpoint.ts'
import { messageCountApi, setUnreadTotal } from './message-count.ts'
import { messageApi, type MessagePage } from './message.ts'

type Thunk<Result> = ThunkAction<Result, RootState, Services, UnknownAction>
type Count = CallData<typeof pushCount>

/** Calls back with each cached message, so that lists and the open message change together. */
const changeMessages =
  (change: (message: Message) => void): Thunk<void> =>
  (dispatch, getState) => {
    for (const { endpointName, originalArgs } of baseApi.util.selectInvalidatedBy(getState(), ['Message'])) {
      if (endpointName === 'messages')
        dispatch(
          messageApi.util.updateQueryData('messages', originalArgs as MessagePage, ({ items }) =>
            items.forEach((message) => change(message)),
          ),
        )
      if (endpointName === 'message')
        dispatch(messageApi.util.updateQueryData('message', originalArgs as string, (message) => change(message)))
    }
  }

const changeCount = (change: (count: Count) => void) =>
  messageCountApi.util.updateQueryData('messageCount', undefined, change)

/** The count without these messages, or without any. */
function subtract(count: Count, read: ReadonlyMap<string, Message['type']>, isAll: boolean): void {
  const types = [...read.values()]
  count.total = isAll ? 0 : Math.max(0, count.total - read.size)
  for (const type of MESSAGE_TYPES)
    if (count.byType)
      count.byType[type] = isAll ? 0 : Math.max(0, count.byType[type] - types.filter((one) => one === type).length)
}

/**
 * Marks cached messages as read, and subtracts them from the cached count unless it `isCounted` already. Returns how to undo
 * that: the messages become unread, and lists and count are read again, because they may have changed in the meantime.
 */
const markMessagesRead =
  (wanted: ReadMessages, { isCounted = false }: { isCounted?: boolean } = {}): Thunk<() => void> =>
  (dispatch, getState) => {
    const isAll = 'all' in wanted
    const before = messageCountApi.endpoints.messageCount.select()(getState()).data
    const read = new Map<string, Message['type']>()
    const readAt = serverNow()
    dispatch(
      changeMessages((message) => {
        if (message.readAt !== null || !(isAll || wanted.ids.includes(message.id))) return
        message.readAt = readAt
        read.set(message.id, message.type)
      }),
    )
    if (!isCounted) dispatch(changeCount((count) => subtract(count, read, isAll)))
    return () => {
      dispatch(
        changeMessages((message) => {
          if (read.has(message.id)) message.readAt = null
        }),
      )
      if (before) dispatch(changeCount((count) => void Object.assign(count, before)))
      dispatch(baseApi.util.invalidateTags(['Message']))
    }
  }

type ReadMessages = CallInput<typeof readPushMsg>['body']

export const readMessagesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readMessages: build.mutation({
      ...endpoint(readPushMsg, 'body'),
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
