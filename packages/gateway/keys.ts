import { createHmac } from 'node:crypto'
import type { Db } from './db/client.ts'
import { checkDataKeys } from './db/data-keys.ts'
import { secretOf } from './accounts/db/secrets.ts'

/** Server secrets that all instances share; created once, kept in the table `secrets`. */
export interface Keys {
  /** Derives the successor of a refresh token, so that it is not stored (contract §3). */
  successor: string
  captcha: string
  /** Turns ids into pseudonyms for logs and lookup keys. */
  pseudonym: string
  /** Signs preview links. */
  preview: string
  /** Signs receipts of shares. */
  share: string
  /** For `encrypt`: the keys of the settings, then the database's own. */
  data: readonly string[]
}

/** @throws Error, a sentence for the operator, when rows are encrypted with a key that is not there */
export async function loadKeys(
  db: Db,
  { dataKeys, randomBytes }: { dataKeys: readonly string[]; randomBytes: (length: number) => Buffer },
): Promise<Keys> {
  const key = (name: string) => secretOf(db, name, () => randomBytes(32).toString('base64url'))
  const data = [...dataKeys, await key('data')]
  await checkDataKeys(db, { keys: data, randomBytes })
  return {
    successor: await key('successor'),
    captcha: await key('captcha'),
    pseudonym: await key('pseudonym'),
    preview: await key('preview'),
    share: await key('share'),
    data,
  }
}

/** 16 hex digits that replace `text` in logs and keys of counters; checking a guess needs the key. */
export const pseudonymOf = (keys: Keys, text: string): string =>
  createHmac('sha256', keys.pseudonym).update(text).digest('hex').slice(0, 16)
