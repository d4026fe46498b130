import { anchoredSeals, type AnchoredSeal, type AnchorSummary } from './anchor-file.ts'
import type { SealHead } from './check-chain.ts'
import type { SealViolation } from './finding.ts'
import type { StreamName } from './streams.ts'

const violation = ({ stream, seq }: Pick<AnchoredSeal, 'stream' | 'seq'>, detail: string): SealViolation => ({
  rule: 'anchored seal is kept',
  subject: `${stream} seal ${seq}`,
  detail,
  activityIds: [],
})

/** The findings for an anchored seal, given the seal of that number in the database. */
export function checkAnchored(anchored: AnchoredSeal, inDatabase: Pick<SealHead, 'hash'> | undefined): SealViolation[] {
  if (inDatabase === undefined) return [violation(anchored, 'is in the anchor and missing in the database')]
  return inDatabase.hash === anchored.hash ? [] : [violation(anchored, 'is another one than in the anchor')]
}

/** Compares the seals of a stream, given one by one in their order, with its anchored ones, which are read beside them. */
export function createAnchorCheck(
  file: string | null,
  { database, stream, summary }: { database: string; stream: StreamName; summary: AnchorSummary },
) {
  const anchored = anchoredSeals(file, { database, stream, after: summary.acceptedAt })
  let waiting: AnchoredSeal | undefined
  let highest = 0
  let isStarted = false

  async function advance(): Promise<void> {
    const next = await anchored.next()
    waiting = next.done === true ? undefined : next.value
  }
  return {
    check: async (seal: SealHead): Promise<SealViolation[]> => {
      if (!isStarted) await advance()
      isStarted = true
      const found: SealViolation[] = []
      while (waiting !== undefined && waiting.seq <= seal.seq) {
        if (waiting.seq < highest) found.push(violation(waiting, `comes after seal ${highest} in the anchor`))
        else found.push(...checkAnchored(waiting, waiting.seq === seal.seq ? seal : undefined))
        highest = Math.max(highest, waiting.seq)
        await advance()
      }
      return found
    },
    /** Seals that are anchored beyond the last seal of the database: one finding for all of them. */
    finish: async (): Promise<SealViolation[]> => {
      if (!isStarted) await advance()
      if (waiting === undefined) return []
      const first = waiting
      while (waiting !== undefined) {
        highest = Math.max(highest, waiting.seq)
        await advance()
      }
      const until = highest > first.seq ? `, like all up to ${highest}` : ''
      return [violation(first, `is in the anchor and missing in the database${until}`)]
    },
  }
}
