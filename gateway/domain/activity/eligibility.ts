import type { ActivityFile } from '#activities/schema.ts'
import type { ReasonCode } from '#lib/contract/enumerations.ts'
import { DAY_MS } from '../time/durations.ts'

export interface EligibilityInput {
  audience: ActivityFile['audience']
  /** ISO 3166, null when unknown: allowed (contract §6). */
  country: string | null
  /** null: a visitor, of whom only the country can be judged. */
  account: { registeredAt: number; identityVerified: boolean } | null
  now: number
}
export interface Eligibility {
  eligible: boolean
  reasonCode: Extract<ReasonCode, 'REGION' | 'NOT_NEW_USER' | 'ACCOUNT_AGE' | 'KYC_NEEDED'> | null
}

/**
 * May this account join (contract §6)? One reason, what cannot be helped first: the country, too old an account, too
 * young an account, then the identity that can still be verified. Both ages include their last instant.
 * A flagged account may join: a flag holds rewards, it does not shut out (contract §7).
 */
export function eligibilityOf({ audience, country, account, now }: EligibilityInput): Eligibility {
  const reasonCode = reasonOf({ audience, country, account, now })
  return { eligible: reasonCode === null, reasonCode }
}

function reasonOf({ audience, country, account, now }: EligibilityInput): Eligibility['reasonCode'] {
  const { newWithinDays, minimumAgeDays, identityNeeded, regionsExcluded } = audience
  if (country !== null && regionsExcluded.includes(country.toUpperCase())) return 'REGION'
  if (account === null) return null
  const age = now - account.registeredAt
  if (newWithinDays !== undefined && age > newWithinDays * DAY_MS) return 'NOT_NEW_USER'
  if (minimumAgeDays !== undefined && age < minimumAgeDays * DAY_MS) return 'ACCOUNT_AGE'
  return identityNeeded && !account.identityVerified ? 'KYC_NEEDED' : null
}
