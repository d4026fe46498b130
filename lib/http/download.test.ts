import { expect, test } from 'vitest'
import { rebateExport } from '../contract/agent/rebate-export.ts'
import type { FileClient, HttpClient } from './client.ts'
import { createServerClock } from './clock.ts'
import { createDownload } from './download.ts'
import { GatewayError, NetworkError } from './errors.ts'

const INPUT = { params: { id: 'a1' }, query: { product: 'SPOT', columns: 'at,rebate' } } as const

/** A client that answers in turn, and the targets and tokens it got. */
function clientOf(answers: (() => Response)[]) {
  const sent: string[] = []
  const client: HttpClient & FileClient = {
    clock: createServerClock(() => 1000),
    random: () => 'r',
    token: () => ({ value: 'old', from: 'site' }),
    send: () => Promise.reject(new Error('not a file')),
    open: async ({ target, token }) => {
      sent.push(`${token?.value} ${target}`)
      const answer = answers.shift()
      if (!answer) throw new Error('too many requests')
      return answer()
    },
  }
  return { client, sent }
}

const TARGET = '/v1/activity/general/agent/rebate/export/a1?timeZone=UTC&product=SPOT&columns=at%2Crebate'
const csv = (body: BodyInit) => () => new Response(body, { headers: { 'content-type': 'text/csv; charset=utf-8' } })
const refusal = (code: string) => () =>
  Response.json({ code, msg: '', data: null, requestTime: 5000 }, { headers: { 'content-type': 'application/json' } })

test('[AGT-2] a file keeps every byte, its mark of UTF-8 too, and reports its progress', async () => {
  const { client, sent } = clientOf([csv('\uFEFF"at"\r\n')])
  const seen: number[] = []
  const file = await createDownload(client, {})(rebateExport, INPUT, { onProgress: (bytes) => seen.push(bytes) })
  expect([...new Uint8Array(await file.arrayBuffer())].slice(0, 4)).toEqual([0xef, 0xbb, 0xbf, 0x22])
  expect(seen.at(-1)).toBe(9)
  expect(sent).toEqual([`old ${TARGET}`])
})

test('[AGT-2] a refused export is an error with its code', async () => {
  const { client } = clientOf([refusal('51030')])
  await expect(createDownload(client, {})(rebateExport, INPUT)).rejects.toThrow(GatewayError)
})

test('[AGT-2] an export gets a new token after the old one was refused', async () => {
  const { client, sent } = clientOf([refusal('00004'), csv('x')])
  const download = createDownload(client, { renew: async () => ({ value: 'new', from: 'site' }) })
  expect((await download(rebateExport, INPUT)).size).toBe(1)
  expect(sent).toEqual([`old ${TARGET}`, `new ${TARGET}`])
})

test('[AGT-2] a file that breaks off is a failure, not a part of a file', async () => {
  const broken = new ReadableStream({
    pull: (controller) => controller.error(new Error('connection reset')),
  })
  const { client } = clientOf([csv(broken)])
  await expect(createDownload(client, {})(rebateExport, INPUT)).rejects.toThrow(NetworkError)
})
