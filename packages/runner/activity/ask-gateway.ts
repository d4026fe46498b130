import type * as z from 'zod/mini'
import { sendOps, type OpsAccess, type OpsCall } from '@fanfare/gateway/util/send-ops.ts'
import type { CallDefinition } from '@fanfare/contract/define-call.ts'
import { CODES } from '@fanfare/contract/codes.ts'
import { refusalDataSchema } from '@fanfare/contract/envelope.ts'

/** The gateway's refusal; the message has a line for each fault. */
export class Refused extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

const SIGNATURE_HINTS: Partial<Record<string, string>> = {
  SKEW: 'the clock of this machine is more than five minutes off',
  UNKNOWN_KEY: 'the gateway does not know this OPS_SECRET',
  WRONG_SIGNATURE: 'the gateway has another OPS_SECRET',
}

function refusal(code: string, data: unknown): Refused {
  const read = refusalDataSchema.safeParse(data)
  const issues = read.success ? (read.data.issues ?? []) : []
  if (issues.length > 0) return new Refused(code, issues.map(({ path, message }) => `${path}: ${message}`).join('\n'))
  if (code === CODES.NOT_FOUND.code) return new Refused(code, 'The gateway has no activity of this alias.')
  const hint = SIGNATURE_HINTS[(data as { reason?: string } | null)?.reason ?? '']
  return new Refused(code, `The gateway refused with code ${code}${hint === undefined ? '' : `: ${hint}`}.`)
}

/** A call of the contract for operators; `alias` fills its path. @throws Refused, or Error when nothing answers */
export async function askGateway<Call extends CallDefinition>(
  access: OpsAccess,
  call: Call,
  { alias, query = '', ...request }: { alias: string; query?: string } & Omit<OpsCall, 'method' | 'target'>,
): Promise<z.output<Call['data']>> {
  const target = `${call.path.replace('{alias}', alias)}${query}`
  const { code, data } = await sendOps(access, { method: call.method, target, ...request })
  if (code !== call.successCode) throw refusal(code, data)
  return call.data.parse(data) as z.output<Call['data']>
}
