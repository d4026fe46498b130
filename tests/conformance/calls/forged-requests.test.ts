import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { publishActivity } from '@fanfare/gateway/activities/publication/publish-activity.ts'
import { activityFile } from '@fanfare/gateway/testing/activity-file.ts'
import { AgentWorld } from '@fanfare/gateway/agents/testing/agent-world.ts'
import { targetOf } from '@fanfare/gateway/testing/signed-request.ts'
import { startGateway } from '@fanfare/gateway/testing/start-gateway.ts'
import { createTestDatabase } from '@fanfare/gateway/testing/test-database.ts'
import { apply } from '@fanfare/contract/activity/join.ts'
import type { CallDefinition } from '@fanfare/contract/define-call.ts'
import { CALLS } from '@fanfare/contract/index.ts'
import { PLAUSIBLE } from './hostile-values.ts'

const database = await createTestDatabase()
const gateway = await startGateway({ database })
const { activityId } = await publishActivity(gateway.ctx, { file: activityFile(), actor: 'operator' })
const world = new AgentWorld(gateway)
const campaignId = await world.addCampaign()
const agent = await world.addAgent(campaignId)
await gateway.call(apply, { query: { activityId } }, agent)
afterAll(async () => {
  await gateway.stop()
  await database.drop()
})

const named = (calls: readonly CallDefinition[]) => calls.map((call) => [call.name, call] as const)

/** Input that the call accepts. */
const inputOf = (call: CallDefinition) => {
  const { shape = {} } = (call.query ?? {}) as { shape?: Record<string, unknown> }
  const query = Object.entries({ ...PLAUSIBLE, activityId }).filter(([name]) => Object.hasOwn(shape, name))
  return targetOf(call, { params: { id: campaignId, alias: 'small-cup' }, query: Object.fromEntries(query) })
}

/** Logout and refresh may use their cookie and check the origin themselves. */
const BY_COOKIE = new Set(['logout', 'refreshToken'])
const changes = CALLS.filter(
  ({ method, auth, name }) => method !== 'GET' && (auth === 'user' || auth === 'agent') && !BY_COOKIE.has(name),
)

test.each(named(changes))(
  '[D-6] %s is refused with the cookies of a session alone, and without a signature',
  async (_name, call) => {
    const pairs = Object.entries(agent.cookies).map(([name, value]) => `${name}=${value}`)
    const sent = { method: call.method, target: inputOf(call), body: '{}', headers: { cookie: pairs.join('; ') } }
    expect((await gateway.send({ ...sent, signed: call.signed })).json<{ code: string }>().code).toBe('600')
    const unsigned = await gateway.send({ ...sent, token: agent.token, signed: false })
    expect(unsigned.json<{ code: string }>().code).toBe('40001')
  },
)

describe('while the database refuses to write', () => {
  /** An export adds its line to the audit log (D-26), and it needs a bearer token like every call of agents. */
  const reads = CALLS.filter(({ method, answers }) => method === 'GET' && answers === 'json')
  const usual = new Map<string, string>()
  const ask = async (call: CallDefinition) => {
    const { statusCode, body } = await gateway.send({
      method: 'GET',
      target: inputOf(call),
      token: agent.token,
      signed: call.signed,
    })
    return `${statusCode} ${/"code":"(\w+)"/.exec(body)?.[1]}`
  }

  beforeAll(async () => {
    for (const call of reads) usual.set(call.name, await ask(call))
    const name = new URL(database.url).pathname.slice(1)
    await database.attack(`alter database ${name} set default_transaction_read_only = on`)
    await database.attack(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and pid <> pg_backend_pid()`,
    )
    const write = () => gateway.db.deleteFrom('signatureNonces').execute()
    await vi.waitFor(() => expect(write()).rejects.toMatchObject({ code: '25006' }))
  })

  test.each(named(reads))('[D-6] GET %s answers as usual, so that it changes nothing', async (name, call) => {
    expect(await ask(call)).toBe(usual.get(name))
  })

  test('[D-6] most calls have answered with data', () => {
    expect([...usual.values()].filter((answer) => answer.startsWith('200')).length).toBeGreaterThan(usual.size / 2)
  })
})
