import { expect, test } from 'vitest'
import { chooseWelcome } from './find-activity.ts'

const candidate = (activityId: string, startTime: number, endTime: number, cancelled = false) => ({
  activityId,
  startTime,
  endTime,
  cancelled,
})

test('[SCR-2] chooses the ongoing activity for newcomers that ends first', () => {
  const list = [candidate('late', 0, 900), candidate('soon', 0, 500), candidate('off', 0, 400, true)]
  expect(chooseWelcome(list, 100)?.activityId).toBe('soon')
})

test('[SCR-2] without an ongoing activity, chooses the next upcoming one, then the last ended one, then none', () => {
  const next = [candidate('far', 800, 900), candidate('near', 300, 950), candidate('past', 0, 50)]
  expect(chooseWelcome(next, 100)?.activityId).toBe('near')
  expect(chooseWelcome([candidate('older', 0, 40), candidate('old', 0, 50)], 100)?.activityId).toBe('old')
  expect(chooseWelcome([candidate('off', 0, 500, true)], 100)).toBeNull()
})
