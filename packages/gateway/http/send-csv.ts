import type { CsvExport, ExportEnd } from '#gateway/route.ts'
import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { CODES } from '@fanfare/contract/codes.ts'
import { FILE_MS } from '../limits.ts'

/** Names and values as the query of an address, which is plain ASCII whatever a search has. */
const fields = (pairs: readonly (readonly [string, string])[]): string =>
  new URLSearchParams(pairs.map(([name, value]) => [name, value])).toString()

const CSV = 'text/csv'

const digestField = (digest: Buffer): string => `sha-256=:${digest.toString('base64')}:`

/**
 * Streams a file no faster than the client reads it. The first part is made before the answer begins, so that a refusal is an
 * envelope; a fault after it breaks the connection, so that no client takes a part for the whole. A client that leaves ends `parts`.
 * The digest and the totals are known at the end: they are trailers (RFC 9110 §6.5).
 */
export async function sendCsv(
  reply: FastifyReply,
  { name, type = CSV, about, digest, parts }: CsvExport,
): Promise<FastifyReply> {
  const first = await parts.next()
  let end: ExportEnd | undefined
  async function* content(): AsyncGenerator<string, void, void> {
    if (first.done !== true) yield first.value
    end = yield* parts
  }
  const stream = Readable.from(content(), { objectMode: false })
  const timer = setTimeout(() => stream.destroy(new Error('the client reads too slowly')), FILE_MS).unref()
  stream.once('close', () => {
    clearTimeout(timer)
    // A client that left before it read anything has not started the generator, whose end would end `parts`.
    const leave = async () => void (await parts.return(undefined))
    leave().catch((error: unknown) => reply.log.warn({ err: error }, 'an export was not recorded'))
  })
  reply.request.answerCode = CODES.SUCCESS.code
  if (digest) reply.header('x-content-digest', digestField(digest))
  return reply
    .code(200)
    .type(`${type}; charset=utf-8`)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('x-export', fields(about))
    .trailer('x-content-digest', async () => (end ? digestField(end.digest) : ''))
    .trailer('x-export-totals', async () => (end ? fields(end.totals) : ''))
    .send(stream)
}
