import { createHash } from 'node:crypto'
import { validateHeaderName, validateHeaderValue } from 'node:http'
import { type Effort, type Encoding, encodeBody, isCompressible } from './content-encoding.ts'

/** The page in one encoding, ready to be sent: its headers and those of its 304 in Node's flat form, without `Age`. */
export type Variant = { body: Buffer; etag: string; headers: readonly string[]; unchanged: readonly string[] }

export type PreparedPage = {
  /** The hash of the content, the same in every encoding. */
  hash: string
  effort: Effort
  variants: Record<Encoding, Variant>
  bytes: number
}

export const hashOf = (body: Buffer) => createHash('sha256').update(body).digest('base64url').slice(0, 22)

/** A 304 repeats the headers of the stored page except those that describe its bytes (RFC 9110 §15.4.5). */
const describesBytes = (name: string) => name === 'content-type' || name === 'content-encoding'

function createVariant(body: Buffer, etag: string, encoding: Encoding, fields: Record<string, string>): Variant {
  const own = { ...fields, etag, ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }) }
  const entries = Object.entries(own)
  for (const [name, value] of entries) {
    validateHeaderName(name)
    validateHeaderValue(name, value)
  }
  return {
    body,
    etag,
    headers: [...entries.flat(), 'content-length', String(body.length)],
    unchanged: entries.filter(([name]) => !describesBytes(name)).flat(),
  }
}

/**
 * Hashes and compresses a page. `fields`: headers that all encodings share, in lower case.
 * @throws TypeError for a header that Node would refuse to send
 */
export async function preparePage(
  identity: Buffer,
  fields: Record<string, string>,
  effort: Effort = 'quick',
): Promise<PreparedPage> {
  const { gzip, br } = isCompressible(fields['content-type'])
    ? await encodeBody(identity, effort)
    : { gzip: null, br: null }
  const hash = hashOf(identity)
  const plain = createVariant(identity, `"${hash}"`, 'identity', fields)
  // Different bytes need different ETags.
  const suffix = effort === 'best' ? '+' : ''
  const variants = {
    identity: plain,
    gzip: gzip ? createVariant(gzip, `"${hash}-gz"`, 'gzip', fields) : plain,
    br: br ? createVariant(br, `"${hash}-br${suffix}"`, 'br', fields) : plain,
  }
  return { hash, effort, variants, bytes: identity.length + (gzip?.length ?? 0) + (br?.length ?? 0) }
}
