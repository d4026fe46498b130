import { useLocale, useTranslations } from 'next-intl'
import { SHOWN_FROM } from '#components/activity/shown-participants.ts'
import type { Board } from '#lib/competition/board.ts'
import type { MyTeam } from '#lib/contract/competition/competition.ts'
import { myPart } from '#lib/competition/my-part.ts'
import { isolateText } from '#lib/i18n/bidi.ts'
import { formatMoney, formatNumber } from '#lib/i18n/format.ts'
import type { PlaceNews } from '#store/slices/moment.ts'
import { BOARD_ID } from '../board-id.ts'

/** The final place of the user's team in words; null while it is not final, or without one. */
export function useFinalTeamPlace(team: MyTeam | null, board: Board | null): PlaceNews | null {
  const t = useTranslations()
  const locale = useLocale()
  const place = board?.mine?.rank ?? null
  if (!team || !board?.final || place === null) return null
  const part = myPart(team)
  const number = (count: number) => formatNumber(locale, String(count))
  const names = { team: isolateText(team.name), rank: number(place) }
  return {
    rank: names.rank,
    title: part
      ? t('moment.team_won', { ...names, reward: formatMoney(locale, part, { isMoved: true }) })
      : t('moment.team_reached', names),
    ofAll: board.total >= SHOWN_FROM ? t('team.of_teams', { count: board.total, value: number(board.total) }) : null,
    isWon: part !== null,
    facts: team.estimatedPrize
      ? [{ label: t('team.prize_final'), value: formatMoney(locale, team.estimatedPrize) }]
      : [],
    sectionId: BOARD_ID,
  }
}
