import 'server-only'
import type { Board } from '#lib/competition/board.ts'
import { competitionRank } from '@fanfare/contract/competition/rank.ts'
import type { Locale } from '@fanfare/languages/locales.ts'
import { cachedRead } from './cached-read.ts'
import { readGateway, readOptions } from './gateway.ts'

/** The first page of an activity's first leaderboard as visitors see it; null when it cannot be read: the browser tries again. */
export const readBoard = (activityId: string, locale: Locale): Promise<Board | null> =>
  cachedRead(
    ['board', activityId, locale],
    () => readGateway()(competitionRank, { query: { activityId } }, readOptions(locale)),
    { tags: ['activities', `activity:${activityId}`] },
  ).catch(() => null)
