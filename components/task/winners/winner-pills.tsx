import { WinnerPill, winnerKey, type Winner } from './winner-pill.tsx'

/** Loaded with the first winner who arrives while the page is open. */
export const WinnerPills = ({ winners }: { winners: readonly Winner[] }) =>
  winners.map((winner) => <WinnerPill key={winnerKey(winner)} {...winner} />)
