import { expect, test, vi } from 'vitest'
import { REJECTED_EVENTS_KEPT } from '@fanfare/contract/ops/send-events.ts'
import type { RejectedEvent } from './facts/db/rejected-events.ts'
import { createLog } from './telemetry/logging.ts'
import { createMetrics } from './telemetry/metrics.ts'
import { createRejectedEvents } from './rejected-events.ts'
import { borrowGateway } from '#gateway/testing/borrow-gateway.ts'

const { database } = await borrowGateway()

const refused = (eventId: string): RejectedEvent => ({
  at: 1,
  eventId,
  type: null,
  userId: null,
  reason: 'INVALID',
  path: '',
  message: 'Invalid input',
})

const create = () => {
  const lines: string[] = []
  const metrics = createMetrics()
  const log = createLog('warn', { write: (line) => lines.push(line) })
  return { lines, rejected: createRejectedEvents({ db: database.db, log, metrics }) }
}
const stored = async () =>
  (await database.db.selectFrom('rejectedEvents').select('eventId').orderBy('id').execute()).map((row) => row.eventId)

test('[GW-2] writes refused events within a second and at the end, many in one statement', async () => {
  const { rejected, lines } = create()
  for (let index = 0; index < 50; index += 1) rejected.add([refused(`timed-${index}`)])
  expect(await stored()).toEqual([])
  await vi.waitFor(async () => expect(await stored()).toHaveLength(50))
  expect(lines).toHaveLength(1)
  rejected.add([refused('last')])
  await rejected.stop()
  expect((await stored()).at(-1)).toBe('last')
})

test('[GW-2] keeps the newest 1,000 events of a flood in memory and logs the number of all', async () => {
  const { rejected, lines } = create()
  for (let index = 0; index < 5_000; index += 1) rejected.add([refused(`flood-${index}`)])
  expect((await rejected.list())[0]?.eventId).toBe('flood-4999')
  expect(await stored()).toHaveLength(REJECTED_EVENTS_KEPT)
  expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({ rejected: { INVALID: 5_000 } })
  await rejected.stop()
})

test('[GW-2] writes refused events after the database has recovered', async () => {
  const { rejected } = create()
  await database.asOwner((db) => db.schema.alterTable('rejected_events').renameTo('hidden').execute())
  rejected.add([refused('kept-1')])
  await expect(rejected.list()).rejects.toThrow('rejected_events')
  rejected.add([refused('kept-2')])
  await database.asOwner((db) => db.schema.alterTable('hidden').renameTo('rejected_events').execute())
  expect((await rejected.list()).slice(0, 2).map(({ eventId }) => eventId)).toEqual(['kept-2', 'kept-1'])
  await rejected.stop()
})
