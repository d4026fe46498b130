/**
 * The plans of the browser tests: `npm test` runs `short`, `npm test -- long` runs `long`, `npm test -- all` runs `both`, and
 * `npm test -- night` runs `all`, which has every test on every size that its tags allow. A command by hand, such as
 * `npm test -- e2e legal.spec`, runs `file`: whatever the files have, except tests of the night. `@phone`, `@desktop` and `@once` (a desktop,
 * where the size does not matter) are for one size. Without one of them a test runs on the phone before the night, and with `@both` or
 * `@long` on both. A test with `@long`, or of one of `LONG_FILES`, is not in `short`; one with `@night` is in `all` alone.
 */
type PlanName = 'short' | 'long' | 'both' | 'all' | 'file'

/** Size of the screen, a project of the tests. */
export type Size = 'phone' | 'desktop'

/** Files with sites of their own, which take seconds to start, or with tools for developers. */
const LONG_FILES =
  'activity-list|analytics|domains|geetest|launch|lives|over-the-wire|remote-files|simulator|webview-simulator'

/** Playwright matches names of the form `project file title @tag @tag`. */
const has = (pattern: string): string => `(?=.*${pattern})`
const hasNot = (pattern: string): string => `(?!.*${pattern})`
const LONG = `(?:@long\\b|\\b(?:${LONG_FILES})\\.spec\\.ts)`
const ON_DESKTOP = '@(?:desktop|once)\\b'
const NOT_NIGHT = hasNot('@night\\b')
const FOR_DESKTOP = has('@(?:desktop|once|both)\\b')

const PLANS: Record<PlanName, Record<Size, string>> = {
  short: {
    phone: NOT_NIGHT + hasNot(LONG) + hasNot(ON_DESKTOP),
    desktop: NOT_NIGHT + hasNot(LONG) + FOR_DESKTOP,
  },
  long: {
    phone: NOT_NIGHT + has(LONG) + hasNot(ON_DESKTOP),
    desktop: NOT_NIGHT + has(LONG) + hasNot('@phone\\b'),
  },
  both: {
    phone: NOT_NIGHT + hasNot(ON_DESKTOP),
    desktop: `${NOT_NIGHT}(?:${has(LONG)}|${FOR_DESKTOP})${hasNot('@phone\\b')}`,
  },
  all: { phone: hasNot(ON_DESKTOP), desktop: hasNot('@phone\\b') },
  file: { phone: NOT_NIGHT + hasNot(ON_DESKTOP), desktop: NOT_NIGHT + hasNot('@phone\\b') },
}

/**
 * The tests of one plan on one size, for `grep` of a Playwright project.
 * @throws Error when there is no such plan
 */
export function testsOf(plan: string, size: Size): RegExp {
  const pattern = Object.entries(PLANS).find(([name]) => name === plan)?.[1][size]
  if (pattern === undefined) throw new Error(`There is no plan ${plan}, only ${Object.keys(PLANS).join(', ')}`)
  return new RegExp(`^${pattern}`, 's')
}

export const currentPlan = (): string => process.env.E2E_PLAN ?? 'file'
