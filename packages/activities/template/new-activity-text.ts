import { ACTIVITY_TYPES, type ActivityTypeName } from '@fanfare/contract/activity-types.ts'
import { DAY_MS } from '@fanfare/kernel/time/durations.ts'
import { MISSING_TEXT } from '../texts.ts'
import { partsOf } from '../engine-files.ts'
import { activityFileSchema, schemaOfType, type ActivityFile } from '../schema.ts'
import { fieldsAt } from '../schemas-at.ts'
import { OWN_LOCALES } from '../translations/text-rows.ts'
import { BUDGET, ENGINE_EXAMPLES } from './engine-examples.ts'
import { TemplateWriter } from './template-writer.ts'

const STARTS_IN_DAYS = 7
const LASTS_DAYS = 14

/** Midnight UTC, `days` days after the day of `now` (ms). */
const midnight = (now: number, days: number) => `${new Date(now + days * DAY_MS).toISOString().slice(0, 10)}T00:00:00Z`

/** The content of a new file: valid except for its texts, which are all marked as missing. `now` in ms. */
function exampleContent(type: ActivityTypeName, alias: string, now: number): Record<string, unknown> {
  const examples = ACTIVITY_TYPES[type].engines.flatMap((engine) => ENGINE_EXAMPLES[engine] ?? [])
  const last = examples.at(-1)
  const content = {
    alias,
    type,
    timeZone: 'UTC',
    startTime: midnight(now, STARTS_IN_DAYS),
    endTime: midnight(now, STARTS_IN_DAYS + LASTS_DAYS),
    pool: last?.pool,
    ...Object.assign({}, ...examples.map(({ fields }) => fields)),
    budget: last && (last.budget ?? BUDGET),
  } as Record<string, unknown>
  const texts = missingTexts(content)
  return { ...content, texts: Object.fromEntries(OWN_LOCALES.map((locale) => [locale, texts])) }
}

function missingTexts(content: Record<string, unknown>): Record<string, unknown> {
  const file: ActivityFile = activityFileSchema.parse({ ...content, texts: { en: { title: 'x', rules: 'x' } } })
  const names = partsOf(file.type).flatMap((part) => part.namesOf(file))
  return {
    title: MISSING_TEXT,
    subtitle: MISSING_TEXT,
    rules: MISSING_TEXT,
    tasks: Object.fromEntries(file.tasks.map(({ id }) => [id, { title: MISSING_TEXT }])),
    ...(names.length > 0 && { labels: Object.fromEntries(names.map((name) => [name, MISSING_TEXT])) }),
  }
}

const FIRST_FIELDS = ['alias', 'type']
const LAST_FIELDS = ['budget', 'texts']

const headOf = (alias: string) => `# yaml-language-server: $schema=./activity.schema.json
# Check it:   npm run activity -- check ${alias}
# Look at it: npm run activity -- preview ${alias}
# Publish it: npm run activity -- publish ${alias}
# Lines that begin with "# name:" are optional fields. docs/operators/launch.md describes all fields.
`

/**
 * A file of this type for `npm run activity -- new`: example values, a comment on each field, and every language's texts marked
 * as missing. `now` in ms: the activity starts a week later.
 */
export function newActivityText(type: ActivityTypeName, alias: string, now: number) {
  const schema = schemaOfType(type)
  const content = exampleContent(type, alias, now)
  const middle = fieldsAt(schema, []).filter((field) => ![...FIRST_FIELDS, ...LAST_FIELDS].includes(field))
  const writer = new TemplateWriter(schema)
  const fields = [...FIRST_FIELDS, ...middle, ...LAST_FIELDS]
  const lines = fields.flatMap((field) => {
    const value = content[field]
    const written = writer.field([field], value)
    return Array.isArray(value) || field === 'texts' ? ['', ...written] : written
  })
  return `${headOf(alias)}\n${lines.join('\n')}\n`
}
