// Plain JavaScript, because the bootstrap reads it before packages are installed, on Node 20.
import { once } from 'node:events'
import { createServer } from 'node:net'

/** `PORT` without a setting, as `packages/kernel/config/config.ts` has it. */
export const DEFAULT_PORT = 3000

/**
 * Whether the port is free. Without `host`: on all interfaces, as the front listens.
 * @param {number} port
 * @param {string} [host]
 */
export async function portIsFree(port, host) {
  const server = createServer()
  try {
    server.listen({ port, host, exclusive: true })
    await once(server, 'listening')
  } catch {
    return false
  }
  await new Promise((resolve) => server.close(resolve))
  return true
}

/** @typedef {'PORT' | 'GATEWAY_PORT' | 'CONSOLE_PORT' | 'FRONT_STATUS_PORT'} PortSetting */

/**
 * @param {PortSetting} name
 * @param {number} port
 * @param {string} [host]
 * @throws Error, a sentence for the user, when the port is in use.
 */
export async function demandPort(name, port, host) {
  if (await portIsFree(port, host)) return
  const zero = name === 'FRONT_STATUS_PORT' ? '' : ` (${name}=0 finds one)`
  throw new Error(`Port ${port} is in use by another program. Stop that program, or set ${name} to a free port${zero}.`)
}

/**
 * What a start will certainly need: the port of the site, and each port that a setting names. Checked before an installation of minutes;
 * the start itself checks again, with the hosts.
 * @param {Record<string, string | undefined>} env
 * @throws Error, a sentence for the user, when one is in use.
 */
export async function demandNamedPorts(env) {
  const { PORT = '', GATEWAY_ORIGIN = '' } = env
  await demandNamed('PORT', PORT.trim() || String(DEFAULT_PORT))
  await demandNamed('FRONT_STATUS_PORT', env.FRONT_STATUS_PORT)
  if (GATEWAY_ORIGIN.trim() !== '') return
  await demandNamed('GATEWAY_PORT', env.GATEWAY_PORT)
  await demandNamed('CONSOLE_PORT', env.CONSOLE_PORT)
}

/**
 * What is no port is refused later, with all other settings.
 * @param {PortSetting} name
 * @param {string} [text]
 */
async function demandNamed(name, text = '') {
  const port = Number(text)
  if (text.trim() === '' || !Number.isInteger(port) || port < 1 || port > 65_535) return
  await demandPort(name, port, name === 'PORT' ? undefined : '127.0.0.1')
}
