import { expect, test } from 'vitest'
import { DAY, END, frame, JOIN, START } from '#gateway/testing/task-facts.ts'
import { closesAt, resetsAtOf, timeReason, windowOf, type WindowInput } from './window.ts'
import { periodKeysOf } from './periods.ts'

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

const daily = { period: 'EVERYDAY' } as const
const keysAt = (now: number, appliedAt: number | null = JOIN, activity = frame) =>
  periodKeysOf({ task: daily, activity, appliedAt, now })

test('[ACT-5] a task other than EVERYDAY has one period', () => {
  for (const period of ['AFTER', 'DURING'] as const)
    expect(periodKeysOf({ task: { period }, activity: frame, appliedAt: JOIN, now: END })).toEqual(['-'])
})

test('[ACT-5] an EVERYDAY task has each day from the join to today', () => {
  expect(keysAt(JOIN)).toEqual(['2026-11-21'])
  expect(keysAt(START + 4 * DAY - 1)).toEqual(['2026-11-21', '2026-11-22', '2026-11-23'])
  expect(keysAt(START + 4 * DAY)).toHaveLength(4)
})

test('[ACT-5] days end with the activity', () => {
  expect(keysAt(END + 30 * DAY).at(-1)).toBe('2026-11-29')
  expect(keysAt(END + 30 * DAY)).toHaveLength(9)
})

test('[ACT-5] before joining, a user sees the current day, the first day before the activity and the last day after it', () => {
  expect(keysAt(START + 3 * DAY, null)).toEqual(['2026-11-23'])
  expect(keysAt(START - DAY, null)).toEqual(['2026-11-20'])
  expect(keysAt(END + DAY, null)).toEqual(['2026-11-29'])
})

test('[ACT-5] a time before the join, from a clock that was set back, still has a period', () => {
  expect(keysAt(JOIN - 2 * DAY)).toEqual(['2026-11-20'])
})

test('[ACT-5] [DEV-8] a day that the time zone skipped is not a period', () => {
  const activity = {
    ...frame,
    timeZone: 'Pacific/Apia',
    startTime: Date.parse('2011-12-28T10:00Z'),
    endTime: Date.parse('2012-01-02T10:00Z'),
  }
  expect(keysAt(Date.parse('2012-01-01T00:00Z'), activity.startTime, activity)).toEqual([
    '2011-12-28',
    '2011-12-29',
    '2011-12-31',
    '2012-01-01',
  ])
})
