import { writeFileSync } from 'node:fs'
import { activityJsonSchemaText } from '@fanfare/activities/json-schema.ts'

writeFileSync(new URL('../activities/activity.schema.json', import.meta.url), activityJsonSchemaText())
