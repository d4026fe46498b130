import { command } from './command.ts'
import { withInstance } from './with-instance.ts'

const USAGE = 'npm run demo -- events <loginName>'

/** `npm run demo -- events <loginName>`: sends the facts that complete that user's next task (contract §8). */
await command(async () => {
  const [action, loginName] = process.argv.slice(2)
  if (action !== 'events' || !loginName) throw new Error(USAGE)
  const { sendEvents } = await import('#gateway/demo/send-events.ts')
  return withInstance(process.env, async ({ databaseUrl, running }) => {
    if (!running) throw new Error('The site is not running: "npm start" starts it.')
    const { gatewayOrigin, opsSecret } = running
    const description = await sendEvents({ databaseUrl, gatewayOrigin, opsSecret, loginName })
    process.stdout.write(`${description}\n`)
    return 0
  })
})
