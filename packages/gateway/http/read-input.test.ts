import { afterEach, expect, test, vi } from 'vitest'
import { INPUT_LIMITS } from '#gateway/limits.ts'
import { borrowGateway } from '#gateway/testing/borrow-gateway.ts'

const gateway = await borrowGateway()
afterEach(() => vi.restoreAllMocks())

/** Sends a body to a call of the staff. @returns the fault, and whether the parser of JSON met the body */
async function send(body: string) {
  const parse = vi.spyOn(JSON, 'parse')
  const answer = await gateway.sendOps({ method: 'POST', target: '/ops/v1/users/u_1/sessions/end', body })
  const isParsed = parse.mock.calls.some(([text]) => text === body)
  vi.restoreAllMocks()
  const { data } = JSON.parse(answer.body) as { data: { issues?: { message: string }[] } | null }
  return { fault: data?.issues?.[0]?.message, isParsed }
}

const MEBIBYTE = 1024 * 1024 - 100

test.each([
  ['brackets', '['.repeat(MEBIBYTE), 'is nested too deeply'],
  ['blocks', '{"a":'.repeat(MEBIBYTE / 5), 'is nested too deeply'],
  ['empty lists', `[${'[],'.repeat(MEBIBYTE / 3 - 2)}1]`, 'holds too many values'],
  ['numbers', `[${'1,'.repeat(MEBIBYTE / 2 - 2)}1]`, 'holds too many values'],
  [
    'brackets after a text with quotation marks',
    `["${String.raw`\"[\\`}",${'['.repeat(1_000)}`,
    'is nested too deeply',
  ],
])('[D-23] a body of %s is refused before it is parsed', async (_of, body, fault) => {
  expect(await send(body)).toEqual({ fault, isParsed: false })
})

test('[D-23] marks inside of texts are no depth and no values, however they are escaped', async () => {
  const text = String.raw`[{[{,,,\" \\ \\\" \u005b`.repeat(40_000)
  expect(await send(`{"note":"${text}"}`)).toMatchObject({ isParsed: true })
  const widest = JSON.stringify(Array.from({ length: INPUT_LIMITS.keys.ops }, () => ','))
  expect(await send(widest)).toMatchObject({ isParsed: true })
  const deepest = `${'['.repeat(INPUT_LIMITS.depth)}${']'.repeat(INPUT_LIMITS.depth)}`
  expect(await send(deepest)).toMatchObject({ isParsed: true })
})
