import type { CallData } from '@fanfare/contract/define-call.ts'
import { lotteryDraw, lotteryFairness, lotteryRecords } from '@fanfare/contract/lottery/draws.ts'
import { PAGE_SIZE_MAXIMUM } from '@fanfare/contract/paging.ts'
import { rewardAddress } from '@fanfare/contract/task/rewards.ts'
import { DRAWS_SHOWN } from '#lib/fairness/draws-shown.ts'
import { addEndpoints } from './base-api.ts'
import { endpoint, endpointOf } from './endpoint.ts'

interface DrawInput {
  activityId: string
  clientSeed: string
  /** Every retry sends the same key, so that the gateway answers with the same draw. */
  key: string
}

export const lotteryApi = addEndpoints((build) => ({
  /** The first page of the user's draws, newest first. */
  records: build.query(
    endpoint(
      lotteryRecords,
      (activityId: string) => ({ query: { activityId, pageIndex: 0, pageSize: PAGE_SIZE_MAXIMUM } }),
      { providesTags: ['Draw'] },
    ),
  ),
  // Invalidates nothing, because the lists must not show the prize before the wheel stops (`drawShown`).
  draw: build.mutation({
    ...endpointOf<DrawInput, CallData<typeof lotteryDraw>>(
      ({ activityId, clientSeed, key }) =>
        (call, options) =>
          call(lotteryDraw, { query: { activityId }, body: { clientSeed } }, { ...options, idempotencyKey: key }),
    ),
  }),
  address: build.mutation(endpoint(rewardAddress, 'body', { invalidatesTags: ['Reward', 'Draw'] })),
  /** One page of the draws as the table shows them. */
  shownDraws: build.query(
    endpoint(lotteryFairness, ({ activityId, pageIndex }: { activityId: string; pageIndex: number }) => ({
      query: { activityId, pageIndex, pageSize: DRAWS_SHOWN },
    })),
  ),
}))
