import type { KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { createTaskWorld, tradeTask } from '#gateway/testing/task-world.ts'
import { createActivityRepository } from './activity-repository.ts'

const world = await createTaskWorld()
let statements = 0
const counter: KyselyPlugin = {
  transformQuery: ({ node }) => {
    statements += 1
    return node
  },
  transformResult: ({ result }) => Promise.resolve(result),
}
const countedDb = () => {
  statements = 0
  return world.gateway.db.withPlugin(counter)
}

const publish = (title: string) =>
  world.publish({ alias: 'cup', tasks: [tradeTask()], texts: { en: { title, rules: 'Rules' } } })

test('reads and evaluation share one definition, which is read once per version', async () => {
  const activityId = await publish('First')
  const activities = createActivityRepository()
  const first = await activities.findById(countedDb(), activityId)
  expect(first).toMatchObject({ version: 1, participants: 0, definition: { alias: 'cup' } })
  expect(statements).toBe(2)
  expect((await activities.findByAlias(countedDb(), 'cup'))?.definition).toBe(first?.definition)
  expect(statements).toBe(1)
  expect((await activities.findVersion(countedDb(), activityId, 1))?.definition).toBe(first?.definition)
  expect((await activities.findCached(countedDb(), activityId))?.definition).toBe(first?.definition)
  expect(statements).toBe(0)
})

test('shows a new version at once, and the participants as they are now', async () => {
  const activityId = await publish('First')
  const activities = createActivityRepository()
  await activities.findById(world.gateway.db, activityId)
  await publish('Second')
  await world.joinActivity(await world.addUser(), activityId)
  expect((await activities.findCached(world.gateway.db, activityId))?.version).toBe(1)
  expect(await activities.findById(world.gateway.db, activityId)).toMatchObject({
    version: 2,
    participants: 1,
    definition: { texts: { en: { title: 'Second' } } },
  })
  expect((await activities.findCached(world.gateway.db, activityId))?.version).toBe(2)
})
