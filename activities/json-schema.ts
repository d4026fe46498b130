import * as z from 'zod'
import { activityFileSchema } from './schema.ts'

/** The JSON Schema that editors check activity files with while they are written, as the text of the committed file. */
export const activityJsonSchemaText = (): string => {
  const schema = z.toJSONSchema(activityFileSchema, { io: 'input', target: 'draft-7', unrepresentable: 'any' })
  return `${JSON.stringify({ title: 'Fanfare activity', ...schema }, null, 2)}\n`
}
