import { type IncomingMessage, type ServerResponse } from 'node:http'
import { serve } from '@fanfare/kernel/testing/serve.ts'
import { expect, test } from 'vitest'
import { rebateExport } from '@fanfare/contract/agent/rebates.ts'
import type { BearerToken } from '../session/tokens.ts'
import { createFileCaller, type CallerOptions } from './call.ts'
import { createServerClock } from './clock.ts'
import { ContractError, GatewayError, NetworkError } from './errors.ts'
import { readFile } from './read-file.ts'
import { clientOf } from './testing/client-of.ts'

const INPUT = { params: { id: 'a1' }, query: { product: 'SPOT', columns: 'at,rebate' } } as const
const TARGET = '/v1/activity/general/agent/rebate/export/a1?timeZone=UTC&product=SPOT&columns=at%2Crebate'
const OLD: BearerToken = { value: 'old', from: 'site' }
const NOW = 1_763_600_000_000

type Answer = (response: ServerResponse) => void
const csv =
  (text: string): Answer =>
  (response) =>
    response.writeHead(200, { 'content-type': 'text/csv; charset=utf-8' }).end(text)
const refusal =
  (code: string, status = 200): Answer =>
  (response) =>
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify({ code, msg: 'no', data: null, requestTime: NOW + 60_000 }))

/** A caller of a server that answers in turn, and what the server got. */
async function callerOf(answers: Answer[], options: CallerOptions = {}) {
  const sent: Pick<IncomingMessage, 'url' | 'headers'>[] = []
  const origin = await serve(({ url, headers }, response) => {
    sent.push({ url, headers })
    answers[sent.length - 1]?.(response)
  })
  const client = clientOf(origin, { clock: createServerClock(() => NOW), token: () => OLD })
  return { callForFile: createFileCaller(client, options), sent }
}

test('[AGT-2] a file keeps every byte, its mark of UTF-8 too, and reports its progress', async () => {
  const { callForFile, sent } = await callerOf([csv('\uFEFF"at"\r\n')])
  const seen: number[] = []
  const file = await readFile(await callForFile(rebateExport, INPUT), (bytes) => seen.push(bytes))
  expect([...new Uint8Array(await file.arrayBuffer())].slice(0, 4)).toEqual([0xef, 0xbb, 0xbf, 0x22])
  expect(seen.at(-1)).toBe(9)
  expect(sent[0]?.url).toBe(TARGET)
  expect(sent[0]?.headers).toMatchObject({ authorization: 'Bearer old', language: 'en', 'x-timestamp': String(NOW) })
  expect(sent[0]?.headers['x-sig']).toMatch(/^[0-9a-f]{32}$/)
})

test.each([
  ['a refusal with its code', refusal('51030'), GatewayError],
  ['a status', refusal('50000', 500), NetworkError],
  ['a success without a file', refusal('00000'), ContractError],
])('[AGT-2] the export fails with %s', async (_, answer, failure) => {
  const { callForFile } = await callerOf([answer])
  await expect(callForFile(rebateExport, INPUT)).rejects.toThrow(failure)
})

test('[AGT-2] after a refused token or a wrong clock the export is sent again', async () => {
  const renew = () => Promise.resolve({ value: 'new', from: 'site' } as const)
  const { callForFile, sent } = await callerOf([refusal('40002', 401), refusal('00004'), csv('x')], { renew })
  expect(await (await callForFile(rebateExport, INPUT)).text()).toBe('x')
  expect(sent.map(({ headers }) => headers.authorization)).toEqual(['Bearer old', 'Bearer old', 'Bearer new'])
  expect(sent.map(({ headers }) => Number(headers['x-timestamp']) - NOW)).toEqual([0, 60_000, 60_000])
})

test('[AGT-2] a file that breaks off is a failure, not a part of a file', async () => {
  const { callForFile } = await callerOf([
    (response) => {
      response.writeHead(200, { 'content-type': 'text/csv', 'content-length': '100' }).write('"at"')
      setTimeout(() => response.destroy(), 20)
    },
  ])
  const answer = await callForFile(rebateExport, INPUT)
  await expect(readFile(answer, () => undefined)).rejects.toThrow(NetworkError)
})

test('[AGT-2] a page that is left ends its download', async () => {
  let isClosed = false
  const { callForFile } = await callerOf([
    (response) => {
      response.on('close', () => (isClosed = true))
      response.writeHead(200, { 'content-type': 'text/csv' }).write('"at"')
    },
  ])
  const leaving = new AbortController()
  const answer = await callForFile(rebateExport, INPUT, { signal: leaving.signal })
  leaving.abort()
  await expect(readFile(answer, () => undefined)).rejects.toThrow(NetworkError)
  await expect.poll(() => isClosed).toBe(true)
})
