import { expect, test } from 'vitest'
import { addLines } from '#gateway/agents/testing/agent-lines.ts'
import { createAgentWorld } from '#gateway/agents/testing/agent-world.ts'
import { readExport } from '#gateway/testing/read-export.ts'
import { targetOf } from '#gateway/testing/signed-request.ts'
import { DAY, NOW } from '#gateway/testing/task-world.ts'
import { performance } from '@fanfare/contract/agent/performance.ts'
import { rebateList } from '@fanfare/contract/agent/rebates.ts'
import { referralExport, referralList, saveReferralNote } from '@fanfare/contract/agent/referrals.ts'

const { gateway, world, id, agent } = await createAgentWorld({ now: NOW })
const notes = ['50% off_\\', 'Ночь 🎉', "o'hara", 'plain', 'Đà Nẵng, spring fair']
for (const note of notes) {
  const { userId, referralId } = await world.addReferral(id, agent, { registeredAt: NOW - DAY })
  const line = { campaignId: id, agentId: agent.userId, userId, code: agent.code, at: NOW - DAY }
  await addLines(gateway.db, [{ ...line, settleDay: '2026-11-19' }])
  await gateway.call(saveReferralNote, { params: { id }, body: { referralId, note } }, agent)
}

const LISTS = [rebateList, referralList, performance]
const ask = async (call: (typeof LISTS)[number], query: Record<string, unknown>) => {
  const target = targetOf(call, { params: { id }, query })
  const response = await gateway.send({ method: 'GET', target, token: agent.token })
  const { code, data } = response.json<{
    code: string
    data: { total: number; items: unknown[]; issues?: { path: string }[] }
  }>()
  return { status: response.statusCode, code, data }
}

test.each([
  [{ from: '2026-11-10', to: '2026-11-09' }, 'from'],
  [{ timeZone: 'Mars/Olympus' }, 'timeZone'],
  [{ from: 'yesterday' }, 'from'],
  [{ sort: 'password_hash' }, 'sort'],
  [{ pageSize: 501 }, 'pageSize'],
  [{ pageSize: 0 }, 'pageSize'],
  [{ pageIndex: -1 }, 'pageIndex'],
  [{ source: 'ALL' }, 'source'],
  [{ search: 'x'.repeat(65) }, 'search'],
])('[AGT-2] every list refuses %j and names %s', async (query, path) => {
  for (const call of LISTS) {
    const { status, code, data } = await ask(call, query)
    expect.soft([status, code, data.issues?.map((issue) => issue.path)], call.name).toEqual([400, '40000', [path]])
  }
})

test.each([
  [{ from: '2018-11-04', to: '2018-11-04', timeZone: 'America/Sao_Paulo' }],
  [{ from: '2026-04-24', to: '2026-04-24', timeZone: 'Africa/Cairo' }],
  [{ pageIndex: 1_000_000, pageSize: 500 }],
])('[AGT-2] every list answers %j', async (query) => {
  for (const call of LISTS) expect.soft((await ask(call, query)).code, call.name).toBe('00000')
})

test.each([
  ['%', 1],
  ['_', 1],
  [String.raw`\ `, 1],
  [`50% OFF_\\`, 1],
  ["%_\\'", 0],
  ['🎉', 1],
  ['ночь', 1],
  ['  plain  ', 1],
  ['', 5],
  ['nothing of it', 0],
  ['OFF_ 50%', 1],
  ['da nang', 1],
  ['plian', 1],
  ['pln', 0],
  ['\u0301', 0],
])('[AGT-2] the search %j finds %d referrals, their lines, and the same in the export', async (search, found) => {
  expect((await ask(referralList, { search })).data.total).toBe(found)
  expect((await ask(rebateList, { search })).data.total).toBe(found)
  const target = targetOf(referralExport, { params: { id }, query: { search } })
  const { rawPayload } = await gateway.send({ method: 'GET', target, token: agent.token })
  expect(readExport(rawPayload).rows).toHaveLength(found)
})

test('[AGT-2] a code may have a typo in a letter, and its words may be in code, tag and note', async () => {
  const { code } = agent
  const at = code.search(/[A-Z]/)
  const typo = code.slice(0, at) + (code[at] === 'X' ? 'Y' : 'X') + code.slice(at + 1)
  for (const [search, found] of [
    [typo, 5],
    [`${code} plian`, 1],
    [`fair ${code.toLowerCase()}`, 1],
    [`${code} nothing`, 0],
  ] as const) {
    expect.soft((await ask(referralList, { search })).data.total, search).toBe(found)
    expect.soft((await ask(rebateList, { search })).data.total, search).toBe(found)
  }
})
