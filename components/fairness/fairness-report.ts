import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import type { Fairness } from '@fanfare/contract/lottery/draws.ts'
import type { Verdict } from '#lib/fairness/verify-draws.ts'
import { useWords } from '#components/ui/text/use-words.ts'
import { drawNumber } from '#lib/lottery/draw-number.ts'

/** The content of the page of a lottery's draws, as data that crosses to the browser. */
export interface FairnessReport {
  activity: Pick<ActivityDetail, 'activityId' | 'alias' | 'title' | 'path' | 'startTime' | 'endTime' | 'timeZone'>
  /** Contains the first draws. */
  fairness: Fairness
  /** The names of the prizes by id; the empty id is "no prize". */
  labels: Record<string, string>
  sealedAt: number | null
  /** Whether the prize table has the published hash, as computed by the server. */
  tableMatches: boolean
  hasStarted: boolean
  isEnded: boolean
}

export type Verification =
  /** `interrupted`: the log could not be read completely. */
  | { status: 'idle' | 'interrupted'; verdict?: undefined }
  | { status: 'running'; done: number; verdict?: undefined }
  | {
      status: 'done'
      verdict: Verdict
      seconds: number
      /** When the check ended, ms since the epoch. */
      at: number
    }

/** The check of the prize table's hash; `stated`: this device has not computed it. */
export type TableCheck = 'stated' | 'checked' | 'wrong'

/** The words of the page, with its draws and prizes. */
export function useFairnessWords({ labels }: Pick<FairnessReport, 'labels'>) {
  const words = useWords()
  const { t, isolated, locale } = words
  return {
    ...words,
    drawNo: (drawNo: number) => drawNumber(locale, drawNo),
    prize: (prizeId: string | null) => isolated(labels[prizeId ?? ''] ?? prizeId ?? t('fairness.no_prize')),
  }
}
