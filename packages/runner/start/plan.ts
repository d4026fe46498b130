import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Config, requireConfig } from '@fanfare/kernel/config/config.ts'
import { refuseOverdueTexts } from '@fanfare/kernel/config/pending-texts.ts'
import { PROGRAMS, type Program } from '@fanfare/kernel/config/secret-files.ts'
import { checkLegalFiles } from '@fanfare/languages/legal/legal-file.ts'
import { builtAt } from './build.ts'
import type { Mode, Plan } from './child-specs.ts'
import { freePorts, portIsFree } from '../processes/free-port.ts'
import { ROOT, inRoot } from '../root.ts'

async function demandPort(
  name: 'PORT' | 'GATEWAY_PORT' | 'CONSOLE_PORT' | 'FRONT_STATUS_PORT',
  port: number,
  host?: string,
) {
  if (await portIsFree(port, host)) return
  throw new Error(
    `Port ${port} is in use by another program. Stop that program, or set ${name} to a free port${name === 'FRONT_STATUS_PORT' ? '' : ` (${name}=0 finds one)`}.`,
  )
}

/** With a gateway elsewhere, secrets of the gateway have no place here. */
const programsOf = ({ GATEWAY_ORIGIN }: NodeJS.ProcessEnv): readonly Program[] =>
  GATEWAY_ORIGIN?.trim() ? ['site', 'front'] : PROGRAMS

/** Ports given as 0 become real ones; a default SITE_ORIGIN follows. */
async function withRealPorts(env: NodeJS.ProcessEnv): Promise<Config> {
  const programs = programsOf(env)
  const wanted = requireConfig(env, programs)
  const [freeForFront, freeForGateway, freeForNext, freeForConsole] = await freePorts(4)
  const ports = {
    PORT: String(wanted.PORT || freeForFront),
    GATEWAY_PORT: String(wanted.GATEWAY_PORT || freeForGateway),
    NEXT_PORT: String(wanted.NEXT_PORT || freeForNext),
    CONSOLE_PORT: wanted.CONSOLE_PORT === null ? '' : String(wanted.CONSOLE_PORT || freeForConsole),
  }
  return requireConfig({ ...env, ...ports }, programs)
}

/** @throws Error, a sentence for the user, when a port is in use. */
export async function demandPorts({ config }: Plan) {
  await demandPort('PORT', config.PORT)
  if (config.FRONT_STATUS_PORT !== undefined)
    await demandPort('FRONT_STATUS_PORT', config.FRONT_STATUS_PORT, config.FRONT_STATUS_HOST)
  if (config.GATEWAY_ORIGIN) return
  await demandPort('GATEWAY_PORT', config.GATEWAY_PORT, config.GATEWAY_HOST)
  if (config.CONSOLE_PORT !== null) await demandPort('CONSOLE_PORT', config.CONSOLE_PORT, '127.0.0.1')
}

function checkLogo({ BRAND_LOGO: logo }: Config) {
  if (logo !== undefined && !existsSync(inRoot('public', logo)))
    throw new Error(`BRAND_LOGO: there is no file public${logo}.`)
}

/**
 * The age of texts is that on the day of the build, so that a restart of a site that was accepted is never refused for it.
 * @throws Error that names every bad setting, a missing logo, the faults of the legal documents, or what is not translated.
 */
export async function makePlan(mode: Mode, env: NodeJS.ProcessEnv, root = ROOT) {
  const config = await withRealPorts(env)
  checkLogo(config)
  checkLegalFiles(root)
  if (config.live) refuseOverdueTexts(root, config.SITE_ORIGIN, builtAt() ?? Date.now())
  return {
    mode,
    config,
    dataDir: resolve(ROOT, config.DATA_DIR),
    databaseUrl: config.DATABASE_URL ?? null,
    nextPort: config.NEXT_PORT,
    revalidateSecret: config.REVALIDATE_SECRET || randomBytes(32).toString('base64url'),
  }
}
