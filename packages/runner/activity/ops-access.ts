import { userInfo } from 'node:os'
import type { OpsAccess } from '@fanfare/gateway/util/send-ops.ts'
import { requireConfig } from '@fanfare/kernel/config/config.ts'
import { dataDirOf, findRunning } from '../start/with-instance.ts'

/**
 * The gateway of the settings, else the one that runs here.
 * @throws Error, a sentence for the operator, when there is none
 */
export async function opsAccess(env: NodeJS.ProcessEnv, actor = userInfo().username): Promise<OpsAccess> {
  const { GATEWAY_ORIGIN, OPS_SECRET } = requireConfig(env)
  if (GATEWAY_ORIGIN) return { origin: GATEWAY_ORIGIN, secrets: OPS_SECRET, actor }
  const running = await findRunning(dataDirOf(env))
  if (running === null)
    throw new Error('No Fanfare runs here. Start it with "npm start", or set GATEWAY_ORIGIN and OPS_SECRET.')
  return { origin: running.gatewayOrigin, secrets: running.opsSecret, actor }
}
