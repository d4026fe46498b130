import { getLocale } from 'next-intl/server'
import { readWinners } from '#lib/queries/draws.ts'
import { WinnersStrip } from './winners-strip.tsx'

/** A shorter list would look as if the activity had no participants. */
const FEWEST = 5

/** The latest winners (SCR-1). Renders nothing while there are few, or while the platform has no list of them. */
export async function Winners() {
  const winners = await readWinners(await getLocale())
  if (winners === null || winners.items.length < FEWEST) return null
  return <WinnersStrip {...winners} />
}
