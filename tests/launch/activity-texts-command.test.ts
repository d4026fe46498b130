import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Watch } from '@fanfare/kernel/testing/watch.ts'
import { parse as parseYaml, stringify } from 'yaml'
import { textsIn } from '@fanfare/activities/translations/text-blocks.ts'
import { csvLine } from '@fanfare/kernel/csv.ts'
import { LOCALES } from '@fanfare/languages/locales.ts'
import { activityTextsFile } from '@fanfare/runner/activity/activity-texts.ts'
import { publishActivity } from '@fanfare/runner/activity/publish-activity.ts'
import { inRoot } from '@fanfare/runner/root.ts'
import { commandsAt } from './support/commands-at.ts'

const { gateway, folder, prints } = await commandsAt()
const printsTexts = (words: string, code: number, text?: string | RegExp) =>
  prints(activityTextsFile, words, code, text)

interface Source {
  alias: string
  texts: Record<string, object>
}
const source = parseYaml(readFileSync(inRoot('activities/winter-sprint.yaml'), 'utf8')) as Source

/** Publishes the activity with English alone under another alias. */
async function publishEnglish(alias: string): Promise<void> {
  const path = join(folder, `${alias}.yaml`)
  writeFileSync(path, stringify({ ...source, alias, texts: { en: source.texts.en } }))
  await prints(publishActivity, path, 0)
}
const write = (name: string, locales: readonly string[], rows: string[][]) =>
  writeFileSync(join(folder, name), [['id', 'en', ...locales], ...rows].map((row) => csvLine(row)).join(''))

const ids = textsIn(source.texts.en).map(([id]) => id)
const textOf = (locale: string, id: string): string => new Map(textsIn(source.texts[locale])).get(id) ?? ''

test('twenty languages: a finished file goes from export to published in two commands, in seconds', async () => {
  await publishEnglish('twenty-cup')
  const watch = new Watch()
  const text = await printsTexts('twenty-cup --export texts.csv --needs', 0)
  expect(text).toContain(`texts.csv has ${ids.length} texts of twenty-cup, version 1.`)
  expect(text).toContain(`de: ${ids.length} missing, 0 stale`)
  expect(readFileSync(join(folder, 'texts.csv'), 'utf8').slice(0, 5)).toBe('\uFEFF"id"')

  const others = LOCALES.filter((locale) => locale !== 'en' && source.texts[locale] !== undefined)
  const rows = ids.map((id) => [id, textOf('en', id), ...others.map((locale) => textOf(locale, id))])
  write('texts.csv', others, rows)
  await printsTexts('twenty-cup --import texts.csv --publish --yes', 0, /Published twenty-cup, version 2: /)
  expect(watch.seconds).toBeLessThan(watch.limit(60))
  const data = await gateway.read<{ file: Source }>('activities/twenty-cup')
  expect(data).toMatchObject({ languages: { whole: 18, stale: 0, missing: 0 } })
  expect(data.file.texts.ja).toMatchObject({ title: textOf('ja', 'title') })
  await printsTexts('twenty-cup --import texts.csv --publish --yes', 0, /0 taken/)
})

test('a file with faults names the row, the text and the language, and publishes the rest only after a yes', async () => {
  await publishEnglish('fault-cup')
  const rows = ids.map((id) => [id, textOf('en', id), textOf('de', id), id === 'title' ? textOf('ja', id) : ''])
  write('faults.csv', ['de', 'ja'], rows)
  const words = 'fault-cup --import faults.csv --publish'
  const refused = `refused row ${ids.indexOf('title') + 2}, title, ja: the other texts of the same new item or document are missing\n`
  expect(await printsTexts(`${words} --dry-run`, 1)).toContain(refused)
  await printsTexts(words, 2, /--yes is needed/)
  await printsTexts(`${words} --yes --if-match 7`, 1, /Version 1 is published now/)
  await printsTexts(`${words} --yes --note German`, 1, /version 2/)
  expect(await gateway.read('activities/fault-cup/versions')).toMatchObject({
    items: [{ version: 2, note: 'German' }, { version: 1 }],
  })
  gateway.config.staffPolicy.second.publish = 'always'
  write('title.csv', ['de'], [['title', textOf('en', 'title'), 'Neuer Titel']])
  const waits = JSON.parse(await printsTexts('fault-cup --import title.csv --publish --yes --json', 3)) as object
  gateway.config.staffPolicy.second.publish = 'never'
  expect(waits).toMatchObject({ done: false, written: 1, proposal: { kind: 'PUBLISH' } })
})

test('a command without a file, with a missing file or with another encoding says how it is used', async () => {
  for (const words of ['twenty-cup', 'twenty-cup --export a.csv --import b.csv', ''])
    await printsTexts(words, 2, /--export f\.csv/)
  await printsTexts('twenty-cup --import none.csv', 2, /There is no file/)
  writeFileSync(join(folder, 'latin.csv'), Buffer.from('id,en,de\ntitle,x,für\n', 'latin1'))
  await printsTexts('twenty-cup --import latin.csv', 2, /is not UTF-8/)
  await printsTexts('none-cup --export a.csv', 1)
  writeFileSync(join(folder, 'excel.csv'), 'id;en;de\r\n')
  await printsTexts('twenty-cup --import excel.csv --publish', 1, /semicolons between its columns/)
})
