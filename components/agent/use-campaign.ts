import type { CallData } from '@fanfare/contract/define-call.ts'
import type { getActivityDetailInfo } from '@fanfare/contract/agent/codes.ts'
import { CODES } from '@fanfare/contract/codes.ts'
import { agentApi } from '#store/api/agent.ts'
import type { CallError } from '#store/call-error.ts'

/** Reads again when the page regains focus. Rebates are settled once a day. */
export const FRESH = { refetchOnFocus: true, refetchOnReconnect: true } as const

const EVERY_MS = 15_000

/** For today's figures, which have no socket topic: polls while the page has focus. */
export const FRESH_TODAY = { ...FRESH, pollingInterval: EVERY_MS, skipPollingIfUnfocused: true } as const

/** A campaign as its agent sees it. */
export type Campaign = CallData<typeof getActivityDetailInfo>

export interface CampaignProps {
  campaign: Campaign
}

/** Why a campaign is not shown. `other`: refused for a reason that this release does not know. */
export type CampaignRefusal = 'not_agent' | 'not_found' | 'suspended' | 'other'

const refusalOfReason = (reasonCode: string | null | undefined): CampaignRefusal => {
  if (reasonCode === 'SUSPENDED') return 'suspended'
  return reasonCode === 'NOT_AGENT' ? 'not_agent' : 'other'
}

/** Null: not a refusal but a failure, which may pass. */
export function refusalOfError(error: unknown): CampaignRefusal | null {
  const known = error as CallError | undefined
  if (known?.kind !== 'gateway') return null
  if (known.code === CODES.NOT_FOUND.code) return 'not_found'
  return known.code === CODES.NOT_PERMITTED.code ? refusalOfReason(known.data?.reasonCode) : null
}

/** Asks for permission by the campaign's id first (AUTH-8), then reads the campaign. `id` null when the address names none. */
export function useCampaign(id: string | null) {
  const permission = agentApi.useAgentPermissionQuery(id ?? '', { ...FRESH, skip: !id })
  const { permitted, reasonCode } = permission.currentData ?? {}
  const refused = refusalOfError(permission.error)
  const detail = agentApi.useAgentCampaignQuery(id ?? '', { ...FRESH, skip: !permitted || refused !== null })
  const { currentData } = detail
  const refusal =
    id === null
      ? 'not_found'
      : (refused ?? refusalOfError(detail.error) ?? (permitted === false ? refusalOfReason(reasonCode) : null))
  const { error, refetch } = permission.error ? permission : detail
  // The permission's answer until it is granted, then the campaign's.
  return { refusal, answer: { data: currentData, currentData, error, refetch } }
}
