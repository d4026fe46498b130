import { useAnnounceResult } from '#components/task/good-news/use-announce-result.ts'
import { useWords } from '#components/ui/text/use-words.ts'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import type { ShownResult } from '#store/slices/good-news.ts'
import { BOARD_ID } from './competition-subject.ts'

interface FinalPlace extends Pick<ShownResult, 'line'> {
  rank: number
  /** How many have a place, for a bar. */
  total?: number | null
  /** In words; null without a prize. */
  reward: string | null
  /** The name of a team, whose place it is. */
  team?: string
  facts: (ShownResult['facts'][number] | false | null | undefined)[]
}

/** Announces the user's final place once the competition is settled; null without a place. */
export function useAnnouncePlace(
  { activityId, outcome, endTime }: Pick<ActivityDetail, 'activityId' | 'outcome' | 'endTime'>,
  final: FinalPlace | null,
) {
  const { t, number } = useWords()
  const resultOf = ({ rank, total = null, line, reward, team = '', facts }: FinalPlace): ShownResult => {
    const figure = number(rank)
    return {
      title: reward
        ? t(team ? 'moment.team_won' : 'moment.rank_won', { team, rank: figure, reward })
        : t(team ? 'moment.team_reached' : 'moment.rank_reached', { team, rank: figure }),
      sentence: t('activity.settled_line'),
      figure,
      line,
      isWon: !!reward,
      place: { rank, total },
      facts: facts.filter((fact) => !!fact),
      more: { label: t('moment.see_leaderboard'), sectionId: BOARD_ID },
    }
  }
  useAnnounceResult(
    { kind: 'place', activityId, endedAt: endTime },
    final && outcome === 'SETTLED' ? resultOf(final) : null,
  )
}
