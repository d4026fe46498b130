import { expect, test } from 'vitest'
import { LOG_TOPICS } from '@fanfare/contract/staff/log.ts'
import { LOG_EVENTS, readEvent } from './log-events.ts'

const granted = { rewardId: 'rw1', activityId: 'a1', source: 'task:first:-', state: 'GRANTED' }

test('each topic of the contract has one schema', () => {
  expect(Object.keys(LOG_EVENTS).toSorted()).toEqual(LOG_TOPICS.toSorted())
})

test('an entry is read with the fields of its topic, and those of a later version are left out', () => {
  expect(readEvent({ topic: 'reward.granted', payload: { ...granted, later: 1 } })).toEqual({
    topic: 'reward.granted',
    payload: granted,
  })
})

test.each([
  ['without a field', { ...granted, rewardId: undefined }],
  ['with a field of another type', { ...granted, activityId: 7 }],
  ['with a state that no reward has', { ...granted, state: 'LOST' }],
  ['with a source of no kind', { ...granted, source: 'first' }],
  ['that is no object', 'granted'],
])('an entry %s is not read', (_, payload) => {
  expect(readEvent({ topic: 'reward.granted', payload })).toBeNull()
})

test('a topic of a later version is not read', () => {
  expect(readEvent({ topic: 'reward.doubled' as 'reward.granted', payload: granted })).toBeNull()
})
