import { getLocale } from 'next-intl/server'
import { serverNow } from '#lib/http/clock.ts'
import { readWinners } from '#lib/queries/draws.ts'
import { shownDay } from '#lib/task/shown-day.ts'
import { WinnersStrip } from './winners-strip.tsx'

/** A shorter list would look like an activity without participants. */
const FEWEST = 3

/** Older claims are not news (design §13, "Home"). */
const NEWS_MS = 30 * 60_000

/** The latest winners (SCR-1). Renders nothing while there are few, or while the platform has no list of them. */
export async function Winners() {
  const winners = await readWinners(await getLocale())
  if (!winners) return null
  const since = serverNow() - NEWS_MS
  const items = winners.items.filter(({ at }) => at >= since)
  if (items.length < FEWEST) return null
  return <WinnersStrip items={items} lastDay={shownDay(winners.lastDay)} />
}
