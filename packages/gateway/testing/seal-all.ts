import { expect, vi } from 'vitest'
import type { Db } from '../db/client.ts'
import { oldestUnsealed } from '../seals/db/seal-streams.ts'
import type { SealKeeper } from '../seals/seal-keeper.ts'

/** Transactions of other tests on the same server can delay the horizon for a moment. */
export const sealAll = (db: Db, keeper: SealKeeper): Promise<void> =>
  vi.waitFor(async () => {
    await keeper.seal()
    expect(await oldestUnsealed(db)).toBeNull()
  })
