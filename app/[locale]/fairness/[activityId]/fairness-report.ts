import type { FairnessReport } from '#components/fairness/fairness-report.ts'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import type { Fairness } from '@fanfare/contract/lottery/fairness.ts'
import { hashPrizeTable } from '#lib/fairness/verify-draws.ts'

/** The report of a lottery from both readings. Status and prizes are as old as the readings. */
export async function fairnessReport(detail: ActivityDetail, fairness: Fairness): Promise<FairnessReport> {
  const { activityId, alias, title, path, startTime, endTime, timeZone, status, lottery } = detail
  return {
    activity: { activityId, alias, title, path, startTime, endTime, timeZone },
    fairness,
    labels: Object.fromEntries((lottery?.prizes ?? []).map(({ prizeId, label }) => [prizeId ?? '', label])),
    sealedAt: lottery?.sealedAt ?? null,
    tableMatches: (await hashPrizeTable(fairness.prizes)) === fairness.prizeTableHash,
    hasStarted: status !== 'UPCOMING',
    isEnded: status === 'ENDED',
  }
}
