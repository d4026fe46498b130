import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import { pushCount } from '@fanfare/contract/message/push.ts'
import type { Services } from '../services.ts'
import type { RootState } from '../store.ts'
import { addEndpoints } from './base-api.ts'
import { endpoint } from './endpoint.ts'

/** The unread count, in a file of its own because every page of a user loads it. */
export const messageCountApi = addEndpoints((build) => ({
  messageCount: build.query({ ...endpoint(pushCount), providesTags: ['Message'] }),
}))

/**
 * Sets the number of all unread messages, as an answer or the live socket reports it. When it differs from the known one, the
 * lists and the counts by type are read again where they are on the screen.
 */
export const setUnreadTotal =
  (total: number): ThunkAction<void, RootState, Services, UnknownAction> =>
  (dispatch, getState) => {
    const known = messageCountApi.endpoints.messageCount.select()(getState()).data
    if (known?.total === total) return
    dispatch(
      messageCountApi.util.updateQueryData('messageCount', undefined, (count) => {
        count.total = total
      }),
    )
    dispatch(messageCountApi.util.invalidateTags(['Message']))
  }
