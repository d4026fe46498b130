import { expect, test } from 'vitest'
import { purgeExpired } from '#gateway/retention.ts'
import { createAgentWorld } from '#gateway/agents/testing/agent-world.ts'
import { agentCodes } from '@fanfare/contract/agent/codes.ts'
import { visit } from '@fanfare/contract/agent/invites.ts'
import { malformed } from '#gateway/testing/signed-request.ts'

const DAY = 86_400_000

let now = Date.parse('2026-11-20T23:50:00Z')
const { gateway, id, agent } = await createAgentWorld({ now: () => now })

const rows = () => gateway.rows('codeVisits', {}, 'at')
const send = (vipCode: string, { address = '203.0.113.7', browser = 'Firefox' } = {}) =>
  gateway.call(
    visit,
    { body: { vipCode, path: '/en/register' } },
    { headers: { 'x-forwarded-for': address, 'user-agent': browser } },
  )

test('[AGT-4] a visit counts once per code, UTC day and client', async () => {
  expect(await send(agent.code)).toMatchObject({ code: '00000', data: {} })
  await send(agent.code.toLowerCase())
  await Promise.all(Array.from({ length: 8 }, () => send(agent.code)))
  expect(await rows()).toHaveLength(1)
  await send(agent.code, { browser: 'Chrome' })
  await send(agent.code, { address: '203.0.113.8' })
  expect(await rows()).toHaveLength(3)
  const answer = await gateway.call(agentCodes, { params: { id } }, agent)
  expect(answer.data.items).toMatchObject([{ vipCode: agent.code, visits: 3 }])
})

test('[AGT-4][AGT-5] the next day has another salt: the same client counts again, and the days do not connect', async () => {
  const salt = async () => (await gateway.rows('secrets', { name: 'visit-salt' }))[0]?.value
  const yesterday = await salt()
  const before = await rows()
  now += 20 * 60_000
  await send(agent.code)
  expect(await salt()).not.toBe(yesterday)
  expect(await salt()).toMatch(/^2026-11-21:.{43}$/)
  const all = await rows()
  expect(all).toHaveLength(before.length + 1)
  expect(before.map(({ client }) => client)).not.toContain(all.at(-1)?.client)
  expect(JSON.stringify(all)).not.toMatch(/203\.0\.113|Firefox|register/)
})

test('[AGT-4] an unknown code and a code of a user are answered alike and count nothing', async () => {
  const before = (await rows()).length
  const friend = await gateway.register()
  const [{ vipCode } = { vipCode: '' }] = await gateway.rows('users', { userId: friend.userId })
  const known = await send(agent.code, { address: '203.0.113.9' })
  for (const code of [vipCode, 'UNKNOWN1']) {
    const { requestTime, headers, ...answer } = await send(code)
    expect({ ...answer, requestTime, headers: Object.keys(headers) }).toEqual({
      ...known,
      requestTime,
      headers: Object.keys(known.headers),
    })
  }
  expect(await rows()).toHaveLength(before + 1)
})

test('[AGT-4] refuses a code of another form by its field', async () => {
  expect(await send('<b>')).toMatchObject(malformed('vipCode'))
})

test('[AGT-4] housekeeping keeps the visits that the figures need, 740 days', async () => {
  const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)
  const ages = [739, 740, 741, 900].map((days) => now - days * DAY)
  const old = ages.map((at) => ({ code: 'OLD', client: String(at), day: dayOf(at), at }))
  await gateway.db.insertInto('codeVisits').values(old).execute()
  await purgeExpired(gateway.ctx)
  expect((await rows()).filter(({ code }) => code === 'OLD').map(({ at }) => at)).toEqual([ages[1], ages[0]])
})
