import { expect, test, vi } from 'vitest'
import { currentPlan, testsOf, type Size } from './plans.ts'
import { checkStarts } from './postgres.ts'

const SIZES: readonly Size[] = ['phone', 'desktop']
const FILES = ['home.spec.ts', 'geetest.spec.ts']
const TAGS = [[], ['@phone'], ['@desktop'], ['@once'], ['@both']]
const NAMES = FILES.flatMap((file) =>
  TAGS.flatMap((tags) =>
    [[], ['@long']].map((long) => [file, 'a test of user@fanfare.example', ...tags, ...long].join(' ')),
  ),
)

const isIn = (plan: string, size: Size, name: string): boolean => testsOf(plan, size).test(`${size} ${name}`)

test.each(NAMES)('each test is in one of the plans `short` and `long`, at most once for each size: %s', (name) => {
  for (const size of SIZES) {
    const runs = [isIn('short', size, name), isIn('long', size, name)].filter(Boolean)
    expect(runs.length, size).toBe(isIn('both', size, name) ? 1 : 0)
    if (isIn('both', size, name)) expect(isIn('all', size, name)).toBe(true)
  }
  expect(SIZES.some((size) => isIn('both', size, name))).toBe(true)
})

test('`npm test` runs a test without a tag on the phone, and with `@both` on both sizes', () => {
  const sizesOf = (name: string) => SIZES.filter((size) => isIn('short', size, name))
  expect(sizesOf('home.spec.ts a test')).toEqual(['phone'])
  expect(isIn('all', 'desktop', 'home.spec.ts a test')).toBe(true)
  expect(sizesOf('home.spec.ts a test @both')).toEqual(['phone', 'desktop'])
  expect(sizesOf('home.spec.ts a test @desktop')).toEqual(['desktop'])
  expect(sizesOf('home.spec.ts a test @phone @long')).toEqual([])
  expect(sizesOf('geetest.spec.ts a test @once')).toEqual([])
})

test('a file that a person names runs all its tests except those of the night', () => {
  for (const name of NAMES)
    expect(SIZES.map((size) => isIn('file', size, name))).toEqual(SIZES.map((size) => isIn('all', size, name)))
  expect(SIZES.filter((size) => isIn('file', size, 'legal.spec.ts a test @once @long'))).toEqual(['desktop'])
  expect(SIZES.filter((size) => isIn('file', size, 'layout.spec.ts a test @once @night'))).toEqual([])
  vi.stubEnv('E2E_PLAN', undefined)
  expect(currentPlan()).toBe('file')
  vi.unstubAllEnvs()
})

test('an unknown plan is refused', () => expect(() => testsOf('none', 'phone')).toThrow('There is no plan none'))

test('a test of the night is in `all` alone', () => {
  const plansOf = (name: string) =>
    ['short', 'long', 'both', 'all'].filter((plan) => SIZES.some((size) => isIn(plan, size, name)))
  expect(plansOf('layout.spec.ts a test @once @night')).toEqual(['all'])
  expect(plansOf('layout.spec.ts a test @once @long')).toEqual(['long', 'both', 'all'])
})

test('a run that starts more gateways than allowed names the files that do', () => {
  const starts = (count: number, file: string) => Array.from({ length: count }, () => `gateway ${file}`)
  expect(() => checkStarts(['database b', ...starts(45, 'a')])).not.toThrow()
  expect(() => checkStarts([...starts(45, 'a'), ...starts(2, 'b')])).toThrow(
    '47 starts of a gateway, more than 45:\n45 a\n2 b',
  )
})
