import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fieldsAt } from '@fanfare/activities/schemas-at.ts'
import { issueText } from '@fanfare/activities/issue.ts'
import { parseActivityFile } from '@fanfare/activities/parse-files.ts'
import { activityFileSchema } from '@fanfare/activities/schema.ts'
import { FIELD_NOTES } from '@fanfare/activities/template/field-notes.ts'
import { ACTIVITY_TYPE_NAMES } from '@fanfare/contract/activity-types.ts'
import { REWARD_TYPES, TASK_TYPES } from '@fanfare/contract/enumerations.ts'
import { TARGETS } from '@fanfare/kernel/targets.ts'
import { SCENE_NAMES } from '@fanfare/kernel/theme/scene-names.ts'
import { publishActivity } from '@fanfare/runner/activity/publish-activity.ts'
import { commandsAt } from './support/commands-at.ts'

const document = readFileSync(new URL('../../docs/operators/launch.md', import.meta.url), 'utf8')
const examples = [...document.matchAll(/^```yaml\n([\s\S]*?)^```/gm)].map(([, text = '']) => ({
  text,
  alias: /^alias: (\S+)$/m.exec(text)?.[1] ?? '',
}))
const { gateway, folder, prints } = await commandsAt()

test.each(examples)(
  '[ACT-9] the documented example $alias is valid and is published without a warning',
  async ({ alias, text }) => {
    const parsed = parseActivityFile(text, `${alias}.yaml`)
    expect(parsed.ok ? [] : parsed.errors.map(issueText)).toEqual([])
    writeFileSync(join(folder, `${alias}.yaml`), text)
    const said = await prints(publishActivity, `${alias}.yaml`, 0)
    expect(said).not.toMatch(/^(?:budget|drawsPerDay|endTime|pool|tasks|texts)[. ]/m)
    expect(await gateway.ctx.activities.findByAlias(gateway.db, alias)).toMatchObject({ version: 1 })
  },
)

test('[ACT-9] the document names every field of a file and every value of its lists', () => {
  const noted = Object.keys(FIELD_NOTES).map((path) => path.split('.').at(-1) ?? path)
  // All operators mean the same, so an author needs none.
  const fields = [...new Set([...fieldsAt(activityFileSchema, []), ...noted])].filter((name) => name !== 'operator')
  const routes = Object.values(TARGETS).map(({ appRoute }) => appRoute)
  const names = [...fields, ...ACTIVITY_TYPE_NAMES, ...TASK_TYPES, ...REWARD_TYPES, ...SCENE_NAMES, ...routes]
  expect(names.filter((name) => !new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(document))).toEqual([])
})
