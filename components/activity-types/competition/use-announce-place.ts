import { useAnnounceResult } from '#components/task/good-news/use-announce-result.ts'
import { useWords } from '#components/ui/text/use-words.ts'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import type { ShownResult } from '#store/slices/good-news.ts'
import { BOARD_ID } from './competition-subject.ts'

type Competition = Pick<ActivityDetail, 'activityId' | 'outcome' | 'endTime'>
type FinalPlace = Pick<ShownResult, 'title' | 'line' | 'isWon' | 'facts'> & NonNullable<ShownResult['place']>

/** Announces the user's final place once the competition is settled; null without a place. */
export function useAnnouncePlace({ activityId, outcome, endTime }: Competition, final: FinalPlace | null) {
  const { t, number } = useWords()
  const result = final && {
    ...final,
    sentence: t('activity.settled_line'),
    figure: number(final.rank),
    place: { rank: final.rank, total: final.total },
    more: { label: t('moment.see_leaderboard'), sectionId: BOARD_ID },
  }
  useAnnounceResult({ kind: 'place', activityId, endedAt: endTime }, outcome === 'SETTLED' ? result : null)
}
