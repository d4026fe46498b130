import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'

/** A file of a backup, as the manifest lists it. */
export type Part = Awaited<ReturnType<typeof writePart>>

/** Where the parts are; `key` encrypts them, null when they are in the clear. */
export interface PartFolder {
  folder: string
  key: string | null
}

type Bytes = AsyncIterable<Buffer>

const CHUNK = 64 * 1024
const TAG = 16
const SALT = 32

export const deriveKey = (key: string, salt: string | Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, purpose, 32))

/** Counts the chunks of a file and marks the last one, so that none can be moved, repeated or left out. */
function nonceOf(number: number, isLast: boolean) {
  const nonce = Buffer.alloc(12)
  nonce.writeUIntBE(number, 5, 6)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

/** Chunks of `size` bytes; the last one has what is left, which may be nothing. */
async function* chunksOf(source: Bytes, size: number) {
  let waiting = Buffer.alloc(0)
  let number = 0
  for await (const data of source) {
    waiting = Buffer.concat([waiting, data])
    for (; waiting.length > size; waiting = waiting.subarray(size))
      yield { chunk: waiting.subarray(0, size), number: number++, isLast: false }
  }
  yield { chunk: waiting, number, isLast: true }
}

/**
 * AES-256-GCM in chunks of 64 KiB with a tag each (the construction STREAM). The key is made from `key`, the name of the file and
 * 32 random bytes at its beginning, so that no two files share one.
 */
const encrypt = (key: string, name: string) =>
  async function* (source: Bytes): AsyncGenerator<Buffer> {
    const salt = randomBytes(SALT)
    const fileKey = deriveKey(key, salt, name)
    yield salt
    for await (const { chunk, number, isLast } of chunksOf(source, CHUNK)) {
      const cipher = createCipheriv('aes-256-gcm', fileKey, nonceOf(number, isLast))
      yield Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()])
    }
  }

/** Reads what `encrypt` wrote; throws at the first chunk that was changed, moved or cut, before it passes it on. */
const decrypt = (key: string, name: string) =>
  async function* (source: Bytes): AsyncGenerator<Buffer> {
    let fileKey: Buffer | null = null
    const afterSalt = async function* () {
      let head = Buffer.alloc(0)
      for await (const data of source) {
        if (fileKey !== null) yield data
        else {
          head = Buffer.concat([head, data])
          if (head.length < SALT) continue
          fileKey = deriveKey(key, head.subarray(0, SALT), name)
          yield head.subarray(SALT)
        }
      }
    }
    for await (const { chunk, number, isLast } of chunksOf(afterSalt(), CHUNK + TAG)) {
      if (fileKey === null || chunk.length < TAG) throw new Error(`${name} is cut.`)
      const decipher = createDecipheriv('aes-256-gcm', fileKey, nonceOf(number, isLast))
      decipher.setAuthTag(chunk.subarray(-TAG))
      yield Buffer.concat([decipher.update(chunk.subarray(0, -TAG)), decipher.final()])
    }
  }

/** Passes everything on, and knows size and hash at the end. */
function createMeter() {
  const hash = createHash('sha256')
  let bytes = 0
  return {
    measure: async function* (this: void, source: Bytes) {
      for await (const data of source) {
        hash.update(data)
        bytes += data.length
        yield data
      }
    },
    result: () => ({ bytes, sha256: hash.digest('hex') }),
  }
}

const plain = (source: Bytes) => source

/**
 * Compresses, encrypts and writes a new part, readable by its owner alone; resolves once it is on the disk.
 * @throws Error of the file system, also when a file of this name exists
 */
export async function writePart(source: Readable, name: string, { folder, key }: PartFolder) {
  const file = `${name}.zst${key === null ? '' : '.enc'}`
  const meter = createMeter()
  await pipeline(
    source,
    createZstdCompress(),
    key === null ? plain : encrypt(key, name),
    meter.measure,
    createWriteStream(join(folder, file), { flags: 'wx', mode: 0o600, flush: true }),
  )
  return { file, ...meter.result() }
}

/** @throws Error, a sentence for the user, when the part is missing or not what was written */
export async function checkPart({ file, bytes, sha256 }: Part, folder: string) {
  const meter = createMeter()
  const read = pipeline(createReadStream(join(folder, file)), meter.measure, async (source: Bytes) => {
    for await (const _ of source);
  })
  await read.catch((error: Error) => {
    throw new Error(`The backup is damaged: ${file} cannot be read (${error.message}).`)
  })
  const found = meter.result()
  if (found.bytes !== bytes) throw new Error(`The backup is damaged: ${file} has ${found.bytes} of ${bytes} bytes.`)
  if (found.sha256 !== sha256) throw new Error(`The backup is damaged: ${file} was changed (SHA-256).`)
}

/** Decrypts and decompresses a part into `target`. */
export const readPart = ({ file }: Part, { folder, key }: PartFolder, target: Writable) =>
  pipeline(
    createReadStream(join(folder, file)),
    key === null ? plain : decrypt(key, file.replace(/\.zst\.enc$/, '')),
    createZstdDecompress(),
    target,
  )
