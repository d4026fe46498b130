import { expect, test } from 'vitest'
import { zoneName } from './zone-name.ts'

const WINTER = Date.UTC(2026, 0, 15, 22, 45, 30)

test.each([
  ['UTC', 'UTC'],
  ['Asia/Singapore', 'UTC+8'],
  ['Asia/Kolkata', 'UTC+5:30'],
  ['America/St_Johns', 'UTC-3:30'],
])('[ACT-10] the zone %s is called %s', (zone, name) => expect(zoneName(WINTER, zone)).toBe(name))

test('[ACT-10] summer time changes the name', () => {
  expect(zoneName(Date.UTC(2026, 6, 15), 'Europe/Berlin')).toBe('UTC+2')
})
