import type { ActivityDetail, DepositBonusSection, Tier } from '@fanfare/contract/activity/activity.ts'

/** The part of an activity that the sections of a deposit bonus show; data, because it crosses to the browser. */
export interface BonusPlan {
  activityId: string
  tiers: Tier[]
  bonus: DepositBonusSection
  status: ActivityDetail['status']
  startTime: number
}

const NOTHING: DepositBonusSection = { windowDays: null, markets: [], feeRate: null, expiresDays: null }

export const bonusPlan = ({ activityId, tiers, depositBonus, status, startTime }: ActivityDetail): BonusPlan => ({
  activityId,
  tiers,
  bonus: depositBonus ?? NOTHING,
  status,
  startTime,
})
