import { checkActivities } from '../activity/check-activities.ts'
import { command } from './command.ts'

/** `npm run validate [-- files or folders]`: `npm run activity -- check` by its earlier name. */
await command(() => checkActivities(process.argv.slice(2)))
