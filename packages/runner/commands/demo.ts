import { requireConfig } from '@fanfare/kernel/config/config.ts'
import { onEnd } from '../processes/end-signals.ts'
import { command, say } from './command.ts'
import { withInstance } from '../start/with-instance.ts'

const RECEIVER_PORT = 8090

/** `npm run ops -- demo`: the facts that complete a user's next task (contract §8), the wallet that pays what waits, or a receiver of webhooks. */
await command(async () => {
  const [name, loginName] = process.argv.slice(2)
  if (name === 'events' && !loginName) throw new Error('Name the user: npm run ops -- demo events <loginName>')
  if (requireConfig(process.env).live) throw new Error('This is for a demonstration, and a live deployment is none.')
  const { DEMO_WEBHOOK_SECRET, payAsWallet, receiveWebhooks, sendEvents } =
    await import('@fanfare/gateway/demo/send-events.ts')
  if (name === 'receiver') {
    const server = await receiveWebhooks(RECEIVER_PORT, say)
    onEnd(async () => void server.close())
    say(`Receives webhooks at http://127.0.0.1:${RECEIVER_PORT}/ with the secret ${DEMO_WEBHOOK_SECRET}`)
    say('docs/operators/payouts-and-webhooks.md says how to add it to the policy. Ctrl-C ends it.')
    return new Promise<never>(() => undefined)
  }
  return withInstance(process.env, async ({ databaseUrl, running }) => {
    if (!running) throw new Error('The site is not running: "npm start" starts it.')
    const { gatewayOrigin, opsSecret } = running
    const description =
      name === 'wallet' || loginName === undefined
        ? await payAsWallet({ gatewayOrigin, opsSecret })
        : await sendEvents({ databaseUrl, gatewayOrigin, opsSecret, loginName })
    say(description)
    return 0
  })
})
