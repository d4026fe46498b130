import type { CallData, CallInput } from '@fanfare/contract/define-call.ts'
import { lotteryDraw, lotteryRecords } from '@fanfare/contract/lottery/draws.ts'
import { rewardAddress } from '@fanfare/contract/task/rewards.ts'
import { baseApi } from './base-api.ts'
import { endpoint, endpointOf } from './endpoint.ts'

interface DrawInput {
  activityId: string
  clientSeed: string
  /** The same for every repetition, which then answers the same draw. */
  key: string
}

export const lotteryApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    records: build.query({
      ...endpoint(lotteryRecords, (query: CallInput<typeof lotteryRecords>['query']) => ({ query })),
      providesTags: ['Draw'],
    }),
    // Invalidates nothing: the lists must not show the prize before the wheel stops. See `drawShown`.
    draw: build.mutation({
      ...endpointOf<DrawInput, CallData<typeof lotteryDraw>>(
        ({ activityId, clientSeed, key }) =>
          (call, options) =>
            call(lotteryDraw, { query: { activityId }, body: { clientSeed } }, { ...options, idempotencyKey: key }),
      ),
    }),
    address: build.mutation({
      ...endpoint(rewardAddress, (body: CallInput<typeof rewardAddress>['body']) => ({ body })),
      invalidatesTags: ['Reward', 'Draw'],
    }),
  }),
})
