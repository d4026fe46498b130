'use client'

import { campaignApi } from '#store/api/campaign.ts'
import { useAppSelector } from '#store/hooks.ts'
import { selectIsLogin } from '#store/slices/user-info.ts'

/**
 * Whether a user gets the campaign's own offers here and now. They stay while that is not known, because the refusal of a
 * call says it again.
 */
export function useShown(activityId: string): { isUsers: boolean; isShown: boolean } {
  const isUsers = useAppSelector(selectIsLogin)
  const { data } = campaignApi.endpoints.showActivity.useQuery(activityId, { skip: !isUsers })
  return { isUsers, isShown: data?.show !== false }
}
