import Big from 'big.js'
import type { CompetitionSection } from '@fanfare/contract/competition/competition.ts'

/** The pool has steps, of which the traders have unlocked some, so prizes are those of today. */
export const isPoolGrowing = ({
  poolSteps,
  poolUnlocked,
}: Pick<CompetitionSection, 'poolSteps' | 'poolUnlocked'>): boolean =>
  poolSteps.length > 0 && poolUnlocked !== null && new Big(poolUnlocked.amount).gt(0)
