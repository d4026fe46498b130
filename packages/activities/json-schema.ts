import * as z from 'zod'
import { activityFileSchema } from './schema.ts'

/** The text of `activity.schema.json`, by which editors check activity files. */
export const activityJsonSchemaText = (): string => {
  const schema = z.toJSONSchema(activityFileSchema, {
    io: 'input',
    target: 'draft-7',
    unrepresentable: 'any',
    reused: 'ref',
  })
  return `${JSON.stringify({ title: 'Fanfare activity', ...schema }, null, 2)}\n`
}
