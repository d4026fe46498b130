import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import type { Fairness } from '@fanfare/contract/lottery/draws.ts'
import type { Verdict } from '#lib/fairness/verify-draws.ts'

/** All that the page of a lottery's draws shows, as data that crosses from the server to the browser. */
export interface FairnessReport {
  activity: Pick<ActivityDetail, 'activityId' | 'alias' | 'title' | 'path' | 'startTime' | 'endTime' | 'timeZone'>
  /** With the first draws. */
  fairness: Fairness
  /** The names of the prizes by id; of "no prize" by the empty id. */
  labels: Record<string, string>
  sealedAt: number | null
  /** Whether the prize table gives its hash, as the server computed it. */
  tableMatches: boolean
  hasStarted: boolean
  isEnded: boolean
}

export type Verification =
  | { status: 'idle' }
  | { status: 'running'; done: number }
  /** The log could not be read to its end. */
  | { status: 'interrupted' }
  | {
      status: 'done'
      verdict: Verdict
      seconds: number
      /** When the check ended, ms since the epoch. */
      at: number
    }

/** Of the hash of the prize table; `stated`: the device has not computed it. */
export type TableCheck = 'stated' | 'checked' | 'wrong'
