import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { borrowGateway } from '#gateway/testing/borrow-gateway.ts'
import { isAgent } from '@fanfare/contract/agent/campaigns.ts'
import type { RefusalData } from '@fanfare/contract/envelope.ts'

const gateway = await borrowGateway()
const yaml = readFileSync(new URL('../../../../activities/programmes/global-partners.yaml', import.meta.url), 'utf8')
const put = (alias: string, body: object) => gateway.ops('PUT', `programmes/${alias}`, body)
const agent = (userId: string, body: object) => gateway.ops('PUT', `agents/${userId}`, body)
const issuesOf = (answer: { data: unknown }) => (answer.data as RefusalData).issues

test('[AGT-1] an operator publishes a campaign of agents once, and the same file has no effect', async () => {
  const created = await put('global-partners', { yaml })
  expect(created).toMatchObject({ code: '00000', data: { version: 1, created: true, changed: [] } })
  expect(await put('global-partners', { yaml })).toMatchObject({ data: { version: 1, created: false, changed: [] } })
  const other = yaml.replace('Global Partners', 'World Partners')
  expect(await put('global-partners', { yaml: other })).toMatchObject({ data: { version: 2, changed: ['texts'] } })
  const log = await gateway.db.selectFrom('auditLog').selectAll().where('action', 'like', 'programme.%').execute()
  expect(log).toMatchObject([
    { actor: 'operator:tests', action: 'programme.published' },
    { action: 'programme.changed' },
  ])
})

test.each([
  [{ yaml: yaml.replace("FUTURES: '0.3'", "FUTURES: '1.3'") }, 'levels.0.rates.FUTURES'],
  [{ yaml: yaml.replace('activeTraders: 25', 'activeTraders: 0') }, 'levels.1.activeTraders'],
  [{ yaml: yaml.replace('settleHours', 'settleHour') }, 'settleHour'],
  [{ yaml: `${yaml}\nalias: twice` }, ''],
  [{ yaml: yaml.replace("'+400d 00:00'", "'-401d 00:00'") }, 'endTime'],
])('[AGT-1] a fault of the file is refused with its field (%#)', async (body, field) => {
  const answer = await put('global-partners', body)
  expect(answer.code).toBe('40000')
  expect(issuesOf(answer)?.map(({ path }) => path)).toContain(field)
})

test('[AGT-1] [AUTH-8] an operator makes users agents; their level is that of the campaign', async () => {
  await put('global-partners', { yaml })
  const [top, sub] = [await gateway.register(), await gateway.register()]
  const joined = await agent(top.userId, { alias: 'global-partners', rates: { FUTURES: '0.48' } })
  expect(joined).toMatchObject({ code: '00000', data: { created: true, rates: { FUTURES: '0.48' }, suspended: false } })
  const below = await agent(sub.userId, { alias: 'global-partners', uplineUserId: top.userId })
  expect(below).toMatchObject({ code: '00000', data: { uplineUserId: top.userId } })
  expect(await gateway.call(isAgent, {}, top)).toMatchObject({ code: '0', data: { level: 'bronze' } })
  const changed = await agent(top.userId, { alias: 'global-partners', suspended: true })
  expect(changed).toMatchObject({ data: { created: false, suspended: true, rates: { FUTURES: '0.48' } } })
})

test('[AGT-1] a refusal names the field', async () => {
  await put('global-partners', { yaml })
  const { userId } = await gateway.register()
  const path = async (answer: Promise<{ data: unknown }>) => issuesOf(await answer)?.[0]?.path
  expect(await path(agent(userId, {}))).toBe('campaignId')
  expect(await path(agent(userId, { alias: 'unknown' }))).toBe('alias')
  expect(await path(agent('u_unknown', { alias: 'global-partners' }))).toBe('userId')
  expect(await path(agent(userId, { alias: 'global-partners', uplineUserId: 'u_none' }))).toBe('uplineUserId')
  expect(await path(agent(userId, { alias: 'global-partners', uplineUserId: userId }))).toBe('uplineUserId')
  expect(await path(agent(userId, { alias: 'global-partners', rates: { SPOT: '1' } }))).toBe('rates.SPOT')
  expect(await path(agent(userId, { alias: 'global-partners', rates: { SPOTS: '0.1' } }))).toBeTruthy()
  const line = [userId]
  for (let depth = 0; depth < 3; depth += 1) {
    const next = await gateway.register()
    await agent(next.userId, { alias: 'global-partners', ...(depth > 0 ? { uplineUserId: line.at(-1) } : {}) })
    line.push(next.userId)
  }
  expect(await path(agent(userId, { alias: 'global-partners', uplineUserId: line.at(-1) }))).toBe('uplineUserId')
  expect(await path(agent(line.at(-1) ?? '', { alias: 'global-partners', uplineUserId: line[1] }))).toBe('uplineUserId')
})

test('[AGT-1] a change of the terms that agents were promised is refused', async () => {
  await put('global-partners', { yaml })
  const { userId } = await gateway.register()
  await agent(userId, { alias: 'global-partners' })
  for (const [from, to, field] of [
    ["FUTURES: '0.3'", "FUTURES: '0.2'", 'levels'],
    ['days: 30', 'days: 60', 'clawBack'],
    ["amount: '5000'", "amount: '500'", 'monthlyCap'],
    ["'+400d 00:00'", "'-1d 00:00'", 'endTime'],
  ] as const)
    expect(issuesOf(await put('global-partners', { yaml: yaml.replace(from, to) }))?.[0]?.path).toBe(field)
  expect(await put('global-partners', { yaml: yaml.replace('Bronze', 'Iron') })).toMatchObject({ code: '00000' })
})
