import { writeFileSync } from 'node:fs'
import { activityJsonSchemaText } from '#activities/json-schema.ts'

writeFileSync(new URL('../activities/activity.schema.json', import.meta.url), activityJsonSchemaText())
