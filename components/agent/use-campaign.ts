'use client'

import type { CallData } from '@fanfare/contract/define-call.ts'
import type { getActivityDetailInfo } from '@fanfare/contract/agent/codes.ts'
import { agentApi } from '#store/api/agent.ts'
import { refusalOfError, refusalOfReason, type CampaignRefusal } from './campaign-refusal.ts'
import { FRESH } from './fresh.ts'

/** A campaign as its agent sees it. */
export type Campaign = CallData<typeof getActivityDetailInfo>

export type CampaignState =
  | { status: 'loading' }
  | { status: 'ready'; campaign: Campaign }
  | { status: 'refused'; refusal: CampaignRefusal }
  | { status: 'failed'; retry: () => void }

/** Asks for permission by the campaign's id first (AUTH-8), then reads the campaign. `id` null when the address names none. */
export function useCampaign(id: string | null): CampaignState {
  const permission = agentApi.endpoints.agentPermission.useQuery(id ?? '', { ...FRESH, skip: id === null })
  const permitted = permission.currentData?.permitted === true && refusalOfError(permission.error) === null
  const detail = agentApi.endpoints.agentCampaign.useQuery(id ?? '', { ...FRESH, skip: id === null || !permitted })
  if (id === null) return { status: 'refused', refusal: 'not_found' }
  const refusal = refusalOfError(permission.error) ?? refusalOfError(detail.error)
  if (refusal !== null) return { status: 'refused', refusal }
  if (permission.currentData?.permitted === false)
    return { status: 'refused', refusal: refusalOfReason(permission.currentData.reasonCode) }
  if (detail.currentData) return { status: 'ready', campaign: detail.currentData }
  const failed = permission.error ? permission : detail.error ? detail : null
  return failed ? { status: 'failed', retry: () => void failed.refetch() } : { status: 'loading' }
}
