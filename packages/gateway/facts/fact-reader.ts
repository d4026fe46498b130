import type { Db } from '#gateway/db/client.ts'
import { listEventsIn } from '#gateway/facts/db/events.ts'
import { listTalliesIn, sumTallies, type SummedCell, type TallyLine } from '#gateway/facts/db/tallies.ts'
import type { PlatformEvent } from '@fanfare/contract/ops/platform-event.ts'
import type { Cell } from './fact-slice.ts'
import { BUCKET_MS } from './tallies/tally-line.ts'

/** Reads facts at three levels of detail: sums between bounds, tallies, single facts. */
export interface FactReader {
  sums: (requests: readonly { userId: string; bounds: readonly number[] }[]) => Promise<SummedCell[]>
  tallies: (cells: readonly Cell[]) => Promise<TallyLine[]>
  events: (cells: readonly Cell[]) => Promise<PlatformEvent[]>
}

export const factReader = (db: Db): FactReader => ({
  sums: (requests) => sumTallies(db, requests),
  tallies: (cells) => listTalliesIn(db, cells),
  events: (cells) =>
    listEventsIn(
      db,
      cells.map(({ userId, from, until }) => ({ userId, from: from * BUCKET_MS, until: until * BUCKET_MS })),
    ),
})
