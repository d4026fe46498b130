import { requireConfig } from '@fanfare/kernel/config/config.ts'
import { command } from './command.ts'
import { withInstance } from '../start/with-instance.ts'

/** `npm run demo`: the facts that complete a user's next task (contract §8), or the wallet that pays what waits. */
await command(async () => {
  const [name, loginName] = process.argv.slice(2)
  if (name === 'events' && !loginName) throw new Error('Name the user: npm run demo -- events <loginName>')
  if (requireConfig(process.env).live) throw new Error('This is for a demonstration, and a live deployment is none.')
  const { payAsWallet, sendEvents } = await import('@fanfare/gateway/demo/send-events.ts')
  return withInstance(process.env, async ({ databaseUrl, running }) => {
    if (!running) throw new Error('The site is not running: "npm start" starts it.')
    const { gatewayOrigin, opsSecret } = running
    const description =
      name === 'wallet' || loginName === undefined
        ? await payAsWallet({ gatewayOrigin, opsSecret })
        : await sendEvents({ databaseUrl, gatewayOrigin, opsSecret, loginName })
    process.stdout.write(`${description}\n`)
    return 0
  })
})
