import { expect, test } from 'vitest'
import { shownParticipants } from './shown-participants.ts'

test('[SCR-1] the number of participants is shown from 20 on, and never before the start', () => {
  expect(shownParticipants({ participants: 19, status: 'ONGOING' })).toBeNull()
  expect(shownParticipants({ participants: 20, status: 'ONGOING' })).toBe(20)
  expect(shownParticipants({ participants: 3_000, status: 'ENDED' })).toBe(3_000)
  expect(shownParticipants({ participants: 3_000, status: 'UPCOMING' })).toBeNull()
})
