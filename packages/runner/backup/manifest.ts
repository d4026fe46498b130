import { createHmac } from 'node:crypto'
import { open, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import type { Config } from '@fanfare/kernel/config/config.ts'
import { isWeakSecret } from '@fanfare/kernel/config/live.ts'
import { isSameSecret } from '@fanfare/kernel/same-secret.ts'
import { deriveKey, type PartFolder } from './part-file.ts'

const FILE = 'manifest.json'
const FORMAT = 1

const part = z.object({
  // Cannot name a file outside of the folder.
  file: z.string().regex(/^\w[\w.]*$/),
  bytes: z.number(),
  sha256: z.string(),
})

const content = z.object({
  format: z.literal(FORMAT),
  /** The version of Fanfare that made the backup. */
  version: z.string(),
  madeAt: z.string(),
  /** The version of the server that it was read from. */
  postgres: z.string(),
  /** The id by which the anchor knows the database. */
  database: z.string(),
  migrations: z.array(z.string()),
  /** Names the BACKUP_KEY that encrypts it; null when it is in the clear. */
  keyId: z.nullable(z.string()),
  /** Names the DATA_KEYs that the database needs; empty when it has its own key. */
  dataKeyIds: z.array(z.string()),
  tables: z.array(part.extend({ name: z.string(), columns: z.array(z.string()), rows: z.number() })),
  /** The last value of each sequence that was used, as text. */
  sequences: z.record(z.string(), z.string()),
  /** `seals.log`; null when there was none. */
  anchor: z.nullable(part),
  /** The DATA_KEYs themselves, in an encrypted backup alone. */
  dataKeys: z.nullable(part),
})

/** The content of a backup; written last, so that a backup without it was not finished. */
export type Manifest = z.infer<typeof content>

/** Names a key without revealing it. */
export const keyIdOf = (key: string) =>
  createHmac('sha256', deriveKey(key, '', 'id'))
    .digest('hex')
    .slice(0, 12)

/** A digest of the content as text. Made with a key, it shows damage and forgery; made without one, it shows damage alone. */
const digestOf = (text: string, key: string | null) =>
  createHmac('sha256', key === null ? '' : deriveKey(key, '', 'manifest'))
    .update(text)
    .digest('hex')

/** @throws Error of the file system */
export async function writeManifest(manifest: Manifest, { folder, key }: PartFolder) {
  const half = join(folder, `${FILE}.half`)
  const file = await open(half, 'wx', 0o600)
  try {
    // In the order of the schema, in which `readManifest` digests it.
    const ordered = content.parse(manifest)
    const digest = digestOf(JSON.stringify(ordered), key)
    await file.writeFile(`${JSON.stringify({ ...ordered, digest }, null, 1)}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(half, join(folder, FILE))
}

const refuse = (reason: string) => {
  throw new Error(reason)
}

/** @throws Error, a sentence for the user, when the backup was not finished, was changed, or needs another key */
export async function readManifest({ folder, key }: PartFolder) {
  const text = await readFile(join(folder, FILE), 'utf8').catch(() =>
    refuse(`${folder} has no ${FILE}: it is no backup, or one that was cut off before its end.`),
  )
  const { digest, ...rest } = parse(text, folder)
  const { keyId } = rest
  if (keyId !== null && key === null) refuse(`The backup is encrypted: set BACKUP_KEY to the key ${keyId}.`)
  if (keyId === null && key !== null)
    refuse(
      'The backup is not encrypted, but BACKUP_KEY is set: somebody may have replaced it. Unset BACKUP_KEY to use it.',
    )
  if (key !== null && keyId !== keyIdOf(key))
    refuse(`BACKUP_KEY is the key ${keyIdOf(key)}; the backup was encrypted with ${keyId}.`)
  if (!isSameSecret(digest, digestOf(JSON.stringify(rest), key))) refuse(`The backup is damaged: ${FILE} was changed.`)
  return rest
}

function parse(text: string, folder: string) {
  try {
    const json: unknown = JSON.parse(text)
    const { format } = z.object({ format: z.number() }).parse(json)
    if (format > FORMAT)
      refuse(`The backup has format ${format}, and this Fanfare reads ${FORMAT}: restore it with a newer version.`)
    return content.extend({ digest: z.string() }).parse(json)
  } catch (error) {
    if (error instanceof z.ZodError || error instanceof SyntaxError)
      return refuse(`The backup is damaged: ${join(folder, FILE)} cannot be understood.`)
    throw error
  }
}

/** Whichever of BACKUP_KEY and BACKUP_KEY_PREVIOUS encrypts the backup in a folder; BACKUP_KEY if its manifest names neither. */
export async function keyForBackup(folder: string, config: Config) {
  const { BACKUP_KEY_PREVIOUS: former } = config
  const text = former === undefined ? '' : await readFile(join(folder, FILE), 'utf8').catch(() => '')
  return former !== undefined && text.includes(keyIdOf(former)) ? former : readBackupKey(config)
}

/** @throws Error, a sentence for the user, when the key has too few bits */
export function readBackupKey({ BACKUP_KEY }: Config) {
  const key = BACKUP_KEY ?? null
  if (key !== null && isWeakSecret(key))
    throw new Error(`BACKUP_KEY is too weak: use 128 random bits or more, for example "openssl rand -hex 32".`)
  return key
}
