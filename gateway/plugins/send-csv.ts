import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { CODES } from '#lib/contract/codes.ts'
import type { CsvExport } from '../domain/agent-exports/csv-export.ts'
import { FILE_MS } from '../limits.ts'

async function* withFirst(first: string, rest: CsvExport['parts']): CsvExport['parts'] {
  yield first
  yield* rest
}

/**
 * Streams a file no faster than the client reads it. The first part is made before the answer begins, so that a refusal is an
 * envelope; a fault after it breaks the connection, so that no client takes a part for the whole. A client that leaves ends `parts`.
 */
export async function sendCsv(reply: FastifyReply, { name, parts }: CsvExport): Promise<FastifyReply> {
  const first = await parts.next()
  const stream = Readable.from(withFirst(first.value ?? '', parts), { objectMode: false })
  const timer = setTimeout(() => stream.destroy(new Error('the client reads too slowly')), FILE_MS).unref()
  stream.once('close', () => {
    clearTimeout(timer)
    // A client that left before it read anything has not started the generator, whose end would end `parts`.
    parts.return().catch((error: unknown) => reply.log.warn({ err: error }, 'an export was not recorded'))
  })
  reply.request.answerCode = CODES.SUCCESS.code
  return reply
    .code(200)
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(stream)
}
