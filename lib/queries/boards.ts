import 'server-only'
import { competitionRank } from '@fanfare/contract/competition/rank.ts'
import { competitionTeam } from '@fanfare/contract/competition/team.ts'
import { copyTradingTraders, type LeadTrader } from '@fanfare/contract/copy-trading/traders.ts'
import type { Locale } from '@fanfare/languages/locales.ts'
import type { Board } from '#lib/competition/board.ts'
import { TEAMS_SHOWN, type FoundTeams } from '#lib/competition/team-search.ts'
import { cachedRead, tagged } from './cached-read.ts'
import { READ_TIMEOUT_MS, readGateway, readOptions } from './gateway.ts'

/** The first page of an activity's first leaderboard for visitors; null when it cannot be read, and then the browser tries again. */
export const readBoard = (activityId: string, locale: Locale): Promise<Board | null> =>
  cachedRead(
    ['board', activityId, locale],
    () => readGateway()(competitionRank, { query: { activityId } }, readOptions(locale)),
    tagged(activityId),
  ).catch(() => null)

/** The lead traders of a promotion for visitors; null when they cannot be read, because no page may fail for them. */
export const readLeadTraders = (activityId: string): Promise<readonly LeadTrader[] | null> =>
  cachedRead(['lead-traders', activityId], async () => {
    const { items } = await readGateway()(copyTradingTraders, { query: { activityId } }, { timeoutMs: READ_TIMEOUT_MS })
    return items
  }).catch(() => null)

/** The first teams with free places for visitors; null when they cannot be read, and then the browser tries again. */
export const readTeams = (activityId: string, locale: Locale): Promise<FoundTeams | null> =>
  cachedRead(
    ['teams', activityId, locale],
    async () => {
      const { items, total } = await readGateway()(
        competitionTeam,
        { query: { activityId, freePlaces: '1', pageSize: TEAMS_SHOWN } },
        readOptions(locale),
      )
      return { items, total }
    },
    tagged(activityId),
  ).catch(() => null)
