import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Watch } from '@fanfare/kernel/testing/watch.ts'
import { parse as parseYaml, stringify } from 'yaml'
import { textsIn } from '@fanfare/activities/translations/text-blocks.ts'
import { borrowGateway } from '@fanfare/gateway/testing/borrow-gateway.ts'
import { csvLine } from '@fanfare/kernel/csv.ts'
import { LOCALES } from '@fanfare/languages/locales.ts'
import { activityTextsFile } from '@fanfare/runner/activity/activity-texts.ts'
import { publishActivity } from '@fanfare/runner/activity/publish-activity.ts'
import { inRoot } from '@fanfare/runner/root.ts'
import { commandsAt } from './support/commands-at.ts'

const gateway = await borrowGateway()
const output = await commandsAt(gateway)
const { folder } = output

const printed = (...args: string[]) => output.printed(activityTextsFile, ...args)

interface Source {
  alias: string
  texts: Record<string, object>
}
const source = parseYaml(readFileSync(inRoot('activities/winter-sprint.yaml'), 'utf8')) as Source

/** Publishes the activity with English alone under another alias. */
async function publishEnglish(alias: string): Promise<void> {
  const path = join(folder, `${alias}.yaml`)
  writeFileSync(path, stringify({ ...source, alias, texts: { en: source.texts.en } }))
  expect(await publishActivity([path])).toBe(0)
}

const ids = textsIn(source.texts.en).map(([id]) => id)
const textOf = (locale: string, id: string): string => new Map(textsIn(source.texts[locale])).get(id) ?? ''

test('twenty languages: a finished file goes from export to published in two commands, in seconds', async () => {
  await publishEnglish('twenty-cup')
  const watch = new Watch()
  const [code, text] = await printed('twenty-cup', '--export', 'texts.csv', '--needs')
  expect([code, text]).toEqual([
    0,
    expect.stringContaining(`texts.csv has ${ids.length} texts of twenty-cup, version 1.`),
  ])
  expect(text).toContain(`de: ${ids.length} missing, 0 stale`)
  expect(readFileSync(join(folder, 'texts.csv'), 'utf8').slice(0, 5)).toBe('\uFEFF"id"')

  const others = LOCALES.filter((locale) => locale !== 'en' && source.texts[locale] !== undefined)
  const rows = ids.map((id) => [id, textOf('en', id), ...others.map((locale) => textOf(locale, id))])
  writeFileSync(join(folder, 'texts.csv'), [['id', 'en', ...others], ...rows].map((row) => csvLine(row)).join(''))
  const imported = await printed('twenty-cup', '--import', 'texts.csv', '--publish', '--yes')
  expect(imported).toEqual([0, expect.stringContaining('Published twenty-cup, version 2: ')])
  expect(watch.seconds).toBeLessThan(watch.limit(60))
  const { data } = await gateway.ops('GET', '/ops/v1/activities/twenty-cup')
  expect(data).toMatchObject({ languages: { whole: 18, stale: 0, missing: 0 } })
  expect((data as { file: Source }).file.texts.ja).toMatchObject({ title: textOf('ja', 'title') })
  expect(await printed('twenty-cup', '--import', 'texts.csv', '--publish', '--yes')).toEqual([
    0,
    expect.stringContaining('0 taken'),
  ])
})

test('a file with faults names the row, the text and the language, and publishes the rest only after a yes', async () => {
  await publishEnglish('fault-cup')
  const rows = ids.map((id) => [id, textOf('en', id), textOf('de', id), id === 'title' ? textOf('ja', id) : ''])
  writeFileSync(join(folder, 'faults.csv'), [['id', 'en', 'de', 'ja'], ...rows].map((row) => csvLine(row)).join(''))
  const args = ['fault-cup', '--import', 'faults.csv', '--publish']
  const refused = `refused row ${ids.indexOf('title') + 2}, title, ja: the other texts of the same new item or document are missing\n`
  expect(await printed(...args, '--dry-run')).toEqual([1, expect.stringContaining(refused)])
  expect(await printed(...args)).toEqual([2, expect.stringContaining('--yes is needed')])
  expect(await printed(...args, '--yes', '--if-match', '7')).toEqual([
    1,
    expect.stringContaining('Version 1 is published now'),
  ])
  expect(await printed(...args, '--yes', '--note', 'German')).toEqual([1, expect.stringContaining('version 2')])
  expect((await gateway.ops('GET', '/ops/v1/activities/fault-cup/versions')).data).toMatchObject({
    items: [{ version: 2, note: 'German' }, { version: 1 }],
  })
  gateway.config.staffPolicy.second.publish = 'always'
  writeFileSync(join(folder, 'title.csv'), `id,en,de\ntitle,${textOf('en', 'title')},Neuer Titel\n`)
  const waits = await printed('fault-cup', '--import', 'title.csv', '--publish', '--yes', '--json')
  gateway.config.staffPolicy.second.publish = 'never'
  expect(waits[0]).toBe(3)
  expect(JSON.parse(waits[1])).toMatchObject({ done: false, written: 1, proposal: { kind: 'PUBLISH' } })
})

test('a command without a file, with a missing file or with another encoding says how it is used', async () => {
  const usage = expect.stringContaining('--export f.csv')
  expect(await printed('twenty-cup')).toEqual([2, usage])
  expect(await printed('twenty-cup', '--export', 'a.csv', '--import', 'b.csv')).toEqual([2, usage])
  expect(await printed()).toEqual([2, usage])
  expect(await printed('twenty-cup', '--import', 'none.csv')).toEqual([2, expect.stringContaining('There is no file')])
  writeFileSync(join(folder, 'latin.csv'), Buffer.from('id,en,de\ntitle,x,für\n', 'latin1'))
  expect(await printed('twenty-cup', '--import', 'latin.csv')).toEqual([2, expect.stringContaining('is not UTF-8')])
  expect(await printed('none-cup', '--export', 'a.csv')).toEqual([1, expect.any(String)])
  writeFileSync(join(folder, 'excel.csv'), 'id;en;de\r\n')
  expect(await printed('twenty-cup', '--import', 'excel.csv', '--publish')).toEqual([
    1,
    expect.stringContaining('semicolons between its columns'),
  ])
})
