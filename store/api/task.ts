import type { CallData, CallInput } from '@fanfare/contract/define-call.ts'
import { PAGE_SIZE_MAXIMUM } from '@fanfare/contract/paging.ts'
import { generalTaskCompletions, kolBind, taskCompletions } from '@fanfare/contract/task/task-completions.ts'
import { getRewardList, obtainReward, rewardTimeline, type RewardItem } from '@fanfare/contract/task/rewards.ts'
import { activityApi } from './activity.ts'
import { addEndpoints } from './base-api.ts'
import { endpoint, endpointOf } from './endpoint.ts'

/**
 * Reads all pages of the claimed rewards, newest first, because sums and counts need all of them. A claim between two reads moves
 * the rest along, so a reward may come twice; it is kept once.
 */
async function readAllRewards(
  readPage: (query: { pageIndex: number; pageSize: number }) => Promise<CallData<typeof getRewardList>>,
): Promise<RewardItem[]> {
  const rewards = new Map<string, RewardItem>()
  for (let pageIndex = 0; ; pageIndex += 1) {
    const { items, total } = await readPage({ pageIndex, pageSize: PAGE_SIZE_MAXIMUM })
    const known = rewards.size
    for (const item of items) rewards.set(item.rewardId, item)
    // A page without anything new is the last, whatever the total says.
    if (rewards.size >= total || rewards.size === known) return [...rewards.values()]
  }
}

/** `deferInvalidation`: the lists are read again after the last of several claims. */
type ClaimInput = CallInput<typeof obtainReward>['query'] & { deferInvalidation?: boolean }

/** One group of a general campaign's tasks. */
interface TaskGroup {
  activityId: string
  identifier: string
}

export const taskApi = addEndpoints((build) => ({
  taskCompletions: build.query({
    ...endpointOf<string, CallData<typeof taskCompletions>>(
      (activityId) => (call, options, section) =>
        call(section === 'events' ? generalTaskCompletions : taskCompletions, { query: { activityId } }, options),
    ),
    providesTags: ['Task'],
  }),
  taskGroup: build.query(
    endpoint(generalTaskCompletions, (query: TaskGroup) => ({ query }), { providesTags: ['Task'] }),
  ),
  rewardList: build.query(endpoint(getRewardList, 'query', { providesTags: ['Reward'] })),
  allRewards: build.query({
    ...endpointOf<void, RewardItem[]>(
      () => (call, options) => readAllRewards((query) => call(getRewardList, { query }, options)),
    ),
    providesTags: ['Reward'],
  }),
  rewardTimeline: build.query(
    endpoint(rewardTimeline, (rewardId: string) => ({ query: { rewardId } }), { providesTags: ['Reward'] }),
  ),
  obtainReward: build.mutation({
    ...endpoint(obtainReward, ({ activityId, taskId, periodKey }: ClaimInput) => ({
      query: { activityId, taskId, periodKey },
    })),
    // Also after a refusal or a lost answer: either may mean that the reward is already granted.
    invalidatesTags: (_, __, { deferInvalidation }) =>
      deferInvalidation ? [] : ['Task', 'Reward', 'Activity', 'Message'],
    // A granted reward cannot be claimed again, even before the lists have been read again.
    onQueryStarted: async ({ activityId, taskId, periodKey }, api) => {
      const { dispatch, queryFulfilled } = api
      const isGranted = await queryFulfilled.then(
        () => true,
        () => false,
      )
      if (!isGranted) return
      const isClaimed = (task: { taskId: string; periodKey: string }) =>
        task.taskId === taskId && task.periodKey === periodKey
      dispatch(
        activityApi.util.updateQueryData('claimable', undefined, (mine) => {
          mine.items = mine.items.filter((item) => item.activityId !== activityId || !isClaimed(item.task))
        }),
      )
      const markGranted = ({ tasks }: CallData<typeof taskCompletions>) => {
        for (const task of tasks) if (isClaimed(task) && task.taskStatus === 'COMPLETED') task.taskStatus = 'GRANTED'
      }
      dispatch(taskApi.util.updateQueryData('taskCompletions', activityId, markGranted))
      for (const { endpointName, originalArgs } of taskApi.util.selectInvalidatedBy(api.getState(), ['Task']))
        if (endpointName === 'taskGroup' && (originalArgs as TaskGroup).activityId === activityId)
          dispatch(taskApi.util.updateQueryData('taskGroup', originalArgs as TaskGroup, markGranted))
    },
  }),
  kolBind: build.mutation(endpoint(kolBind, 'body', { invalidatesTags: ['Task', 'User'] })),
}))
