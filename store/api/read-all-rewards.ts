import type { CallData } from '#lib/contract/define-call.ts'
import { PAGE_SIZE_MAXIMUM } from '#lib/contract/paging.ts'
import type { getRewardList, RewardItem } from '#lib/contract/task/get-reward-list.ts'
import type { CallError } from '../call-error.ts'

type Answer = { data: unknown; error?: undefined } | { data?: undefined; error: CallError }

/**
 * Every page of what I have claimed, newest first: sums and counts are of the whole. What is claimed meanwhile moves the
 * rest along, so that a reward may come twice; it is kept once.
 */
export async function readAllRewards(
  readPage: (query: { pageIndex: number; pageSize: number }) => PromiseLike<Answer> | Answer,
): Promise<{ data: RewardItem[] } | { error: CallError }> {
  const rewards = new Map<string, RewardItem>()
  for (let pageIndex = 0; ; pageIndex += 1) {
    const { data, error } = await readPage({ pageIndex, pageSize: PAGE_SIZE_MAXIMUM })
    if (error) return { error }
    const { items, total } = data as CallData<typeof getRewardList>
    const known = rewards.size
    for (const item of items) rewards.set(item.rewardId, item)
    // A page without anything new is the last, whatever the total says.
    if (rewards.size >= total || rewards.size === known) return { data: [...rewards.values()] }
  }
}
