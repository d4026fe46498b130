import type { CallInput } from '@fanfare/contract/define-call.ts'
import { changePushSettings, pushSettings } from '@fanfare/contract/message/message-settings.ts'
import { baseApi } from './base-api.ts'
import { endpoint, keepsAnswers } from './endpoint.ts'

/** In a file of its own because it is loaded when a user opens the settings. */
export const messageSettingsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    messageSettings: build.query({ ...endpoint(pushSettings) }),
    changeMessageSettings: build.mutation({
      ...endpoint(changePushSettings, (body: CallInput<typeof changePushSettings>['body']) => ({ body })),
      ...keepsAnswers,
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }))
        if (data) await dispatch(messageSettingsApi.util.upsertQueryData('messageSettings', undefined, data))
      },
    }),
  }),
})
