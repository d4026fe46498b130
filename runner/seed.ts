import { parseArgs } from 'node:util'
import { command } from './command.ts'
import { withInstance } from './with-instance.ts'

const USAGE = 'npm run --silent seed -- --users <1 to 100000> [--json]'
const MOST_USERS = 100_000

/**
 * `npm run seed`: creates users who have joined, each with a claimable task (contract §8); `--json` prints nothing
 * else.
 */
await command(async () => {
  const { values } = parseArgs({ options: { users: { type: 'string' }, json: { type: 'boolean' } } })
  const users = Number(values.users)
  if (!Number.isInteger(users) || users < 1 || users > MOST_USERS) throw new Error(USAGE)
  const { seedUsers } = await import('#gateway/seed/seed-users.ts')
  const made = await withInstance(process.env, ({ databaseUrl }) => seedUsers({ databaseUrl, users }))
  if (values.json) process.stdout.write(`${JSON.stringify(made)}\n`)
  else for (const { loginName, password } of made) process.stdout.write(`${loginName}  ${password}\n`)
  return 0
})
