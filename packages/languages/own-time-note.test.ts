import { expect, test } from 'vitest'
import { formatDeadline, formatDeadlineDay } from './format-date.ts'

const AT = Date.UTC(2026, 10, 25, 19, 22)

test.each([
  ['ja', 'Asia/Tokyo', '11月26日 4:22（日本時間）'],
  ['ja', 'Asia/Bangkok', '11月26日 2:22（タイ時間）'],
  ['ja', 'UTC', '11月25日 19:22（UTC）'],
  ['ja', 'Etc/GMT-3', '11月25日 22:22（UTC+3）'],
  ['ko', 'Asia/Tokyo', '11월 26일 오전 4:22(일본 시간)'],
] as const)('[LOC-7][ACT-10] a deadline in %s in the zone %s names the zone', (locale, zone, text) => {
  expect(formatDeadline(locale, AT, zone)).toBe(text)
})

test('[LOC-7][ACT-10] a deadline in Korean names the zone of Korea', () => {
  expect(formatDeadline('ko', AT, 'Asia/Seoul')).toMatch(/^11월 26일 오전 4:22\((한국|대한민국) 시간\)$/)
})

test.each([
  ['Asia/Tehran', '25 نوامبر، 22:52 (4 آذر)', '25 نوامبر (4 آذر)'],
  ['Asia/Tokyo', '26 نوامبر، 4:22 (5 آذر)', '26 نوامبر (5 آذر)'],
] as const)('[LOC-7] a deadline in Persian has the Jalali day of the reader’s zone, %s', (zone, time, day) => {
  expect(formatDeadline('fa-IR', AT, zone)).toBe(time)
  expect(formatDeadlineDay('fa-IR', AT, zone)).toBe(day)
})

test('[LOC-7] the Jalali year begins in March', () => {
  expect(formatDeadlineDay('fa-IR', Date.UTC(2027, 2, 20, 12), 'Asia/Tehran')).toBe('20 مارس (29 اسفند)')
  expect(formatDeadlineDay('fa-IR', Date.UTC(2027, 2, 21, 12), 'Asia/Tehran')).toBe('21 مارس (1 فروردین)')
})

test('[LOC-7] the other languages have no note', () => {
  expect(formatDeadline('en', AT, 'Asia/Tokyo')).toBe('Nov 26, 4:22\u00A0AM')
  expect(formatDeadlineDay('ja', AT, 'Asia/Tokyo')).toBe('11月26日')
})
