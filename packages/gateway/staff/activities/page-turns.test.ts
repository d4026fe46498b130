import { expect, test } from 'vitest'
import { pageTurns, type Slot } from './page-turns.ts'

const slot = (alias: string, startTime: number, endTime: number, cancelled = false): Slot => ({
  activityId: alias,
  alias,
  startTime,
  endTime,
  cancelled,
})
const path = '/welcome-event'
const NOW = 100

test.each([
  ['an activity that follows takes nothing', [slot('a', 0, 200)], [slot('a', 0, 200), slot('b', 200, 300)], []],
  [
    'one that ends first takes the page until its end',
    [slot('a', 0, 200)],
    [slot('a', 0, 200), slot('b', 120, 150)],
    [{ path, from: 120, until: 150, now: 'a', then: 'b' }],
  ],
  [
    'three take turns, and one in the middle of the second takes it twice',
    [slot('a', 0, 200), slot('b', 200, 300), slot('c', 300, 400)],
    [slot('a', 0, 200), slot('b', 200, 300), slot('c', 300, 400), slot('d', 150, 250)],
    [{ path, from: 200, until: 250, now: 'b', then: 'd' }],
  ],
  [
    'an earlier start takes the page of one that is announced',
    [slot('a', 300, 400)],
    [slot('a', 300, 400), slot('b', 200, 250)],
    [{ path, from: 100, until: 250, now: 'a', then: 'b' }],
  ],
  [
    'a cancelled one leaves it empty',
    [slot('a', 0, 200)],
    [slot('a', 0, 200, true)],
    [{ path, from: 100, until: 200, now: 'a', then: null }],
  ],
  ['one that has ended leaves it to anybody', [slot('a', 0, 50)], [slot('a', 0, 50), slot('b', 90, 150)], []],
  ['nothing changes', [slot('a', 0, 200)], [slot('a', 0, 200)], []],
])('%s', (_name, before, after, turns) => expect(pageTurns(before, after, NOW)).toEqual(turns))
