import { createHmac } from 'node:crypto'
import { isSameSecret } from '@fanfare/kernel/same-secret.ts'

/** The user and the activity that a receipt is for. */
interface ShareOwner {
  userId: string
  activityId: string
}

const ID_BYTES = 16
const SIGNATURE_LENGTH = 22
/** `{expiry in s, base 36}.{id}.{128 bits of HMAC-SHA256}`. */
const RECEIPT = /^([0-9a-z]{6,7})\.([\w-]{22})\.([\w-]{22})$/

const signatureOf = (key: string, { userId, activityId }: ShareOwner, signed: string) =>
  createHmac('sha256', key)
    .update(JSON.stringify([userId, activityId, signed]))
    .digest('base64url')
    .slice(0, SIGNATURE_LENGTH)

export function createShareReceipt(
  key: string,
  owner: ShareOwner,
  { expiresAt, randomBytes }: { expiresAt: number; randomBytes: (length: number) => Buffer },
) {
  const signed = `${Math.floor(expiresAt / 1000).toString(36)}.${randomBytes(ID_BYTES).toString('base64url')}`
  return `${signed}.${signatureOf(key, owner, signed)}`
}

/** The id of the receipt; null when it is not a receipt of this user and activity, or one that has expired. */
export function readShareReceipt(key: string, owner: ShareOwner, receipt: string, now: number) {
  const [, expiry = '', id = '', signature] = RECEIPT.exec(receipt) ?? []
  if (!isSameSecret(signature, signatureOf(key, owner, `${expiry}.${id}`))) return null
  return now < Number.parseInt(expiry, 36) * 1000 ? id : null
}
