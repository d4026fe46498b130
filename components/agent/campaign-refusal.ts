import { CODES } from '@fanfare/contract/codes.ts'
import type { CallError } from '#store/call-error.ts'

/** Why a campaign is not shown. `other`: refused for a reason that this release does not know. */
export type CampaignRefusal = 'not_agent' | 'not_found' | 'suspended' | 'other'

/** Of a refused permission: its reason code. */
export const refusalOfReason = (reasonCode: string | null | undefined): CampaignRefusal => {
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
