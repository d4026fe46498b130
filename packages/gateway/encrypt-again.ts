import type { GatewayContext } from './context.ts'
import { areOthersNeeded, forgetUnusedKeys, listWithOtherKey, replaceSealed } from './db/data-keys.ts'
import { withTransaction } from './db/transaction.ts'
import { findLottery } from './draws/db/draws.ts'
import { writeSealedLine } from './engines/prizes/seal-lottery.ts'
import { contextOf, dataKeyId, decrypt, ENCRYPTED, encrypt, type EncryptedTable } from './util/cipher.ts'
import { repeat, type Repeating } from './util/repeat.ts'

const EVERY_MS = 60 * 60_000
const BATCH = 200

type Gateway = Pick<GatewayContext, 'db' | 'clock' | 'keys' | 'randomBytes' | 'log'>

/** @throws Error when no key decrypts the row */
async function encryptRow(
  { db, clock, keys, randomBytes }: Gateway,
  table: EncryptedTable,
  { id, sealed: former }: { id: string; sealed: string },
) {
  const row = { keys: keys.data, context: contextOf(table, id) }
  const sealed = encrypt(decrypt(former, row), { ...row, randomBytes })
  await withTransaction(db, async (tx) => {
    const isReplaced = await replaceSealed(tx, table, { id, sealed, former })
    const lottery = isReplaced && table === 'lotteries' ? await findLottery(tx, id) : null
    if (lottery !== null) await writeSealedLine(tx, lottery, clock.now())
  })
}

/**
 * Encrypts with DATA_KEY what another key has encrypted, row by row, so that it can continue after it was stopped. A row that cannot be decrypted
 * stays as it is.
 * @returns the ids of the keys that are still needed besides DATA_KEY
 */
export async function encryptAgain(gateway: Gateway, isStopping: () => boolean = () => false) {
  const keyId = dataKeyId(gateway.keys.data[0] ?? '')
  for (const table of Object.keys(ENCRYPTED) as EncryptedTable[])
    for (let after = '', count = BATCH; count === BATCH && !isStopping();) {
      const rows = await listWithOtherKey(gateway.db, table, { keyId, after, limit: BATCH })
      for (const row of rows)
        await encryptRow(gateway, table, row).catch((error: unknown) =>
          gateway.log.error({ err: error, table, row: row.id }, 'a row keeps its former key'),
        )
      count = rows.length
      after = rows.at(-1)?.id ?? ''
    }
  return forgetUnusedKeys(gateway.db, { keys: gateway.keys.data, randomBytes: gateway.randomBytes })
}

/** Each hour while a former key is set or needed, because an instance with the former settings may still write rows with it. */
export const startEncryptingAgain = (gateway: Gateway & Pick<GatewayContext, 'config'>): Repeating =>
  repeat(
    async (isStopping) => {
      const { db, keys, config, log } = gateway
      const hasFormer = config.dataKeys.length > 1
      if (!hasFormer && !(await areOthersNeeded(db, keys.data))) return
      const needed = await encryptAgain(gateway, isStopping)
      if (needed.length > 0) log.warn({ needed }, 'some rows still need a former DATA_KEY')
      else if (hasFormer) log.info('all rows are encrypted with DATA_KEY: DATA_KEY_PREVIOUS can be removed')
    },
    {
      name: 'data keys',
      everyMs: EVERY_MS,
      log: gateway.log,
    },
  )
