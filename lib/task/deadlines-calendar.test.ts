import { expect, test } from 'vitest'
import { deadlinesCalendar, type Deadline } from './deadlines-calendar.ts'

const OPTIONS = {
  host: 'promo.example.com',
  url: 'https://promo.example.com/en/rewards',
  brand: 'Fanfare',
  now: Date.UTC(2026, 10, 24, 2, 40),
}
const deadline = (changes: Partial<Deadline> = {}): Deadline => ({
  id: 'task-1',
  at: Date.UTC(2026, 10, 25, 16, 20),
  title: 'Claim 10 USDT',
  text: 'Welcome tasks',
  ...changes,
})
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')

test('[SCR-9] the calendar holds each deadline in UTC, with a reminder a day before', () => {
  const file = deadlinesCalendar([deadline()], OPTIONS)
  expect(linesOf(file)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Fanfare//Rewards//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    'UID:task-1@promo.example.com',
    'DTSTAMP:20261124T024000Z',
    'DTSTART:20261125T162000Z',
    'SUMMARY:Claim 10 USDT',
    'DESCRIPTION:Welcome tasks',
    'URL:https://promo.example.com/en/rewards',
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:Claim 10 USDT',
    'TRIGGER:-P1D',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('[SCR-9] an operator’s text can end neither a line nor a field', () => {
  const lines = linesOf(deadlinesCalendar([deadline({ title: 'a,b;c\\d\r\nEND:VEVENT' })], OPTIONS))
  expect(lines).toContain(String.raw`SUMMARY:a\,b\;c\\d\nEND:VEVENT`)
  expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1)
})

test('[SCR-9] long lines are folded at 75 octets, in any script', () => {
  const title = 'استلم مكافأتك قبل انتهاء الموعد النهائي من مهام الترحيب الخاصة بك الآن 🎁🎁🎁🎁🎁🎁🎁🎁🎁'
  const file = deadlinesCalendar([deadline({ title })], OPTIONS)
  const sizes = file.split('\r\n').map((line) => new TextEncoder().encode(line).length)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(75)
  expect(linesOf(file)).toContain(`SUMMARY:${title}`)
})

test('[SCR-9] the earliest deadline is first', () => {
  const file = deadlinesCalendar([deadline({ id: 'late', at: 2e12 }), deadline({ id: 'soon', at: 1e12 })], OPTIONS)
  expect(file.indexOf('UID:soon')).toBeLessThan(file.indexOf('UID:late'))
})

test.each([
  ['a day and a minute', 24 * 60 + 1, '-P1D'],
  ['exactly a day', 24 * 60, '-PT1H'],
  ['two hours', 120, '-PT1H'],
  ['half an hour', 30, '-PT10M'],
  ['five minutes', 5, 'PT0S'],
])('[SCR-9] the reminder of a deadline in %s is in the future', (_, minutes, trigger) => {
  const file = deadlinesCalendar([deadline({ at: OPTIONS.now + minutes * 60_000 })], OPTIONS)
  expect(linesOf(file).filter((line) => line.startsWith('TRIGGER'))).toEqual([`TRIGGER:${trigger}`])
})
