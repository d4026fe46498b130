import type { IncomingMessage } from 'node:http'
import type { RequestOptions } from 'node:https'
import { STORED_PICTURE } from '@fanfare/contract/activity/picture.ts'
import type { ActivityArt } from '@fanfare/activities/file/base.ts'
import type { ActivityFile } from '@fanfare/activities/schema.ts'
import type { Db } from '#gateway/db/client.ts'
import type { GatewayContext } from '../context.ts'
import { DomainError, Malformed } from '../util/domain-error.ts'
import {
  AddressRefused,
  createLookup,
  openRequest,
  readAtMost,
  resolveAll,
  withDeadline,
  type Resolve,
} from '../util/outgoing.ts'
import { insertPicture, insertSource, listPictures, listSources } from './db/pictures.ts'
import { makePicture, PICTURE_BYTES, pictureIdOf, PictureRefused, tooLarge } from './make-picture.ts'

const FIELDS = ['light', 'dark'] as const
type Field = `art.${(typeof FIELDS)[number]}`
/** The references of a file with their fields. */
const referencesOf = (art: ActivityArt | undefined): [field: Field, reference: string][] =>
  FIELDS.flatMap((name) => (art?.[name] === undefined ? [] : [[`art.${name}`, art[name]] as [Field, string]]))

const isAddress = (reference: string) => /^https:/i.test(reference)

/** A file names addresses that nobody has read yet. A transaction must not wait for the network, so its caller reads them and repeats it. */
export class PicturesToFetch extends DomainError {
  readonly art: ActivityArt

  constructor(field: string, art: ActivityArt) {
    super('MALFORMED', { issues: [{ path: field, message: 'is not read yet: check the file first' }] })
    this.art = art
  }
}

/** @throws DomainError 40000 at the field */
async function refusedAt<T>(field: string, work: () => Promise<T>) {
  try {
    return await work()
  } catch (error) {
    if (error instanceof PictureRefused) throw new Malformed(field, error.message)
    throw error
  }
}

/** Checks a picture and keeps it. @returns its id @throws DomainError 40000 at the field */
export const keepPicture = (
  { db, clock }: GatewayContext,
  bytes: Buffer,
  { field, actor }: { field: string; actor: string },
) =>
  refusedAt(field, async () => {
    const id = pictureIdOf(bytes)
    if ((await listPictures(db, [id])).has(id)) return id
    await insertPicture(db, await makePicture(bytes), { at: clock.now(), actor })
    return id
  })

/** A publication waits for it, within the ten seconds of its request. */
const TIMEOUT_MS = 8_000

interface FetchOptions {
  resolve?: Resolve
  timeoutMs?: number
  /** For tests: a server of this machine with a certificate of its own. */
  trusted?: Pick<RequestOptions, 'ca'>
}

async function readPicture(answer: IncomingMessage) {
  if (answer.statusCode !== 200)
    throw new PictureRefused(`answers ${answer.statusCode}: give the address of the picture itself`)
  const announced = Number(answer.headers['content-length'] ?? 0)
  if (announced > PICTURE_BYTES) throw tooLarge(announced)
  const bytes = await readAtMost(answer, PICTURE_BYTES)
  if (bytes === null) throw new PictureRefused(`is more than ${PICTURE_BYTES / 1_000_000} MB`)
  return bytes
}

/**
 * Reads a picture from an address of the public internet, by the rules of webhooks: no address of a private network, whatever its name resolves to,
 * no redirect, no proxy of the environment. @throws PictureRefused
 */
export async function fetchPicture(
  address: string,
  { resolve = resolveAll, timeoutMs = TIMEOUT_MS, trusted }: FetchOptions = {},
) {
  const allowPrivate = trusted !== undefined
  const lookup = createLookup({ allowPrivate, resolve })
  const headers = { accept: 'image/avif,image/webp,image/png,image/jpeg', 'user-agent': 'Fanfare-Pictures/1' }
  try {
    return await withDeadline(timeoutMs, async (signal) => {
      const options = { headers, lookup, allowPrivate, signal, agent: false as const, ...trusted }
      const answer = await openRequest(new URL(address), options)
      return readPicture(answer).finally(() => answer.destroy())
    })
  } catch (error) {
    if (error instanceof PictureRefused) throw error
    if (error instanceof AddressRefused) throw new PictureRefused('leads to an inner address')
    const isLate = error instanceof Error && error.name === 'TimeoutError'
    throw new PictureRefused(isLate ? `gave no picture within ${timeoutMs / 1000} s` : 'cannot be reached')
  }
}

/** Reads the addresses of a file that nobody has read yet, and keeps their pictures. @throws DomainError 40000 at the field */
export async function fetchPictures(
  gateway: GatewayContext,
  art: ActivityArt | undefined,
  { actor, read = fetchPicture }: { actor: string; read?: (address: string) => Promise<Buffer> },
) {
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
export async function withStoredPictures(db: Db, file: ActivityFile) {
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
      throw new Malformed(field, 'is a file: publish it with npm run activity, or upload it in the console')
    const id = reference.slice(STORED_PICTURE.length)
    if (!stored.has(id)) throw new Malformed(field, 'is no picture that is kept here: upload it again')
    return id
  }
  const ids = references.map((one) => [one[0].slice('art.'.length), `${STORED_PICTURE}${idAt(one)}`])
  return { ...file, art: { ...art, ...(Object.fromEntries(ids) as Partial<ActivityArt>) } }
}
