import type { Db } from '#gateway/db/client.ts'

/** Takes the key for this transaction; a concurrent change with the same key is waited for. False: the key has been used. */
export async function takeChangeKey(
  tx: Db,
  change: {
    changeKey: string
    actor: string
    contentHash: string
  } & { at: number },
) {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('staffChanges')
    .values(change)
    .onConflict((conflict) => conflict.column('changeKey').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export const findChange = (tx: Db, changeKey: string) =>
  tx.selectFrom('staffChanges').selectAll().where('changeKey', '=', changeKey).executeTakeFirstOrThrow()

export async function keepAnswer(tx: Db, changeKey: string, answer: unknown) {
  await tx
    .updateTable('staffChanges')
    .set({ answer: JSON.stringify(answer) })
    .where('changeKey', '=', changeKey)
    .execute()
}
