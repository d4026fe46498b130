import { queryValue, type Db } from '#gateway/db/client.ts'
import { withTransaction } from '#gateway/db/transaction.ts'

/** A picture in the sizes of pages; the id is the hash of the file that was given. */
export interface Picture {
  id: string
  files: { name: string; content: Buffer }[]
}

/** Which of these ids are kept. */
export async function listPictures(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return new Set<string>()
  const rows = await db.selectFrom('pictures').select('pictureId').where('pictureId', 'in', ids).execute()
  return new Set(rows.map(({ pictureId }) => pictureId))
}

/** Keeps a picture with all of its files; one that is kept already stays as it is. */
export const insertPicture = (db: Db, { id, files }: Picture, by: { at: number; actor: string }) =>
  withTransaction(db, async (tx) => {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('pictures')
      .values({ pictureId: id, ...by })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows === 0n) return
    await tx
      .insertInto('pictureFiles')
      .values(files.map((file) => ({ pictureId: id, ...file })))
      .execute()
  })

export const findPictureFile = (db: Db, pictureId: string, name: string) =>
  queryValue<Buffer | undefined>(
    db,
  )`select content from picture_files where picture_id = ${pictureId} and name = ${name}`

/** The pictures that were read from these addresses, by address. */
export async function listSources(db: Db, addresses: readonly string[]) {
  if (addresses.length === 0) return new Map<string, string>()
  const rows = await db.selectFrom('pictureSources').selectAll().where('address', 'in', addresses).execute()
  return new Map(rows.map(({ address, pictureId }) => [address, pictureId]))
}

/** An address keeps the picture that it returned first. */
export const insertSource = async (db: Db, address: string, pictureId: string) => {
  await db
    .insertInto('pictureSources')
    .values({ address, pictureId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
