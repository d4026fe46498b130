import { command } from './command.ts'
import { withInstance } from '../start/with-instance.ts'

/** `npm run demo -- events <loginName>`: sends the facts that complete that user's next task (contract §8). */
await command(async () => {
  const [, loginName] = process.argv.slice(2)
  if (!loginName) throw new Error('Name the user: npm run demo -- events <loginName>')
  const { sendEvents } = await import('@fanfare/gateway/demo/send-events.ts')
  return withInstance(process.env, async ({ databaseUrl, running }) => {
    if (!running) throw new Error('The site is not running: "npm start" starts it.')
    const { gatewayOrigin, opsSecret } = running
    const description = await sendEvents({ databaseUrl, gatewayOrigin, opsSecret, loginName })
    process.stdout.write(`${description}\n`)
    return 0
  })
})
