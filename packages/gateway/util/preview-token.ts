import { createHmac } from 'node:crypto'
import { isSameSecret } from '@fanfare/kernel/same-secret.ts'

/** A preview with the end of its link, ms. */
interface PreviewLink {
  previewId: string
  expiresAt: number
}

const ID = /^pv[0-9a-f]{30}$/
/** 63 characters at most, the URL-safe ones of an id (contract §6): where a draft is shown, its token is its id. */
const TOKEN = /^(pv[0-9a-f]{30})-([0-9a-z]{6,7})-([\w-]{22})$/
const SIGNATURE_LENGTH = 22

const signatureOf = (key: string, signed: string) =>
  createHmac('sha256', key).update(signed).digest('base64url').slice(0, SIGNATURE_LENGTH)

/** `{previewId}-{expiry in s, base 36}-{128 bits of HMAC-SHA256}`. */
export function previewToken(key: string, { previewId, expiresAt }: PreviewLink) {
  if (!ID.test(previewId)) throw new Error(`${previewId} is not the id of a preview`)
  const signed = `${previewId}-${Math.floor(expiresAt / 1000).toString(36)}`
  return `${signed}-${signatureOf(key, signed)}`
}

/** null when the text is not a preview token, was changed, or has expired. */
export function readPreviewToken(key: string, token: string, now: number): PreviewLink | null {
  const [, previewId = '', expiry = '', signature] = TOKEN.exec(token) ?? []
  if (!isSameSecret(signature, signatureOf(key, `${previewId}-${expiry}`))) return null
  const expiresAt = Number.parseInt(expiry, 36) * 1000
  return now < expiresAt ? { previewId, expiresAt } : null
}

/** Whether an id of an activity is the token of a draft, valid or not. */
export const isPreviewToken = (activityId: string) => TOKEN.test(activityId)
