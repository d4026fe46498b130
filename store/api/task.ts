import type { CallData, CallInput } from '#lib/contract/define-call.ts'
import { getRewardList, type RewardItem } from '#lib/contract/task/get-reward-list.ts'
import { kolBind } from '#lib/contract/task/kol-bind.ts'
import { obtainReward } from '#lib/contract/task/obtain-reward.ts'
import { rewardTimeline } from '#lib/contract/task/reward-timeline.ts'
import { taskCompletions } from '#lib/contract/task/task-completions.ts'
import { activityApi } from './activity.ts'
import { baseApi } from './base-api.ts'
import { readAllRewards } from './read-all-rewards.ts'

type ClaimInput = CallInput<typeof obtainReward>['query']

export const taskApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    taskCompletions: build.query<CallData<typeof taskCompletions>, string>({
      query: (activityId) => ({ definition: taskCompletions, input: { query: { activityId } } }),
      providesTags: ['Task', 'Mine'],
    }),
    rewardList: build.query<CallData<typeof getRewardList>, NonNullable<CallInput<typeof getRewardList>['query']>>({
      query: (query) => ({ definition: getRewardList, input: { query } }),
      providesTags: ['Reward', 'Mine'],
    }),
    allRewards: build.query<RewardItem[], void>({
      queryFn: (_, __, ___, ask) => readAllRewards((query) => ask({ definition: getRewardList, input: { query } })),
      providesTags: ['Reward', 'Mine'],
    }),
    rewardTimeline: build.query<CallData<typeof rewardTimeline>, string>({
      query: (rewardId) => ({ definition: rewardTimeline, input: { query: { rewardId } } }),
      providesTags: ['Reward', 'Mine'],
    }),
    obtainReward: build.mutation<CallData<typeof obtainReward>, ClaimInput>({
      query: (query) => ({ definition: obtainReward, input: { query } }),
      // After a refusal and a lost answer, too: either may be because it was granted.
      invalidatesTags: ['Task', 'Reward', 'Activity'],
      // What is granted cannot be taken again, even before the lists have been read anew.
      onQueryStarted: async ({ activityId, taskId, periodKey }, { dispatch, queryFulfilled }) => {
        const isGranted = await queryFulfilled.then(
          () => true,
          () => false,
        )
        if (!isGranted) return
        dispatch(
          activityApi.util.updateQueryData('claimable', undefined, (mine) => {
            mine.items = mine.items.filter(
              (item) =>
                item.activityId !== activityId || item.task.taskId !== taskId || item.task.periodKey !== periodKey,
            )
          }),
        )
      },
    }),
    kolBind: build.mutation<CallData<typeof kolBind>, CallInput<typeof kolBind>['body']>({
      query: (body) => ({ definition: kolBind, input: { body } }),
      invalidatesTags: ['Task', 'User'],
    }),
  }),
})
