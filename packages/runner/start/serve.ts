import { join } from 'node:path'
import { MAILS_FOLDER } from '@fanfare/gateway/config.ts'
import { hasStatePlayer, PLAYER_PATH } from '@fanfare/kernel/state-player/choices.ts'
import { began } from '../command-line.mjs'
import { onEnd } from '../processes/end-signals.ts'
import type { Mode } from './child-specs.ts'
import { startStack, type Stack } from './stack.ts'
import { say, warn } from '../commands/command.ts'

/** The lines that `npm start` prints: addresses, folders and demo accounts. */
export async function greeting({ plan, url, gatewayOrigin }: Stack, seconds: number) {
  const { config, dataDir } = plan
  const lines = ['', `${config.BRAND_NAME} is ready after ${seconds.toFixed(1)} s:  ${url}`]
  if (config.live) lines.push(`  Public origin  ${config.SITE_ORIGIN}`)
  lines.push(`  Gateway        ${gatewayOrigin}${config.GATEWAY_ORIGIN ? ' (not ours)' : ''}`)
  const hasConsole = config.CONSOLE_PORT !== null && !config.GATEWAY_ORIGIN
  if (hasConsole) lines.push(`  Console        ${config.CONSOLE_ORIGIN}`)
  lines.push(`  Data, logs     ${dataDir}`)
  // The embedded gateway decides in the same way (`mailOf`).
  const sendsMails = config.MAIL_URL !== undefined
  if (!config.live && !config.GATEWAY_ORIGIN && !sendsMails)
    lines.push(`  Mails          ${join(dataDir, MAILS_FOLDER)}  (files, because MAIL_URL is not set)`)
  if (hasStatePlayer(config)) {
    const moments = config.ALLOW_CLOCK ? '' : '  (its moments need ALLOW_CLOCK=1)'
    lines.push(`  State player   ${url}${url.endsWith('/') ? '' : '/'}en${PLAYER_PATH}${moments}`)
  }
  if (config.SEED === 'demo' && !config.GATEWAY_ORIGIN && !config.live) {
    const { DEMO_ACCOUNTS } = await import('@fanfare/gateway/seed/demo-accounts.ts')
    lines.push('  Demo accounts')
    for (const { loginName, password, role, note } of DEMO_ACCOUNTS) {
      lines.push(`    ${role.padEnd(8)} ${loginName}  ${password}  ${note}`)
    }
  }
  if (hasConsole && !config.CONSOLE_ISSUER) {
    const { DEMO_PERSONS } = await import('@fanfare/gateway/console/demo-persons.ts')
    lines.push('  Persons of the console, without passwords')
    for (const { actor, role } of DEMO_PERSONS) lines.push(`    ${role.padEnd(8)} ${actor}`)
  }
  return [...lines, '', 'Ctrl-C stops everything.'].join('\n')
}

/** `npm start` and `npm start -- dev`: starts everything, prints the addresses, and stops everything at the end. */
export async function serve(mode: Mode) {
  const giveUp = new AbortController()
  let stack: Stack | null = null
  let starting: Promise<unknown> = Promise.resolve()
  onEnd(async () => {
    say('Stopping …')
    giveUp.abort()
    await starting.catch(() => {})
    await stack?.stop()
    say('Stopped.')
  })
  try {
    starting = startStack({ mode, env: process.env, say, signal: giveUp.signal }).then((started) => (stack = started))
    await starting
    if (stack) say(await greeting(stack, (Date.now() - began) / 1000))
  } catch (error) {
    if (giveUp.signal.aborted) return
    warn((error as Error).message)
    process.exit(1)
  }
}
