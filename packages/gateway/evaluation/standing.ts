import { exclusiveKindOf, type ExclusiveKind, type Source } from '#gateway/db/tables/source.ts'
import { holdsReward, newestRows, type NewestRow, type SourceStateRow } from '#gateway/rewards/db/source-states.ts'
import type { UserFacts } from '../facts/user-facts.ts'

/** The stored sources of a participant, and which of them facts can still change. Sources are named as the rules name them. */
export interface Standing {
  rows: ReadonlyMap<Source, NewestRow>
  /** Sources that no fact changes any more, and those of `missed`. */
  closed: ReadonlySet<Source>
  /** Sources that were missed, and for which no late fact has arrived. They are decided again only if new rules have opened them again. */
  missed: ReadonlySet<Source>
  /** The one source of each exclusive kind that has the reward, and whether facts may give it to another one now. */
  holders: ReadonlyMap<ExclusiveKind, { row: SourceStateRow; mayMove: boolean }>
}

const isOver = ({ status, claimExpired }: Pick<SourceStateRow, 'status' | 'claimExpired'>) =>
  status === 'GRANTED' || status === 'UNSATISFIED' || claimExpired

/** A missed source that a late fact has earned while the budget could not pay it. */
const waitsForBudget = ({ status, soldOut }: SourceStateRow) => status === 'UNSATISFIED' && soldOut

/** @param keepsGranted no granted reward is given to another source */
export function standingOf(
  stored: readonly SourceStateRow[],
  { earliestArrival }: Pick<UserFacts, 'earliestArrival'>,
  keepsGranted: boolean,
): Standing {
  /** A fact from before the decision, or of its moment, arrived after it. */
  const isReopened = ({ updatedAt }: SourceStateRow) => earliestArrival !== null && earliestArrival <= updatedAt
  const holders = new Map<ExclusiveKind, { row: SourceStateRow; mayMove: boolean }>()
  for (const row of stored) {
    const kind = exclusiveKindOf(row.source)
    if (kind !== null && holdsReward(row))
      holders.set(kind, { row, mayMove: isReopened(row) && (row.isGrantDue || !keepsGranted) })
  }
  const rows = newestRows(stored)
  const isFinal = (row: SourceStateRow) => {
    const kind = exclusiveKindOf(row.source)
    const holder = kind === null ? undefined : holders.get(kind)
    if (holder !== undefined) return !holder.mayMove && !holder.row.isGrantDue
    if (kind !== null && row.status !== 'UNSATISFIED') return false
    return isOver(row) && (row.status === 'GRANTED' || !isReopened(row)) && !waitsForBudget(row)
  }
  const final = [...rows].filter(([, { row }]) => isFinal(row))
  const missed = final.filter(([, { row }]) => row.status === 'UNSATISFIED')
  return {
    rows,
    holders,
    closed: new Set(final.map(([source]) => source)),
    missed: new Set(missed.map(([source]) => source)),
  }
}
