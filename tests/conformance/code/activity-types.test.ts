import { expect, test } from 'vitest'
import { BUDGETED_ROUTES } from '#bench/budgets.ts'
import { ACTIVITY_PAGES, ACTIVITY_TYPE_NAMES } from '@fanfare/contract/activity-types.ts'
import { isTest, sourceFiles, type SourceFile } from '../../fixtures/source-files.ts'

/** The table, the folders in which code of one type belongs, and the second implementation, which imports no table; the rest is data of tests and demonstrations. */
const OF_TYPES =
  /^(packages\/contract\/activity-types\.ts|packages\/recompute\/|components\/activity-types\/|packages\/activities\/|gallery\/|components\/.*\.states\.tsx$|packages\/gateway\/seed\/)/

const ELSEWHERE: Record<string, string> = {
  'components/activity/activity-look.ts': 'the icon of each type, for which the contract has no place',
  'packages/contract/staff/product-words.ts':
    'the words of some types for staff; those of a type without any are its name',
}

const NAMES = ACTIVITY_TYPE_NAMES.join('|')
const PAGES = ACTIVITY_PAGES.filter((page) => page.startsWith('/activity/')).join('|')
/** A type by its name, its page or its number. */
const TYPE = new RegExp(
  String.raw`['"\x60.](?:${NAMES})\b|\b(?:${NAMES})['"]?\]?:|['"\x60](?:${PAGES})\b|\bactivityType\s*[!=]==?\s*['"]?\d`,
)
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm

const namesType = ({ text }: SourceFile): boolean => TYPE.test(text.replaceAll(COMMENT, ''))

test('only the table of activity types and the folders of single types name a type', () => {
  const files = sourceFiles(/\.tsx?$/).filter(({ path }) => !isTest(path))
  expect(files.length).toBeGreaterThan(500)
  const naming = files.filter(namesType).map(({ path }) => path)
  expect(naming).toContain('packages/contract/activity-types.ts')
  expect(naming.filter((path) => !OF_TYPES.test(path))).toEqual(Object.keys(ELSEWHERE))
})

test('the scan finds a type by name, page and number, and none in a comment or an import', () => {
  const isFound = (text: string) => namesType({ path: 'lib/a.ts', text })
  for (const text of [
    'if (activityType === ACTIVITY_TYPES.NewUser.code) return null',
    'const KEYS = { [TeamTrading]: 1 }',
    'if (activityType === 5) return null',
    "const isDraw = path.startsWith('/activity/lottery')",
  ])
    expect(isFound(text), text).toBe(true)
  for (const text of ['// See .Lottery', "import { x } from '@fanfare/contract/lottery/x.ts'", 'lottery: null'])
    expect(isFound(text), text).toBe(false)
})

test('the page of every activity type has a budget', () => {
  const without = ACTIVITY_PAGES.filter((page) => !BUDGETED_ROUTES.some(({ path }) => path.startsWith(`/en${page}/`)))
  expect(without).toEqual([])
})
