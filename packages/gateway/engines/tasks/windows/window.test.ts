import { expect, test } from 'vitest'
import { DAY, END, frame, JOIN, START } from '#gateway/testing/task-facts.ts'
import { closesAt, resetsAtOf, timeReason, windowOf, type WindowInput } from './window.ts'

const inputOf = (change: Partial<WindowInput> & Pick<WindowInput, 'task'>): WindowInput => ({
  periodKey: '-',
  activity: frame,
  appliedAt: JOIN,
  ...change,
})
const reasonAt = (at: number, input: WindowInput) => timeReason(at, input, windowOf(input))

test('[ACT-5] AFTER ends with the activity if windowDays is missing or would exceed its end', () => {
  expect(windowOf(inputOf({ task: { period: 'AFTER' } }))).toEqual({ start: JOIN, end: END })
  expect(windowOf(inputOf({ task: { period: 'AFTER', windowDays: 30 } }))).toEqual({ start: JOIN, end: END })
})

test('[ACT-5] AFTER has no window before joining', () => {
  expect(windowOf(inputOf({ task: { period: 'AFTER' }, appliedAt: null }))).toBeNull()
})

test('[ACT-5] EVERYDAY is the day, from the join on the first day and until the end on the last', () => {
  const task = { period: 'EVERYDAY' } as const
  expect(windowOf(inputOf({ task, periodKey: '2026-11-21' }))).toEqual({ start: JOIN, end: START + 2 * DAY })
  expect(windowOf(inputOf({ task, periodKey: '2026-11-22' }))).toEqual({ start: START + 2 * DAY, end: START + 3 * DAY })
  const activity = { ...frame, endTime: START + 2.25 * DAY }
  expect(windowOf(inputOf({ task, activity, periodKey: '2026-11-22' }))).toEqual({
    start: START + 2 * DAY,
    end: START + 2.25 * DAY,
  })
})

test('[ACT-5] EVERYDAY follows the time zone of the activity, not UTC', () => {
  const activity = { ...frame, timeZone: 'Asia/Kathmandu' }
  const window = windowOf(inputOf({ task: { period: 'EVERYDAY' }, activity, periodKey: '2026-11-23' }))
  expect(window).toEqual({ start: Date.parse('2026-11-22T18:15Z'), end: Date.parse('2026-11-23T18:15Z') })
})

test('[ACT-5] EVERYDAY resets when the next day begins, and has no reset on the last day', () => {
  const task = { period: 'EVERYDAY' } as const
  expect(resetsAtOf(inputOf({ task, periodKey: '2026-11-22' }))).toBe(START + 3 * DAY)
  expect(resetsAtOf(inputOf({ task, periodKey: '2026-11-29' }))).toBeNull()
  expect(resetsAtOf(inputOf({ task: { period: 'DURING' } }))).toBeNull()
})

test('[ACT-3] late facts of a window have dataDelaySeconds to arrive', () => {
  expect(closesAt({ start: START, end: END }, { ...frame, dataDelaySeconds: 90 })).toBe(END + 90_000)
})

test('[ACT-5] a fact before the window has BEFORE_JOIN if the window began with the join, else OUT_OF_WINDOW', () => {
  expect(reasonAt(JOIN - 1, inputOf({ task: { period: 'AFTER' } }))).toBe('BEFORE_JOIN')
  expect(reasonAt(END, inputOf({ task: { period: 'AFTER' } }))).toBe('OUT_OF_WINDOW')
  expect(reasonAt(JOIN - 1, inputOf({ task: { period: 'DURING' } }))).toBeNull()
  expect(reasonAt(START - 1, inputOf({ task: { period: 'DURING' } }))).toBe('OUT_OF_WINDOW')
  const task = { period: 'EVERYDAY' } as const
  expect(reasonAt(JOIN - 1, inputOf({ task, periodKey: '2026-11-21' }))).toBe('BEFORE_JOIN')
  expect(reasonAt(JOIN, inputOf({ task, periodKey: '2026-11-22' }))).toBe('OUT_OF_WINDOW')
})

test('[ACT-5] before the join only DURING tasks count facts', () => {
  expect(reasonAt(JOIN, inputOf({ task: { period: 'AFTER' }, appliedAt: null }))).toBe('NOT_JOINED')
  expect(reasonAt(JOIN, inputOf({ task: { period: 'EVERYDAY' }, periodKey: '2026-11-21', appliedAt: null }))).toBe(
    'NOT_JOINED',
  )
  expect(reasonAt(JOIN, inputOf({ task: { period: 'DURING' }, appliedAt: null }))).toBeNull()
})
