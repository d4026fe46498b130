import type { GatewayContext } from '#gateway/context.ts'
import { repeat } from '#gateway/util/repeat.ts'
import { deleteReplacedPlaces } from './delete-replaced-places.ts'
import { snapshotDueBoards } from './snapshot-due-boards.ts'

/** How often the job asks for due boards, ms of real time. */
const EVERY_MS = 1_000

/** Takes due snapshots and deletes replaced places. All of its state is in the database, so it may be killed at any moment. */
export const startBoards = (
  gateway: Pick<GatewayContext, 'db' | 'clock' | 'log' | 'activities'>,
  { everyMs = EVERY_MS }: { everyMs?: number } = {},
): { stop: () => Promise<void> } =>
  repeat(
    async (isStopping) => {
      await snapshotDueBoards(gateway, { isStopping })
      await deleteReplacedPlaces(gateway, { isStopping })
    },
    { everyMs, onError: (error) => gateway.log.error({ err: error }, 'the boards failed') },
  )
