import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { fieldsAt } from '@fanfare/activities/schemas-at.ts'
import { issueText } from '@fanfare/activities/issue.ts'
import { parseActivityFile } from '@fanfare/activities/parse-files.ts'
import { activityFileSchema } from '@fanfare/activities/schema.ts'
import { FIELD_NOTES } from '@fanfare/activities/template/field-notes.ts'
import { startGateway, type TestGateway } from '@fanfare/gateway/testing/start-gateway.ts'
import { DEVELOPMENT_OPS_SECRET } from '@fanfare/kernel/config/config.ts'
import { ACTIVITY_TYPE_NAMES } from '@fanfare/contract/activity-types.ts'
import { REWARD_TYPES, TASK_TYPES } from '@fanfare/contract/enumerations.ts'
import { TARGETS } from '@fanfare/kernel/targets.ts'
import { SCENE_NAMES } from '@fanfare/kernel/theme/scene-names.ts'
import { publishActivity } from '@fanfare/runner/activity/publish-activity.ts'

const document = readFileSync(new URL('../../docs/activities.md', import.meta.url), 'utf8')
const examples = [...document.matchAll(/^```yaml\n([\s\S]*?)^```/gm)].map(([, text = '']) => ({
  text,
  alias: /^alias: (\S+)$/m.exec(text)?.[1] ?? '',
}))
const folder = mkdtempSync(join(tmpdir(), 'fanfare-documented-'))
let gateway: TestGateway
let origin: string
let written = ''

beforeAll(async () => {
  gateway = await startGateway()
  origin = await gateway.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await gateway.stop()
})
beforeEach(() => {
  vi.stubEnv('GATEWAY_ORIGIN', origin)
  vi.stubEnv('OPS_SECRET', DEVELOPMENT_OPS_SECRET)
  vi.stubEnv('INIT_CWD', folder)
  written = ''
  vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    written += String(chunk)
    return true
  })
})
afterEach(() => void vi.restoreAllMocks())

test.each(examples)(
  '[ACT-9] the documented example $alias is valid and is published without a warning',
  async ({ alias, text }) => {
    const parsed = parseActivityFile(text, `${alias}.yaml`)
    expect(parsed.ok ? [] : parsed.errors.map(issueText)).toEqual([])
    writeFileSync(join(folder, `${alias}.yaml`), text)
    expect(await publishActivity([`${alias}.yaml`])).toBe(0)
    expect(written).not.toMatch(/^(?:budget|drawsPerDay|endTime|pool|tasks|texts)[. ]/m)
    expect(await gateway.ctx.activities.findByAlias(gateway.db, alias)).toMatchObject({ version: 1 })
  },
)

test('[ACT-9] the document has an example of each type and of each page', () => {
  const valuesOf = (field: string) =>
    examples.flatMap(({ text }) => new RegExp(`^${field}: (\\S+)$`, 'm').exec(text)?.[1] ?? [])
  expect(valuesOf('type')).toEqual(expect.arrayContaining([...ACTIVITY_TYPE_NAMES]))
  expect(valuesOf('page').toSorted()).toEqual(['events', 'promo'])
})

test('[ACT-9] the document names every field of a file and every value of its lists', () => {
  const noted = Object.keys(FIELD_NOTES).map((path) => path.split('.').at(-1) ?? path)
  // All operators mean the same, so an author needs none.
  const fields = [...new Set([...fieldsAt(activityFileSchema, []), ...noted])].filter((name) => name !== 'operator')
  const routes = Object.values(TARGETS).map(({ appRoute }) => appRoute)
  const names = [...fields, ...TASK_TYPES, ...REWARD_TYPES, ...SCENE_NAMES, ...routes]
  expect(names.filter((name) => !new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(document))).toEqual([])
})
