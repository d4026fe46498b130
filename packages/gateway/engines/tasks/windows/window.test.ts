import { expect, test } from 'vitest'
import type { ReasonCode } from '@fanfare/contract/enumerations.ts'
import { DAY, END, frame, JOIN, START } from '#gateway/testing/task-facts.ts'
import {
  closesAt,
  resetsAtOf,
  timeReason,
  windowOf,
  type TaskWindow,
  type WindowInput,
  periodKeysOf,
} from './window.ts'

const inputOf = (change: Partial<WindowInput> & Pick<WindowInput, 'task'>): WindowInput => ({
  periodKey: '-',
  activity: frame,
  appliedAt: JOIN,
  ...change,
})

const daily = { period: 'EVERYDAY' } as const
const SHORT = { ...frame, endTime: START + 2.25 * DAY }
const KATHMANDU = { ...frame, timeZone: 'Asia/Kathmandu' }
const day = (periodKey: string, activity = frame) => ({ task: daily, periodKey, activity })
const span = (start: number, end: number) => ({ start, end })

test.each<[string, Parameters<typeof inputOf>[0], TaskWindow | null]>([
  ['AFTER ends with the activity without windowDays', { task: { period: 'AFTER' } }, span(JOIN, END)],
  ['AFTER ends with it at the latest', { task: { period: 'AFTER', windowDays: 30 } }, span(JOIN, END)],
  ['AFTER has no window before joining', { task: { period: 'AFTER' }, appliedAt: null }, null],
  ['EVERYDAY begins with the join on the first day', day('2026-11-21'), span(JOIN, START + 2 * DAY)],
  ['EVERYDAY is the day', day('2026-11-22'), span(START + 2 * DAY, START + 3 * DAY)],
  ['EVERYDAY ends with the activity', day('2026-11-22', SHORT), span(START + 2 * DAY, START + 2.25 * DAY)],
  [
    'EVERYDAY follows the time zone of the activity, not UTC',
    day('2026-11-23', KATHMANDU),
    span(Date.parse('2026-11-22T18:15Z'), Date.parse('2026-11-23T18:15Z')),
  ],
])('[ACT-5] %s', (_, input, window) => expect(windowOf(inputOf(input))).toEqual(window))

test('[ACT-5] EVERYDAY resets when the next day begins, and has no reset on the last day', () => {
  expect(resetsAtOf(inputOf(day('2026-11-22')))).toBe(START + 3 * DAY)
  expect(resetsAtOf(inputOf(day('2026-11-29')))).toBeNull()
  expect(resetsAtOf(inputOf({ task: { period: 'DURING' } }))).toBeNull()
})

test('[ACT-3] late facts of a window have dataDelaySeconds to arrive', () => {
  expect(closesAt({ start: START, end: END }, { ...frame, dataDelaySeconds: 90 })).toBe(END + 90_000)
})

const after = { task: { period: 'AFTER' } } as const
const during = { task: { period: 'DURING' } } as const

test.each<[string, number, Parameters<typeof inputOf>[0], ReasonCode | null]>([
  ['a fact before a window that began with the join has BEFORE_JOIN', JOIN - 1, after, 'BEFORE_JOIN'],
  ['a day that began with the join, too', JOIN - 1, day('2026-11-21'), 'BEFORE_JOIN'],
  ['a fact after the window has OUT_OF_WINDOW', END, after, 'OUT_OF_WINDOW'],
  ['a fact before another day, too', JOIN, day('2026-11-22'), 'OUT_OF_WINDOW'],
  ['a fact before the activity, too', START - 1, during, 'OUT_OF_WINDOW'],
  ['DURING counts facts before the join', JOIN - 1, during, null],
  ['DURING counts them for a user who has not joined', JOIN, { ...during, appliedAt: null }, null],
  ['AFTER counts none before the join', JOIN, { ...after, appliedAt: null }, 'NOT_JOINED'],
  ['EVERYDAY counts none before the join', JOIN, { ...day('2026-11-21'), appliedAt: null }, 'NOT_JOINED'],
])('[ACT-5] %s', (_, at, change, reason) => {
  const input = inputOf(change)
  expect(timeReason(at, input, windowOf(input))).toBe(reason)
})

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

test('[ACT-5] before joining, a user sees the day of the activity that is nearest to now', () => {
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
