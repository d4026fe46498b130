import { STORED_PICTURE } from '@fanfare/contract/activity/picture.ts'
import type { ActivityArt } from '@fanfare/activities/file/base.ts'
import type { ActivityFile } from '@fanfare/activities/schema.ts'
import type { Db } from '#gateway/db/client.ts'
import type { GatewayContext } from '../context.ts'
import { DomainError } from '../util/domain-error.ts'
import { insertPicture, insertSource, listPictures, listSources } from './db/pictures.ts'
import { fetchPicture } from './fetch-picture.ts'
import { makePicture, pictureIdOf, PictureRefused } from './make-picture.ts'

const FIELDS = ['light', 'dark'] as const
type Field = `art.${(typeof FIELDS)[number]}`
type Keeper = Pick<GatewayContext, 'db' | 'clock'>

const malformed = (path: string, message: string) => new DomainError('MALFORMED', { issues: [{ path, message }] })

/** The references of a file with their fields. */
const referencesOf = (art: ActivityArt | undefined): [field: Field, reference: string][] =>
  FIELDS.flatMap((name) => (art?.[name] === undefined ? [] : [[`art.${name}`, art[name]] as [Field, string]]))

const isAddress = (reference: string): boolean => /^https:/i.test(reference)

/** A file names addresses that nobody has read yet. Network is not waited for in a transaction, so its caller reads them and repeats it. */
export class PicturesToFetch extends DomainError {
  readonly art: ActivityArt

  constructor(field: string, art: ActivityArt) {
    super('MALFORMED', { issues: [{ path: field, message: 'is not read yet: check the file first' }] })
    this.art = art
  }
}

/** @throws DomainError 40000 at the field */
async function refusedAt<T>(field: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof PictureRefused) throw malformed(field, error.message)
    throw error
  }
}

/** Checks a picture and keeps it. @returns its id @throws DomainError 40000 at the field */
export const keepPicture = (
  { db, clock }: Keeper,
  bytes: Buffer,
  { field, actor }: { field: string; actor: string },
): Promise<string> =>
  refusedAt(field, async () => {
    const id = pictureIdOf(bytes)
    if ((await listPictures(db, [id])).has(id)) return id
    await insertPicture(db, await makePicture(bytes), { at: clock.now(), actor })
    return id
  })

/** Reads the addresses of a file that nobody has read yet, and keeps their pictures. @throws DomainError 40000 at the field */
export async function fetchPictures(
  gateway: Keeper,
  art: ActivityArt | undefined,
  { actor, read = fetchPicture }: { actor: string; read?: (address: string) => Promise<Buffer> },
): Promise<void> {
  const wanted = referencesOf(art).filter(([, reference]) => isAddress(reference))
  const known = await listSources(
    gateway.db,
    wanted.map(([, address]) => address),
  )
  for (const [field, address] of wanted.filter(([, one]) => !known.has(one))) {
    const bytes = await refusedAt(field, () => read(address))
    await insertSource(gateway.db, address, await keepPicture(gateway, bytes, { field, actor }))
  }
}

/** The file with the ids of its pictures in place of addresses. @throws PicturesToFetch, DomainError 40000 at the field */
export async function withStoredPictures(db: Db, file: ActivityFile): Promise<ActivityFile> {
  const { art } = file
  if (art === undefined) return file
  const references = referencesOf(art)
  const names = references.map(([, reference]) => reference)
  const sources = await listSources(db, names.filter(isAddress))
  const stored = await listPictures(
    db,
    names.map((name) => name.slice(STORED_PICTURE.length)),
  )
  const idAt = ([field, reference]: [Field, string]): string => {
    if (isAddress(reference)) {
      const id = sources.get(reference)
      if (id === undefined) throw new PicturesToFetch(field, art)
      return id
    }
    if (!reference.startsWith(STORED_PICTURE))
      throw malformed(field, 'is a file: publish it with npm run activity, or upload it in the console')
    const id = reference.slice(STORED_PICTURE.length)
    if (!stored.has(id)) throw malformed(field, 'is no picture that is kept here: upload it again')
    return id
  }
  const ids = references.map((one) => [one[0].slice('art.'.length), `${STORED_PICTURE}${idAt(one)}`])
  return { ...file, art: { ...art, ...(Object.fromEntries(ids) as Partial<ActivityArt>) } }
}
