import { createHmac } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Db } from './db/client.ts'
import { dataKeyId } from './util/cipher.ts'
import { checkDataKeys, findKeyIdsInRows, findUndecryptable } from './db/data-keys.ts'
import { readConsistently } from './db/read-consistently.ts'
import type { Database } from './db/schema.ts'
import { findSecret, secretOf } from './accounts/db/secrets.ts'

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

interface DataKeyAudit {
  violations: { rule: string; subject: string; detail: string }[]
  notices: string[]
}

/**
 * For `npm run audit`. The online audit has no such rule: a gateway does not start without the keys of its rows.
 * `dataKeys`: those of the settings, the former one last.
 */
export const auditDataKeys = (
  db: Kysely<Database>,
  { dataKeys, timeoutMs }: { dataKeys: readonly string[]; timeoutMs?: number },
): Promise<DataKeyAudit> =>
  readConsistently(
    db,
    async (tx) => {
      const own = await findSecret(tx, 'data')
      const found = await findUndecryptable(tx, own === null ? dataKeys : [...dataKeys, own])
      const violations = found.map((finding) => ({ rule: 'encrypted row can be decrypted', ...finding }))
      const [, former] = dataKeys
      if (former === undefined) return { violations, notices: [] }
      const notice = (await findKeyIdsInRows(tx)).has(dataKeyId(former))
        ? 'Some rows still need DATA_KEY_PREVIOUS: a gateway that has it encrypts them with DATA_KEY.'
        : 'No row needs DATA_KEY_PREVIOUS: it can be removed.'
      return { violations, notices: [notice] }
    },
    timeoutMs,
  )

/** 16 hex digits that replace `text` in logs and keys of counters; checking a guess needs the key. */
export const pseudonymOf = (keys: Pick<Keys, 'pseudonym'>, text: string) =>
  createHmac('sha256', keys.pseudonym).update(text).digest('hex').slice(0, 16)
