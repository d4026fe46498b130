import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { newActivityYaml } from '@fanfare/gateway/testing/new-activity.ts'
import { noLoginDetail } from '@fanfare/contract/activity/detail.ts'
import { checkActivities } from '@fanfare/runner/activity/check-activities.ts'
import { newActivity } from '@fanfare/runner/activity/new-activity.ts'
import { previewActivity, publishActivity } from '@fanfare/runner/activity/publish-activity.ts'
import { reportActivity } from '@fanfare/runner/activity/report-activity.ts'
import { commandsAt } from './support/commands-at.ts'

const { gateway, folder, prints } = await commandsAt()

const DAY = 86_400_000
const write = (alias: string, change = (text: string) => text, now = Date.now()): string => {
  const path = join(folder, `${alias}.yaml`)
  writeFileSync(path, change(newActivityYaml('NewUser', alias, now)))
  return path
}
const unlisted = (text: string) => `${text}listed: false\n`
const retitled = (text: string) => text.replace(/title: \S+ words/, 'title: Other words')
const stored = (alias: string) => gateway.ctx.activities.findByAlias(gateway.db, alias)

test('[ACT-9] publish rehearses, names what changes, publishes as the operator, and prints address and version', async () => {
  write('first-cup')
  await prints(publishActivity, 'first-cup.yaml --dry-run', 0, /first-cup is new\.\n/)
  expect(await stored('first-cup')).toBeNull()
  const first =
    /first-cup is shown in English to readers of zh-CN, ko,[^]*Published first-cup, version 1: http:\/\/localhost:3000\/\S+\n$/
  await prints(publishActivity, 'first-cup.yaml --actor Zoë', 0, first)
  expect(await gateway.rows('auditLog', { actor: 'operator:Zoë' })).not.toEqual([])
  write('first-cup', retitled)
  const second = /^first-cup changes, compared with version 1: texts\.\n[^]*Published first-cup, version 2: /
  await prints(publishActivity, 'first-cup.yaml', 0, second)
  await prints(publishActivity, 'first-cup.yaml', 0, /first-cup stays as it is, version 2\./)
})

test('[ACT-9] a rehearsal prints title, times, sums and languages once more, and texts older than their English need a yes', async () => {
  const german = (text: string) =>
    text.replace(/^texts:\n {2}en:\n((?: {4}.*\n)+)/m, (block, own: string) => `${block}  de:\n${own}`)
  const listed = (text: string) => unlisted(german(text))
  write('once-cup', listed)
  const shown = /Title: .+\nStarts .+Z, ends .+Z\.\nPays at most: \d+ USDT as .+\nLanguages: \d+ whole\./
  await prints(publishActivity, 'once-cup.yaml --dry-run', 0, shown)
  await prints(publishActivity, 'once-cup.yaml', 0)
  write('once-cup', (text) => listed(text).replace(/title: \S+ words/, 'title: Other words'))
  const asked = /although texts are older than their English in German\? --yes is needed/
  await prints(publishActivity, 'once-cup.yaml --dry-run', 0, /Older than their English: German\./)
  await prints(publishActivity, 'once-cup.yaml', 2, asked)
  await prints(publishActivity, 'once-cup.yaml --yes', 0, /Published once-cup, version 2/)
})

test('[ACT-9] publish refuses another version than --if-match says, and a change that users rely on not to happen', async () => {
  write('second-cup', unlisted)
  await publishActivity(['second-cup.yaml'])
  write('second-cup', (text) => unlisted(retitled(text)))
  await prints(publishActivity, 'second-cup.yaml --if-match 7', 1, /Version 1 is published now\./)
  await prints(publishActivity, 'second-cup.yaml --if-match 1', 0)
  write('second-cup', (text) => unlisted(text.replace('type: NewUser', 'type: CopyTrading')))
  await prints(publishActivity, 'second-cup.yaml', 1, /type: may not change after publication/)
})

test('[ACT-9] a wrong key and a gateway that is away are sentences', async () => {
  write('third-cup')
  vi.stubEnv('OPS_SECRET', 'another operator key')
  await prints(publishActivity, 'third-cup.yaml', 1, /the gateway does not know this OPS_SECRET/)
  vi.stubEnv('GATEWAY_ORIGIN', 'http://127.0.0.1:1')
  await expect(publishActivity(['third-cup.yaml'])).rejects.toThrow('The gateway at http://127.0.0.1:1 does not answer')
})

