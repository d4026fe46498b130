import { explain } from '../staff/explain.ts'
import { command } from './command.ts'

/** `npm run explain`: why a user was paid or not (docs/support.md). */
await command(() => explain(process.argv.slice(2)))
