import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { issueText } from './issue.ts'
import { PROGRAMME_FOLDER } from './load-files.ts'
import { parseAnyFile, parseProgramme } from './parse-files.ts'

const GOOD = readFileSync(join(PROGRAMME_FOLDER, 'global-partners.yaml'), 'utf8')
const ACTIVITY = readFileSync(new URL('../../activities/welcome-tasks.yaml', import.meta.url), 'utf8')

const changed = (...changes: (readonly [string, string])[]): string =>
  changes.reduce((text, [from, to]) => {
    expect(text).toContain(from)
    return text.replace(from, to)
  }, GOOD)
const faults = (...changes: (readonly [string, string])[]): string[] => {
  const parsed = parseProgramme(changed(...changes), 'partners.yaml')
  return parsed.ok ? [] : parsed.errors.map(issueText)
}

test('[AGT-1] all faults of a campaign are reported at once, with line, field and suggestion', () => {
  expect(
    faults(
      ['timeZone: UTC', 'timeZone: Europe/Berln'],
      ["FUTURES: '0.3'", 'FUTURES: 0.3'],
      ['de: { name: Silber }', 'ded: { name: Silber }'],
      ["amount: '100', unit: USDT", "amount: '100', unit: BTC"],
      ['settleHours', 'settleHour'],
      ['reasons: [', 'reason: ['],
      ["at: '-12d 09:00'", 'at: soon'],
    ),
  ).toEqual([
    'partners.yaml:3:1 timeZone: must be an IANA time zone; did you mean Europe/Berlin?',
    expect.stringMatching(/^partners\.yaml:9:\d+ levels\.0\.rates\.FUTURES: must be text: put it in quotes, '0\.3'$/),
    expect.stringMatching(/^partners\.yaml:\d+:\d+ levels\.1\.texts\.ded: is not a language .*; did you mean de\?$/),
    expect.stringMatching(/^partners\.yaml:\d+:\d+ activeVolume\.unit: must be USDT/),
    'partners.yaml:97:1 settleHour: is not a field of a campaign of agents; did you mean settleHours?',
    expect.stringMatching(/^partners\.yaml:98:1 clawBack\.reasons: is missing/),
    expect.stringMatching(/^partners\.yaml:98:\d+ clawBack\.reason: .*; did you mean reasons\?$/),
    expect.stringMatching(/^partners\.yaml:\d+:\d+ news\.0\.at: must be an instant/),
  ])
})

test.each([
  [['activeTraders: 25', 'activeTraders: 0'], /^partners\.yaml:30:5 levels\.1\.activeTraders: must be at least 1$/],
  [["'+400d 00:00'", "'-401d 00:00'"], /^partners\.yaml:5:1 endTime: must be after startTime$/],
  [["'+400d 00:00'", "'2027-01-01T00:00:00Z'"], /^partners\.yaml:5:1 endTime: must be of the same form as startTime/],
  [['alias: global', 'alias: x\nalias: global'], /^partners\.yaml:3:1 Map keys must be unique$/],
  [['alias: global', 'alias: &a global'], /^partners\.yaml:2:\d+ anchors and aliases are not used here$/],
] as const)('[AGT-1] the change %j has one fault', (change, expected) => {
  expect(faults(change)).toEqual([expect.stringMatching(expected)])
})

test('[AGT-1] a campaign of agents is known by its folder, and elsewhere by its fields', () => {
  const kindOf = (text: string, path: string): string | undefined => {
    const parsed = parseAnyFile(text, path)
    return parsed.ok ? parsed.kind : parsed.errors.map(issueText).join('\n')
  }
  expect(kindOf(GOOD, '/any/global.yaml')).toBe('programme')
  const parsed = parseProgramme(GOOD, 'partners.yaml')
  expect(kindOf(JSON.stringify(parsed.ok && parsed.file), '/any/global.json')).toBe('programme')
  expect(kindOf(ACTIVITY, '/any/welcome-tasks.yaml')).toBe('activity')
  expect(kindOf(GOOD.replace('levels:', 'level:').replace('activeVolume', 'volume'), '/a/programmes/b.yaml')).toMatch(
    /level: is not a field of a campaign of agents; did you mean levels\?$/m,
  )
  expect(kindOf(`levels: ${'['.repeat(50_000)}`, '/any/deep.yaml')).toMatch(/^\/any\/deep\.yaml:1:\d+ /)
})
