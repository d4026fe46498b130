import type { MyDepositBonus } from '@fanfare/contract/activity/my-sections.ts'

/** `open`: facts still count. `deciding`: the window is over. `decided`: the tier is final. */
export type BonusPhase = 'open' | 'deciding' | 'decided'

/** `now`: the gateway's clock, ms. */
export function bonusPhase({ windowEndsAt, result }: MyDepositBonus, now: number): BonusPhase {
  if (result !== null) return 'decided'
  return now < windowEndsAt ? 'open' : 'deciding'
}
