import { expect, test } from 'vitest'
import { activityList } from '@fanfare/contract/activity/list.ts'
import type { Call } from './call.ts'
import { withCircuit } from './circuit.ts'
import { GatewayError, NetworkError } from './errors.ts'

/** A fake gateway with a given failure, and a manual clock. */
function circuit() {
  const world = { time: 0, asked: 0, failure: null as Error | null, takes: 0 }
  const answer = () => {
    world.asked += 1
    world.time += world.takes
    return world.failure ? Promise.reject(world.failure) : Promise.resolve({ activities: [] })
  }
  const call = withCircuit(answer as unknown as Call, () => world.time)
  const list = () => call(activityList, { query: { pageIndex: 0, pageSize: 1 } })
  return { world, list }
}
const late = () => new NetworkError('Network Error', undefined, 'ECONNABORTED')

test('[D-29] after five time-outs calls fail at once until a try succeeds', async () => {
  const { world, list } = circuit()
  Object.assign(world, { failure: late(), takes: 3000 })
  for (let time = 0; time < 20; time += 1) await expect(list()).rejects.toThrow(NetworkError)
  expect(world.asked).toBe(5)
  world.time += 1500
  for (let time = 0; time < 20; time += 1) await expect(list()).rejects.toThrow(NetworkError)
  expect(world.asked).toBe(6)
  world.time += 1500
  Object.assign(world, { failure: null, takes: 10 })
  for (let time = 0; time < 3; time += 1) expect(await list()).toEqual({ activities: [] })
  expect(world.asked).toBe(9)
})

test.each([
  ['a refusal', new GatewayError('51001'), 2000],
  ['a failure at once', new NetworkError('Network Error', undefined, 'ECONNREFUSED'), 5],
])('[D-29] %s does not open the circuit', async (_why, failure, takes) => {
  const { world, list } = circuit()
  Object.assign(world, { failure, takes })
  for (let time = 0; time < 20; time += 1) await expect(list()).rejects.toBe(failure)
  expect(world.asked).toBe(20)
})
