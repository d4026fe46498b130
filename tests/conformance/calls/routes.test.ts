import { expect, test } from 'vitest'
import { CALLS, OPS_CALLS } from '@fanfare/contract/index.ts'
import { ROUTES } from '@fanfare/gateway/routes/registry.ts'
import { callsDocument } from '../../../scripts/calls-table.ts'

const names = (calls: readonly { name: string }[]) => calls.map(({ name }) => name).toSorted()
const contract = [...CALLS, ...OPS_CALLS]

test('[API-6] every route binds one call of the contract, each call once and by the value of the registry', () => {
  expect(new Set(ROUTES.map(({ call }) => call.name)).size).toBe(ROUTES.length)
  for (const { call } of ROUTES) expect(contract).toContain(call)
})

test('[GW-1] every call of the contract has a route', () => {
  const routed = new Set(ROUTES.map(({ call }) => call.name))
  expect(names(contract.filter(({ name }) => !routed.has(name)))).toEqual([])
})

test('[GW-5] the calls beyond the table of the specification have routes of the gateway, and a list of their own', () => {
  const extensions = contract.filter(({ source }) => source === 'extension')
  expect(extensions.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['login', 'lotteryDraw', 'competitionRank', 'competitionTeam', 'sendEvents']),
  )
  const routed = new Set(ROUTES.map(({ call }) => call.name))
  expect(names(extensions.filter(({ name }) => !routed.has(name)))).toEqual([])
  const [table = '', apart = ''] = callsDocument(() => []).split(/^## .*xtensions.*$/m)
  for (const { method, path, name } of extensions) {
    const row = `| \`${method} ${path}\` |`
    expect([name, table.includes(row), apart.includes(row)]).toEqual([name, false, true])
  }
})
