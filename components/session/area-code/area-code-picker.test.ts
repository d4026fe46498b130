import { expect, test } from 'vitest'
import { minutesClock } from '../form/submit-button.tsx'
import { matchAreaCodes } from './area-code-picker.tsx'

const code = (country: string, areaCode: string, name: string) => ({ country, areaCode, name, sort: 0 })
const CODES = [
  code('VN', '84', 'Việt Nam'),
  code('TR', '90', 'Türkiye'),
  code('US', '1', 'United States'),
  code('DO', '1', 'Dominican Republic'),
  code('EG', '20', 'مصر'),
]
const found = (search: string) => matchAreaCodes(CODES, search).map(({ country }) => country)

test.each([
  ['', ['VN', 'TR', 'US', 'DO', 'EG']],
  ['  ', ['VN', 'TR', 'US', 'DO', 'EG']],
  ['viet', ['VN']],
  ['TURK', ['TR']],
  ['us', ['US']],
  ['+1', ['US', 'DO']],
  ['٢٠', ['EG']],
  ['مصر', ['EG']],
  ['8', ['VN']],
  ['atlantis', []],
])('[AUTH-5] "%s" finds %o', (search, countries) => expect(found(search)).toEqual(countries))

test('[AUTH-4] a waiting button counts minutes and seconds down to 0:00', () => {
  expect([899_001, 60_000, 59_400, 1, 0, -5].map(minutesClock)).toEqual([
    '15:00',
    '1:00',
    '1:00',
    '0:01',
    '0:00',
    '0:00',
  ])
})
