import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { createClock } from '@fanfare/gateway/clock.ts'
import { readDataKeys } from '@fanfare/gateway/config.ts'
import { createActivityRepository } from '@fanfare/gateway/activities/db/activity-repository.ts'
import { readShipments } from '@fanfare/gateway/rewards/list-shipments.ts'
import { loadKeys } from '@fanfare/gateway/keys.ts'
import { requireConfig } from '@fanfare/kernel/config/config.ts'
import { csvLine } from '@fanfare/kernel/csv.ts'
import { command } from './command.ts'
import { COMMANDS } from '../commands.mjs'
import { withDatabase } from '../start/with-instance.ts'

const COLUMNS = [
  'rewardId',
  'item',
  'name',
  'phone',
  'country',
  'region',
  'city',
  'postalCode',
  'line1',
  'line2',
] as const

/**
 * `npm run activity -- addresses`: the physical prizes of an activity that are to be sent, with their addresses, as CSV. The audit log
 * records who read them.
 */
await command(async () => {
  const { values } = parseArgs({ options: COMMANDS.addresses.options })
  const { activity: alias, actor } = values
  if (!alias || !actor) throw new Error('--activity and --actor are needed.')
  await withDatabase(process.env, async (db) => {
    const activity = await createActivityRepository().findByAlias(db, alias)
    if (activity === null) throw new Error(`There is no activity ${alias}.`)
    const keys = await loadKeys(db, { dataKeys: readDataKeys(requireConfig(process.env)), randomBytes })
    const gateway = { db, keys, clock: createClock() }
    const shipments = await readShipments(gateway, { activityId: activity.activityId, actor })
    process.stdout.write(csvLine(COLUMNS))
    for (const shipment of shipments) process.stdout.write(csvLine(COLUMNS.map((column) => shipment[column] ?? '')))
  })
  return 0
})
