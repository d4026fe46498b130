import 'server-only'
import { competitionRank } from '@fanfare/contract/competition/rank.ts'
import { competitionTeam } from '@fanfare/contract/competition/team.ts'
import { copyTradingTraders } from '@fanfare/contract/copy-trading/traders.ts'
import type { Locale } from '@fanfare/languages/locales.ts'
import { TEAMS_SHOWN, type FoundTeams } from '#lib/competition/team-search.ts'
import { readCall } from './cached-read.ts'

/** The first page of an activity's first leaderboard for visitors; null when it cannot be read, and then the browser tries again. */
export const readBoard = (activityId: string, locale: Locale) =>
  readCall(competitionRank, { query: { activityId } }, locale).catch(() => null)

/** The lead traders of a promotion for visitors; null when they cannot be read, because no page may fail for them. */
export const readLeadTraders = (activityId: string) =>
  readCall(copyTradingTraders, { query: { activityId } }).then(
    ({ items }) => items,
    () => null,
  )

/** The first teams with free places for visitors; null when they cannot be read, and then the browser tries again. */
export const readTeams = (activityId: string, locale: Locale): Promise<FoundTeams | null> =>
  readCall(competitionTeam, { query: { activityId, freePlaces: '1', pageSize: TEAMS_SHOWN } }, locale).then(
    ({ items, total }) => ({ items, total }),
    () => null,
  )
