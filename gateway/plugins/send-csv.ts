import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { CODES } from '#lib/contract/codes.ts'
import { FILE_MS } from '../limits.ts'
import type { CsvFile } from '../route.ts'

async function* withFirst(first: string, rest: CsvFile['parts']): CsvFile['parts'] {
  try {
    yield first
    yield* rest
  } finally {
    // Left before the rest began: without this its own `finally` would not run.
    await rest.return()
  }
}

/**
 * Streams a file no faster than the client reads it. The first part is made before the answer begins, so that a refusal is an envelope;
 * a fault after it breaks the connection, so that no client takes a part for the whole. A client that leaves ends the generator.
 */
export async function sendCsv(reply: FastifyReply, { name, parts }: CsvFile): Promise<FastifyReply> {
  const first = await parts.next()
  const stream = Readable.from(withFirst(first.value ?? '', parts), { objectMode: false })
  const timer = setTimeout(() => stream.destroy(new Error('the client reads too slowly')), FILE_MS).unref()
  stream.once('close', () => clearTimeout(timer))
  reply.request.answerCode = CODES.SUCCESS.code
  return reply
    .code(200)
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(stream)
}
