import { CODES } from '@fanfare/contract/codes.ts'
import { envelopeSchema } from '@fanfare/contract/envelope.ts'
import { splitKeys } from '@fanfare/kernel/config/live.ts'
import { signOps } from '@fanfare/kernel/ops/sign-ops.ts'

/** A gateway and what its operators need there. */
export interface OpsAccess {
  origin: string
  /** OPS_SECRET: one key, or two separated by a comma, of which the first signs. */
  secrets: string
  actor: string
}

export interface OpsCall {
  method: string
  /** Path and query. */
  target: string
  body?: string
  contentType?: 'application/json' | 'application/yaml' | 'text/csv'
  headers?: Record<string, string>
}

/** `data` of a file is its text. */
interface OpsAnswer {
  status: number
  code: string
  data: unknown
}

/** With its byte order mark, by which spreadsheets know UTF-8; `text()` would drop it. */
const fileText = async (answer: Response) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer())

/** A signed call of `/ops/**`. @throws Error, a sentence for the operator, when the gateway cannot be reached */
export async function sendOps({ origin, secrets, actor }: OpsAccess, call: OpsCall): Promise<OpsAnswer> {
  const { method, target, body, contentType = 'application/json', headers } = call
  const [secret = ''] = splitKeys(secrets)
  // A header is sent as Latin-1, and the gateway reads the actor as UTF-8.
  const inHeader = Buffer.from(actor).toString('latin1')
  const signature = signOps({ method, target, body }, { now: Date.now(), secret: secret.trim(), actor: inHeader })
  const all: Record<string, string> = {
    ...signature,
    ...headers,
    ...(body !== undefined && { 'content-type': contentType }),
  }
  try {
    const answer = await fetch(new URL(target, origin), { method, body, headers: all })
    if (answer.headers.get('content-type')?.startsWith('text/csv') === true)
      return { status: answer.status, code: CODES.SUCCESS.code, data: await fileText(answer) }
    const { code, data } = envelopeSchema.parse(await answer.json())
    return { status: answer.status, code, data }
  } catch (error) {
    throw new Error(`The gateway at ${origin} does not answer as a gateway.`, { cause: error })
  }
}
