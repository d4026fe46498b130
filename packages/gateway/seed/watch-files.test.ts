import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { temporaryFolder } from '@fanfare/kernel/testing/temporary-folder.ts'
import { PROGRAMME_FOLDER } from '@fanfare/activities/load-files.ts'
import { parseActivityFile, parseProgramme } from '@fanfare/activities/parse-files.ts'
import { listCampaigns } from '#gateway/agents/db/agent-campaigns.ts'
import { newActivityYaml } from '#gateway/testing/new-activity.ts'
import { borrowGateway } from '#gateway/testing/borrow-gateway.ts'
import { ACTIVITIES, PROGRAMMES, publishChangedFile, watchFolder, type WatchedFolder } from './watch-files.ts'

const lines: string[] = []
const gateway = await borrowGateway({ logTo: { write: (line) => void lines.push(line) } })

async function change<File>(folder: WatchedFolder<File>, read: WatchedFolder<File>['read']): Promise<string[]> {
  lines.length = 0
  await publishChangedFile(gateway.ctx, { ...folder, read }, 'watched.yaml')
  return lines
    .map((line) => JSON.parse(line) as { level: string; msg: string })
    .flatMap(({ level, msg }) => (level === 'error' ? [msg] : []))
}
const changeActivity = (text: string): Promise<string[]> =>
  change(ACTIVITIES, (name) => parseActivityFile(text, `activities/${name}`))
const changeProgramme = (text: string): Promise<string[]> =>
  change(PROGRAMMES, (name) => parseProgramme(text, `activities/programmes/${name}`))

const titleNow = async () =>
  (await gateway.ctx.activities.findByAlias(gateway.db, 'watched'))?.definition.texts.en?.title

test('[ACT-9] a changed file is published; the faults of a broken one are logged and its last version stays', async () => {
  const text = newActivityYaml('NewUser', 'watched', gateway.clock.now())
  expect(await changeActivity(text)).toEqual([])
  expect(await titleNow()).toBe('watched words')
  expect(await changeActivity(text.replace('title: watched words', 'title: Other words'))).toEqual([])
  expect(await titleNow()).toBe('Other words')
  expect(await changeActivity(text.replace('period: AFTER', 'period: AFTR'))).toEqual([
    expect.stringMatching(/^activities\/watched\.yaml:\d+:\d+ tasks\.0\.period: .*did you mean AFTER\?$/),
  ])
  expect(await titleNow()).toBe('Other words')
})

test('[ACT-9] a change that the gateway refuses is logged with its field', async () => {
  const text = newActivityYaml('NewUser', 'watched', gateway.clock.now())
  expect(await changeActivity(text.replace('type: NewUser', 'type: CopyTrading'))).toEqual([
    'activities/watched.yaml type: may not change after publication',
  ])
})

const programme = readFileSync(join(PROGRAMME_FOLDER, 'global-partners.yaml'), 'utf8').replace(
  'alias: global-partners',
  'alias: watched',
)
const campaignTitle = async () => {
  return (await listCampaigns(gateway.db)).find(({ alias }) => alias === 'watched')?.definition.texts.en?.title
}

test('[AGT-1] a changed campaign of agents is published, and a broken one keeps its last version', async () => {
  expect(await changeProgramme(programme)).toEqual([])
  expect(await campaignTitle()).toBe('Global Partners')
  expect(await changeProgramme(programme.replace('title: Global Partners', 'title: World Partners'))).toEqual([])
  expect(await campaignTitle()).toBe('World Partners')
  expect(await changeProgramme(programme.replace('settleHours', 'settleHour'))).toEqual([
    expect.stringMatching(/^activities\/programmes\/watched\.yaml:\d+:1 settleHour: .*did you mean settleHours\?$/),
  ])
  expect(await campaignTitle()).toBe('World Partners')
})

test('[AGT-1] a file that is saved in a watched folder is published', async () => {
  const path = temporaryFolder()
  const end = watchFolder(gateway.ctx, {
    ...PROGRAMMES,
    path,
    read: (name) => parseProgramme(readFileSync(join(path, name), 'utf8'), name),
  })
  onTestFinished(end)
  writeFileSync(join(path, 'watched.yaml'), programme.replace('title: Global Partners', 'title: Saved Partners'))
  await vi.waitFor(async () => expect(await campaignTitle()).toBe('Saved Partners'))
})
