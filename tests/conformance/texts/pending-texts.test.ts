import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { temporaryFolder } from '@fanfare/kernel/testing/temporary-folder.ts'
import type { Locale } from '@fanfare/languages/locales.ts'
import configOf from '../../../next.config.ts'
import {
  type PendingKind,
  pendingDays,
  readPendingTexts,
  refuseOverdueTexts,
} from '@fanfare/kernel/config/pending-texts.ts'

const LIVE = 'https://promo.example.com'
const DAY = 86_400_000
const TODAY = Date.UTC(2026, 10, 23, 12)

let root = ''
const pend = (id: string, kind: PendingKind, since: string, languages: Locale[]): void =>
  writeFileSync(
    join(root, 'locales', 'pending.json'),
    JSON.stringify({
      ...Object.fromEntries(readPendingTexts(root)),
      [id]: [{ since, english: '00000000', before: 'Before', kind, languages }],
    }),
  )
const problems = (origin: string | undefined, now = TODAY): string => {
  try {
    refuseOverdueTexts(root, origin, now)
    return ''
  } catch (error) {
    return String(error)
  }
}

beforeEach(() => {
  root = temporaryFolder()
  mkdirSync(join(root, 'locales'))
})
afterEach(() => vi.restoreAllMocks())

test('[LOC-5] a live site accepts texts that wait for 14 days, and refuses them after', () => {
  expect(problems(LIVE)).toBe('')
  pend('common:task.to_go', 'meaning', '2026-11-09', ['de', 'ja'])
  expect(problems(LIVE)).toBe('')
  expect(problems(LIVE, TODAY + DAY)).toContain('common:task.to_go (15 days): de, ja')
  expect(
    readPendingTexts(root)
      .get('common:task.to_go')
      ?.map((text) => pendingDays(text, TODAY)),
  ).toEqual([14])
})

test('[LOC-5] a live site refuses legal texts at once, and a date that is none', () => {
  pend('harvest-draw:rules', 'legal', '2026-11-23', ['fr'])
  pend('common:task.to_go', 'spelling', 'soon', ['it'])
  expect(problems(LIVE)).toMatch(/harvest-draw:rules \(legal text\): fr\n {2}common:task\.to_go \(NaN days\): it$/)
})

test.each([undefined, '', 'http://localhost:3000', 'not an origin'])('[LOC-5] nothing is refused for %j', (origin) => {
  pend('harvest-draw:rules', 'legal', '2026-01-01', ['fr'])
  expect(problems(origin)).toBe('')
})

test('[LOC-5] next build refuses them for a live origin, and next start does not', () => {
  pend('harvest-draw:rules', 'legal', '2026-11-23', ['fr'])
  vi.spyOn(process, 'cwd').mockReturnValue(root)
  vi.stubEnv('SITE_ORIGIN', LIVE)
  expect(() => configOf('phase-production-build')).toThrow('harvest-draw:rules (legal text): fr')
  expect(configOf('phase-production-server').poweredByHeader).toBe(false)
  vi.stubEnv('SITE_ORIGIN', 'http://localhost:3000')
  expect(configOf('phase-production-build').poweredByHeader).toBe(false)
})
