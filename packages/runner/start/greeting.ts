import { hasStatePlayer, PLAYER_PATH } from '@fanfare/kernel/player/choices.ts'
import type { Stack } from './stack.ts'

/** The lines that `npm start` prints: addresses, folders and demo accounts. */
export async function greeting({ plan, url, gatewayOrigin }: Stack, seconds: number): Promise<string> {
  const { config, dataDir } = plan
  const lines = ['', `${config.BRAND_NAME} is ready after ${seconds.toFixed(1)} s:  ${url}`]
  if (config.live) lines.push(`  Public origin  ${config.SITE_ORIGIN}`)
  lines.push(`  Gateway        ${gatewayOrigin}${config.GATEWAY_ORIGIN ? ' (not ours)' : ''}`)
  lines.push(`  Data, logs     ${dataDir}`)
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
  return [...lines, '', 'Ctrl-C stops everything.'].join('\n')
}
