import { parseArgs } from 'node:util'
import { command, say } from './command.ts'
import { COMMANDS } from '../commands.mjs'
import { withInstance } from '../start/with-instance.ts'

const MOST_USERS = 100_000

/**
 * `npm run ops -- seed`: creates users who have joined, each with a claimable task (contract §8); `--json` prints nothing
 * else.
 */
await command(async () => {
  const { values } = parseArgs({ options: COMMANDS.seed.options })
  const users = Number(values.users)
  if (!Number.isInteger(users) || users < 1 || users > MOST_USERS)
    throw new Error('--users needs a number from 1 to 100000.')
  const { seedUsers } = await import('@fanfare/gateway/seed/seed-users.ts')
  const made = await withInstance(process.env, ({ databaseUrl }) => seedUsers({ databaseUrl, users }))
  if (values.json) say(JSON.stringify(made))
  else for (const { loginName, password } of made) say(`${loginName}  ${password}`)
  return 0
})
