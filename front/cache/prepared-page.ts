import { createHash } from 'node:crypto'
import type { Bodies } from '../http/content-encoding.ts'

export type Encoding = keyof Bodies

/** One form of a page, ready to be sent: `headers` in Node's flat form, the age always the first. */
export type Variant = { body: Buffer; etag: string; headers: string[]; unchanged: string[] }

export type PreparedPage = {
  /** Of the content, whatever its form. */
  hash: string
  variants: Record<Encoding, Variant>
  bytes: number
}

/** Where the seconds stand in `headers` and `unchanged`. */
export const AGE_AT = 1

export const hashOf = (body: Buffer): string => createHash('sha256').update(body).digest('base64url').slice(0, 22)

/** RFC 9110 §15.4.5: a 304 repeats what the answer would have said of the stored page, but not what describes the bytes. */
const isOfBytes = (name: string): boolean => name === 'content-type' || name === 'content-encoding'

function variantOf(body: Buffer, etag: string, encoding: Encoding, fields: Record<string, string>): Variant {
  const own = { ...fields, etag, ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }) }
  const flat = (entries: [string, string][]) => ['age', '0', ...entries.flat()]
  const entries = Object.entries(own)
  return {
    body,
    etag,
    headers: flat([...entries, ['content-length', String(body.length)]]),
    unchanged: flat(entries.filter(([name]) => !isOfBytes(name))),
  }
}

/** `fields`: the headers that all forms share, lower case. `form`: told apart in the `ETag` where bytes differ. */
export function preparePage(bodies: Bodies, fields: Record<string, string>, form: 'quick' | 'best'): PreparedPage {
  const { identity, gzip, br } = bodies
  const hash = hashOf(identity)
  const plain = variantOf(identity, `"${hash}"`, 'identity', fields)
  const mark = form === 'best' ? '+' : ''
  const variants = {
    identity: plain,
    gzip: gzip ? variantOf(gzip, `"${hash}-gz"`, 'gzip', fields) : plain,
    br: br ? variantOf(br, `"${hash}-br${mark}"`, 'br', fields) : plain,
  }
  return { hash, variants, bytes: identity.length + (gzip?.length ?? 0) + (br?.length ?? 0) }
}
