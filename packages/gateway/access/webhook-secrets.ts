import * as z from 'zod/mini'
import { isWeakSecret, TOO_WEAK } from '@fanfare/kernel/config/live.ts'
import type { WebhookEndpoint } from './staff-policy.ts'
import { fileError, readPrivateJson, watchFile } from './watched-file.ts'

const PREFIX = 'whsec_'
/** 24 to 64 bytes in base64, as Standard Webhooks wants them. */
const SECRET = /^whsec_(?=[A-Za-z0-9+/]{32,88}={0,2}$)(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/
/** As text: in base64 a repetition is harder to see. */
const bytesOf = (secret: string) => Buffer.from(secret.slice(PREFIX.length), 'base64').toString('latin1')
const secretSchema = z.string().check(z.regex(SECRET, 'must be whsec_ and 24 to 64 bytes in base64'))
const secretsSchema = z.array(secretSchema).check(z.minLength(1), z.maxLength(2, 'has at most two secrets'))
const fileSchema = z.record(
  z.string(),
  z.union([
    secretsSchema,
    z.pipe(
      secretSchema,
      z.transform((secret) => [secret]),
    ),
  ]),
)

export type WebhookSecrets = ReturnType<typeof createWebhookSecrets>

interface Options {
  /** WEBHOOK_SECRETS_FILE */
  path: string | null
  endpoints: readonly Pick<WebhookEndpoint, 'id'>[]
  /** Whether the secrets must be strong. */
  live: boolean
  /** A changed file that cannot be used keeps the secrets before it. */
  onFault: (error: Error) => void
}

/** The secrets of the policy's webhooks. @throws Error when the file cannot be used at the start, or lacks an endpoint */
export function createWebhookSecrets({ path, endpoints, live, onFault }: Options) {
  if (endpoints.length === 0) return { of: (): readonly string[] => [] }
  if (path === null) throw new Error('WEBHOOK_SECRETS_FILE is needed, because the policy has webhooks')
  const readSecrets = (from: string) => {
    const read = fileSchema.safeParse(readPrivateJson(from))
    if (!read.success) throw fileError(from, read.error.issues)
    const missing = endpoints
      .filter(({ id }) => !Object.hasOwn(read.data, id))
      .map(({ id }) => ({ path: [id], message: 'has no secret' }))
    const weak = Object.entries(read.data).flatMap(([id, ofEndpoint]) =>
      ofEndpoint.flatMap((secret, index) =>
        live && isWeakSecret(bytesOf(secret)) ? [{ path: [id, index], message: TOO_WEAK }] : [],
      ),
    )
    if (missing.length > 0 || weak.length > 0) throw fileError(from, [...missing, ...weak])
    return read.data
  }
  const secrets = watchFile(path, readSecrets, onFault)
  /** One secret, or two while they change: a request is signed with each. */
  return { of: (endpointId: string): readonly string[] => secrets()[endpointId] ?? [] }
}
