import type { CallInput } from '@fanfare/contract/define-call.ts'
import { lotteryDraw } from '@fanfare/contract/lottery/draw.ts'
import { lotteryRecords } from '@fanfare/contract/lottery/records.ts'
import { rewardAddress } from '@fanfare/contract/task/reward-address.ts'
import { baseApi } from './base-api.ts'
import { endpoint, endpointOf } from './endpoint.ts'
import type { CallData } from '@fanfare/contract/define-call.ts'

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
