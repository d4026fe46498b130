import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { activityJsonSchemaText } from './json-schema.ts'

test('[ACT-9] activity.schema.json is generated from the schema of publishing', () => {
  const committed = readFileSync(new URL('activity.schema.json', import.meta.url), 'utf8')
  expect(committed === activityJsonSchemaText(), 'run: node scripts/write-activity-schema.ts').toBe(true)
})
