import * as z from 'zod'
import type { ActivityTypeName } from '@fanfare/contract/activity-types.ts'
import { activityFileSchema, schemaOfType } from './schema.ts'

/** The text of `activity.schema.json`, by which editors check activity files. */
export const activityJsonSchemaText = () => {
  const schema = z.toJSONSchema(activityFileSchema, {
    io: 'input',
    target: 'draft-7',
    unrepresentable: 'any',
    reused: 'ref',
  })
  return JSON.stringify({ title: 'Fanfare activity', ...schema }, null, 2)
}

/** JSON Schema of the files of one type without references, for a form. */
export const formSchemaOf = (type: ActivityTypeName): Record<string, unknown> =>
  z.toJSONSchema(schemaOfType(type), { io: 'input', unrepresentable: 'any', reused: 'inline' })
