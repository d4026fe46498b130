'use client'

import { campaignApi } from '#store/api/campaign.ts'
import { useAppSelector } from '#store/hooks.ts'
import { selectIsLogin } from '#store/slices/user-info.ts'

/**
 * Whether the reader is logged in, and whether the campaign may show its offers to this user. An offer stays visible while that is
 * unknown, because a call that the user may not make is refused with the reason.
 */
export function useCampaignOffer(activityId: string): { isLogin: boolean; isShown: boolean } {
  const isLogin = useAppSelector(selectIsLogin)
  const { data } = campaignApi.endpoints.showActivity.useQuery(activityId, { skip: !isLogin })
  return { isLogin, isShown: data?.show !== false }
}
