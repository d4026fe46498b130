import { getLocale } from 'next-intl/server'
import { readWinners } from '#lib/queries/winners.ts'
import { WinnersCard } from './winners-card.tsx'

/** A shorter list would look as if nobody took part. */
const FEWEST = 5

/** The latest winners of this activity; nothing while there are few, or while the platform has no list of them. */
export async function LatestWinners({ activityId }: { activityId: string }) {
  const winners = await readWinners(await getLocale(), activityId)
  if (winners === null || winners.items.length < FEWEST) return null
  return <WinnersCard items={winners.items.slice(0, FEWEST)} />
}
