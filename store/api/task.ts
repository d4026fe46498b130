import type { CallData, CallInput } from '#lib/contract/define-call.ts'
import { getRewardList, type RewardItem } from '#lib/contract/task/get-reward-list.ts'
import { kolBind } from '#lib/contract/task/kol-bind.ts'
import { obtainReward } from '#lib/contract/task/obtain-reward.ts'
import { rewardTimeline } from '#lib/contract/task/reward-timeline.ts'
import { taskCompletions } from '#lib/contract/task/task-completions.ts'
import { withGranted, withoutGranted } from '#lib/task/apply-grants.ts'
import { granted, selectGrants } from '../slices/grants.ts'
import type { RootState } from '../store.ts'
import { activityApi } from './activity.ts'
import { baseApi } from './base-api.ts'
import { readAllRewards } from './read-all-rewards.ts'

/** `deferInvalidation`: the lists are read anew after the last of several claims. */
type ClaimInput = CallInput<typeof obtainReward>['query'] & { deferInvalidation?: boolean }

export const taskApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    taskCompletions: build.query<CallData<typeof taskCompletions>, string>({
      queryFn: async (activityId, { getState }, _, ask) => {
        const { data, error } = await ask({ definition: taskCompletions, input: { query: { activityId } } })
        if (error) return { error }
        const { tasks } = data as CallData<typeof taskCompletions>
        return { data: { tasks: withGranted(tasks, activityId, selectGrants(getState() as RootState)) } }
      },
      providesTags: ['Task'],
    }),
    rewardList: build.query<CallData<typeof getRewardList>, NonNullable<CallInput<typeof getRewardList>['query']>>({
      query: (query) => ({ definition: getRewardList, input: { query } }),
      providesTags: ['Reward'],
    }),
    allRewards: build.query<RewardItem[], void>({
      queryFn: (_, __, ___, ask) => readAllRewards((query) => ask({ definition: getRewardList, input: { query } })),
      providesTags: ['Reward'],
    }),
    rewardTimeline: build.query<CallData<typeof rewardTimeline>, string>({
      query: (rewardId) => ({ definition: rewardTimeline, input: { query: { rewardId } } }),
      providesTags: ['Reward'],
    }),
    obtainReward: build.mutation<CallData<typeof obtainReward>, ClaimInput>({
      query: ({ activityId, taskId, periodKey }) => ({
        definition: obtainReward,
        input: { query: { activityId, taskId, periodKey } },
      }),
      // After a refusal and a lost answer, too: either may be because it was granted.
      invalidatesTags: (_, __, { deferInvalidation }) => (deferInvalidation ? [] : ['Task', 'Reward', 'Activity']),
      // What is granted cannot be taken again, even before the lists have been read anew, and whatever a list says that
      // was asked for before.
      onQueryStarted: async (claim, api) => {
        const isDone = await api.queryFulfilled.then(
          () => true,
          () => false,
        )
        if (!isDone) return
        const { activityId, taskId, periodKey } = claim
        api.dispatch(granted({ activityId, taskId, periodKey }))
        const grants = selectGrants(api.getState() as unknown as RootState)
        api.dispatch(
          activityApi.util.updateQueryData('claimable', undefined, (mine) => {
            mine.items = withoutGranted(mine.items, grants)
          }),
        )
        api.dispatch(
          taskApi.util.updateQueryData('taskCompletions', activityId, (mine) => {
            mine.tasks = withGranted(mine.tasks, activityId, grants)
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
