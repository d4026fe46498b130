import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseActivityFile } from '#activities/parse-activity-file.ts'
import { newActivityYaml } from '#gateway/testing/new-activity.ts'
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts'
import { publishChangedFile } from './watch-activity-files.ts'

let gateway: TestGateway
const lines: string[] = []
beforeAll(async () => {
  gateway = await startGateway({ logTo: { write: (line) => void lines.push(line) } })
})
afterAll(() => gateway.stop())

const change = async (text: string): Promise<string[]> => {
  lines.length = 0
  await publishChangedFile(gateway.ctx, 'watched.yaml', (name) => parseActivityFile(text, `activities/${name}`))
  return lines
    .map((line) => JSON.parse(line) as { level: string; msg: string })
    .flatMap(({ level, msg }) => (level === 'error' ? [msg] : []))
}
const titleNow = async () =>
  (await gateway.ctx.activities.findByAlias(gateway.db, 'watched'))?.definition.texts.en?.title

test('[ACT-9] a changed file is published; the faults of a broken one are logged and its last version stays', async () => {
  const text = newActivityYaml('NewUser', 'watched', gateway.clock.now())
  expect(await change(text)).toEqual([])
  expect(await titleNow()).toBe('watched words')
  expect(await change(text.replace('title: watched words', 'title: Other words'))).toEqual([])
  expect(await titleNow()).toBe('Other words')
  expect(await change(text.replace('period: AFTER', 'period: AFTR'))).toEqual([
    expect.stringMatching(/^activities\/watched\.yaml:\d+:\d+ tasks\.0\.period: .*did you mean AFTER\?$/),
  ])
  expect(await titleNow()).toBe('Other words')
})

test('[ACT-9] a change that the gateway refuses is logged with its field', async () => {
  const text = newActivityYaml('NewUser', 'watched', gateway.clock.now())
  expect(await change(text.replace('type: NewUser', 'type: CopyTrading'))).toEqual([
    'activities/watched.yaml type: may not change after publication',
  ])
})
