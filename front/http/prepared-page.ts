import { createHash } from 'node:crypto'
import { type Effort, type Encoding, encodeBody, isCompressible } from './content-encoding.ts'
import { type PreparedHead, prepareHead } from './prepared-head.ts'

/** The page in one encoding, ready to be sent; `unchanged` is the head of its 304. */
export type Variant = { body: Buffer; etag: string; head: PreparedHead; unchanged: PreparedHead }

export type PreparedPage = {
  /** Of the content, the same in every encoding. */
  hash: string
  effort: Effort
  variants: Record<Encoding, Variant>
  bytes: number
}

export const hashOf = (body: Buffer): string => createHash('sha256').update(body).digest('base64url').slice(0, 22)

/** A 304 repeats the headers of the stored page except those that describe its bytes (RFC 9110 §15.4.5). */
const describesBytes = (name: string): boolean => name === 'content-type' || name === 'content-encoding'

function createVariant(body: Buffer, etag: string, encoding: Encoding, fields: Record<string, string>): Variant {
  const own = { ...fields, etag, ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }) }
  const entries = Object.entries(own)
  return {
    body,
    etag,
    head: prepareHead(200, [...entries, ['content-length', String(body.length)]]),
    unchanged: prepareHead(
      304,
      entries.filter(([name]) => !describesBytes(name)),
    ),
  }
}

/** Hashes and compresses a page. `fields`: headers that all encodings share, in lower case. */
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
