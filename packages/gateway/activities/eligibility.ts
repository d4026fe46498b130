import type { ActivityFile } from '@fanfare/activities/schema.ts'
import type { ReasonCode } from '@fanfare/contract/enumerations.ts'
import { DAY_MS } from '../util/time/durations.ts'

export interface EligibilityInput {
  audience: Omit<ActivityFile['audience'], 'notWith'>
  /** ISO 3166; null, which is allowed, if the country is unknown (contract §6). */
  country: string | null
  /** null for a visitor: only the country is checked. */
  account: { registeredAt: number; identityVerified: boolean } | null
  now: number
}
export interface Eligibility {
  eligible: boolean
  reasonCode: Extract<ReasonCode, 'REGION' | 'NOT_NEW_USER' | 'ACCOUNT_AGE' | 'KYC_NEEDED'> | null
}

/**
 * Checks whether an account may join (contract §6). Of several reasons, those that the user cannot change come first: the
 * country, the age of the account, then the identity, which can still be verified. Both ages include their last instant.
 * A flagged account may join, because a flag only holds rewards (contract §7).
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
