import { useLocale, useTranslations } from 'next-intl'
import { SHOWN_FROM } from '#components/activity/shown-participants.ts'
import type { Board } from '#lib/competition/board.ts'
import type { MyTeam } from '@fanfare/contract/competition/competition.ts'
import { myPart } from '#lib/competition/my-part.ts'
import { isolateText } from '@fanfare/languages/bidi.ts'
import { formatMoney, formatNumber } from '@fanfare/languages/format.ts'
import type { ResultNews } from '#store/slices/moment.ts'
import { BOARD_ID } from '../../board/board-id.ts'
import type { TeamSubject } from '../team-subject.ts'

/** The final place of the user's team in words; null while it is not final, or without one. */
export function useTeamResult(
  { outcome }: Pick<TeamSubject, 'outcome'>,
  team: MyTeam | null,
  board: Board | null,
): ResultNews | null {
  const t = useTranslations()
  const locale = useLocale()
  const place = board?.mine?.rank ?? null
  if (outcome !== 'SETTLED' || !team || !board?.final || place === null) return null
  const part = myPart(team)
  const number = (count: number) => formatNumber(locale, String(count))
  const names = { team: isolateText(team.name), rank: number(place) }
  return {
    sentence: t('activity.settled_line'),
    figure: names.rank,
    title: part
      ? t('moment.team_won', { ...names, reward: formatMoney(locale, part, { isMoved: true }) })
      : t('moment.team_reached', names),
    line: board.total >= SHOWN_FROM ? t('team.of_teams', { count: board.total, value: number(board.total) }) : null,
    isWon: part !== null,
    facts: team.estimatedPrize
      ? [{ label: t('team.prize_final'), value: formatMoney(locale, team.estimatedPrize) }]
      : [],
    more: { label: t('moment.see_leaderboard'), sectionId: BOARD_ID },
  }
}