test('[ACT-9] check prints every fault with its place, or missing languages and overpromising titles', async () => {
  write('good-cup')
  const found = /good-cup\.yaml is shown in English to readers of .*\n1 file, 0 faults\n$/
  await prints(checkActivities, 'good-cup.yaml', 0, found)
  write('bad-cup', (text) => text.replace('period: AFTER', 'period: AFTR').replace('timeZone: UTC', 'timeZone: UTTC'))
  const faults =
    /bad-cup\.yaml:\d+:1 timeZone: .*\n.*bad-cup\.yaml:\d+:5 tasks\.0\.period: .*did you mean AFTER\?[^]*1 file, 2 faults\n/
  await prints(checkActivities, 'bad-cup.yaml', 1, faults)
  write('grand-cup', (text) => text.replace('title: grand-cup words', 'title: Win 6,000,000 USDT'))
  const promise = /grand-cup\.yaml texts\.en\.title names 6000000 USDT, and the budget can pay /
  await prints(checkActivities, 'grand-cup.yaml', 0, promise)
})

test('[ACT-9] a file elsewhere is shown by its whole path, a missing one by a sentence', async () => {
  const path = write('far-cup')
  vi.stubEnv('INIT_CWD', join(folder, 'elsewhere'))
  expect(await prints(checkActivities, path, 0)).toContain(`${path} is shown in English`)
  await expect(checkActivities(['../far.yaml'])).rejects.toThrow(`There is no file ${join(folder, 'far.yaml')}.`)
  const nowhere = 'There is neither a file far nor activities/far.yaml nor activities/programmes/far.yaml.'
  await expect(checkActivities(['far'])).rejects.toThrow(nowhere)
})

test('[ACT-9] preview prints a link that shows the file, and publishes nothing', async () => {
  write('shown-cup')
  const text = await prints(previewActivity, 'shown-cup.yaml', 0)
  const [, activityId = ''] = /http:\/\/localhost:3000\/preview\/(\S+)/.exec(text) ?? []
  const { data } = await gateway.call(noLoginDetail, { query: { activityId } })
  expect(data).toMatchObject({ alias: 'shown-cup', title: 'shown-cup words' })
  expect(await stored('shown-cup')).toBeNull()
})

test('[ACT-9] report writes a file with a head that people read, or JSON', async () => {
  write('told-cup', unlisted)
  await publishActivity(['told-cup.yaml'])
  await prints(reportActivity, 'told-cup --to told.csv', 0)
  const text = readFileSync(join(folder, 'told.csv'), 'utf8')
  expect(text).toMatch(/^"Report","told-cup words"\r\n"Alias","told-cup"\r\n"Version","1"\r\n/)
  expect(text).toContain('"Participants","0"\r\n\r\n"Paid by source","Of",')
  expect(text).toContain('"GIFT_CASH","USDT","50000","0","0","50000"')
  await reportActivity(['told-cup', '--to', 'told.json'])
  expect(JSON.parse(readFileSync(join(folder, 'told.json'), 'utf8'))).toMatchObject({ alias: 'told-cup', paid: [] })
  await prints(reportActivity, 'unknown-cup', 1, /no activity of this alias/)
})

test('[ACT-9] new writes a file that check knows, and refuses aliases that exist, unknown types and bad aliases', async () => {
  await prints(newActivity, `lottery made-cup --to ${folder}`, 0)
  expect(readFileSync(join(folder, 'made-cup.yaml'), 'utf8')).toContain('alias: made-cup\n')
  await prints(checkActivities, 'made-cup.yaml', 1, /made-cup\.yaml:\d+:\d+ texts\.en\.title: is missing/)
  write('published-cup', undefined, Date.now() - DAY)
  await prints(publishActivity, 'published-cup.yaml', 1, /replace: must name first-cup/)
  const replaced = /\/welcome-event shows published-cup in place of first-cup from .+Z until .+Z\.\n/
  await prints(publishActivity, 'published-cup.yaml --replace first-cup', 0, replaced)
  rmSync(join(folder, 'published-cup.yaml'))
  for (const [type, alias, message] of [
    ['Lottery', 'made-cup', 'has the alias made-cup already.'],
    ['Lottery', 'harvest-draw', 'has the alias harvest-draw'],
    ['Lottery', 'published-cup', 'published already'],
    ['Lotery', 'other-cup', 'did you mean Lottery?'],
    ['Lottery', 'Other Cup', 'Other Cup cannot be an alias'],
  ] as const)
    await expect(newActivity([type, alias, '--to', folder])).rejects.toThrow(message)
})
