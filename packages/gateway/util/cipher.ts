import { createCipheriv, createDecipheriv, createHash, hkdfSync } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/** Columns of ciphertexts, each bound to its row by the context `{name}:{id of the row}`. */
export const ENCRYPTED = {
  lotteries: { column: 'encryptedSeed', id: 'activityId', context: 'seed' },
  rewardAddresses: { column: 'encryptedAddress', id: 'rewardId', context: 'address' },
  secondFactors: { column: 'encryptedSecret', id: 'userId', context: 'second-factor' },
  mails: { column: 'sealed', id: 'mailId', context: 'mail' },
  consoleSessions: { column: 'tokens', id: 'sessionId', context: 'console' },
} as const
export type EncryptedTable = keyof typeof ENCRYPTED

export const contextOf = (table: EncryptedTable, id: string) => `${ENCRYPTED[table].context}:${id}`

/** A prefix of the ciphertext, so that the right one of several keys decrypts. */
export const dataKeyId = (key: string) => createHash('sha256').update(`id:${key}`).digest('hex').slice(0, 8)
const bytesOf = (key: string): Uint8Array => new Uint8Array(hkdfSync('sha256', key, '', 'fanfare data', 32))

interface Sealed {
  /** The first encrypts, all decrypt. */
  keys: readonly string[]
  /** The owner of the text: a ciphertext that was moved to another row does not decrypt. */
  context: string
}

/** AES-256-GCM: `{id of the key}.{base64url of IV, tag and ciphertext}`. */
export function encrypt(
  text: string,
  { keys, context, randomBytes }: Sealed & { randomBytes: (length: number) => Buffer },
) {
  const [key] = keys
  if (key === undefined) throw new Error('no key to encrypt with')
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(ALGORITHM, bytesOf(key), iv).setAAD(Buffer.from(context))
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return `${dataKeyId(key)}.${Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url')}`
}

/** @throws Error when no key fits, or the ciphertext or its context was changed */
export function decrypt(sealed: string, { keys, context }: Sealed) {
  const [id, content = ''] = sealed.split('.')
  const key = keys.find((one) => dataKeyId(one) === id)
  if (key === undefined)
    throw new Error('no key decrypts this: set DATA_KEY or DATA_KEY_PREVIOUS to the one that encrypted it')
  const bytes = Buffer.from(content, 'base64url')
  const decipher = createDecipheriv(ALGORITHM, bytesOf(key), bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(context))
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
}
