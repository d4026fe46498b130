import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { CALLS, OPS_CALLS } from '@fanfare/contract/index.ts'
import { callExports, callsDocument, createTestFinder } from './calls-table.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const printed = callsDocument(createTestFinder(root))

test('[API-6] every call has one row: call, permission, request, data, refusals, screens, tests', () => {
  const rows = printed.split('\n').filter((line) => line.startsWith('| `'))
  expect(rows).toHaveLength(CALLS.length + OPS_CALLS.length)
  for (const { method, path } of [...CALLS, ...OPS_CALLS]) expect(printed).toContain(`| \`${method} ${path}\` |`)
  for (const row of rows) expect(row.replaceAll('\\|', '').match(/\|/g)).toHaveLength(8)
})

test('[API-6] every test that the table names exists', () => {
  const named = [...printed.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)`/g)].map(([, file]) => file ?? '')
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter((file) => !existsSync(`${root}/${file}`))).toEqual([])
})

test('every call of the registry is found in a file of the contract', () => {
  const found = callExports(root)
  expect([...found.keys()].toSorted()).toEqual([...CALLS, ...OPS_CALLS].map(({ name }) => name).toSorted())
})

test('a call’s tests are found by its path or its file', () => {
  const testsOf = createTestFinder(root)
  const obtainReward = CALLS.find(({ name }) => name === 'obtainReward')
  expect(obtainReward && testsOf(obtainReward)).toContain('lib/http/call.test.ts')
})
