import { rewardSchema } from '@fanfare/contract/task/task.ts'
import type { LiveWinner } from './use-latest-winners.ts'
import { WinnerPill, winnerKey, type Winner } from './winner-pill.tsx'

/** A thing has a name in one language alone; the list of the server has it in the reader's. */
function readable({ maskedName, at, reward }: LiveWinner): Winner[] {
  const { data } = rewardSchema.safeParse(reward)
  return data === undefined || 'item' in data.amount ? [] : [{ maskedName, at, reward: data }]
}

/** Loaded with the first winner who arrives while the page is open. */
export const WinnerPills = ({ winners }: { winners: readonly LiveWinner[] }) =>
  winners.flatMap(readable).map((winner) => <WinnerPill key={winnerKey(winner)} {...winner} />)
