import type { ActivityTypeName } from '@fanfare/contract/activity-types.ts'
import { schemaOfType } from '../schema.ts'
import { fieldsAt } from '../schemas-at.ts'
import { exampleContent } from './example-content.ts'
import { TemplateWriter } from './template-writer.ts'

const FIRST_FIELDS = ['alias', 'type']
const LAST_FIELDS = ['budget', 'texts']

const headOf = (alias: string): string => `# yaml-language-server: $schema=./activity.schema.json
# Check it:   npm run activity -- check ${alias}
# Look at it: npm run activity -- preview ${alias}
# Publish it: npm run activity -- publish ${alias}
# Lines that begin with "# name:" are optional fields. docs/activities.md describes all fields.
`

/**
 * A file of this type for `npm run activity -- new`: example values, a comment on each field, and every language's texts marked
 * as missing. `now` in ms: the activity starts a week later.
 */
export function newActivityText(type: ActivityTypeName, alias: string, now: number): string {
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
