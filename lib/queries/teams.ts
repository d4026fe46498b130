import 'server-only'
import { competitionTeam } from '@fanfare/contract/competition/team.ts'
import type { FoundTeams } from '#lib/competition/found-teams.ts'
import { TEAMS_SHOWN } from '#lib/competition/found-teams.ts'
import type { Locale } from '@fanfare/languages/locales.ts'
import { cachedRead } from './cached-read.ts'
import { readGateway, readOptions } from './gateway.ts'

/** The first teams with free places as visitors see them; null when they cannot be read: the browser tries again. */
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
    { tags: ['activities', `activity:${activityId}`] },
  ).catch(() => null)
