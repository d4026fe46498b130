import { getLocale } from 'next-intl/server'
import { readWinners } from '#lib/queries/draws.ts'
import { rewardWord } from '#lib/task/reward-word.ts'
import { WinnersCard } from './winners-card.tsx'

/** A shorter list would look as if the activity had no participants. */
const FEWEST = 5

/** The latest winners of this activity. Renders nothing while there are few, or while the platform has no list of them. */
export async function LatestWinners({ activityId }: { activityId: string }) {
  const winners = await readWinners(await getLocale(), activityId)
  // The list has the rewards of tasks as well; here those are draws, not prizes.
  const prizes = (winners?.items ?? []).filter(({ reward }) => rewardWord(reward) !== 'draws')
  return prizes.length < FEWEST ? null : <WinnersCard items={prizes.slice(0, FEWEST)} />
}
