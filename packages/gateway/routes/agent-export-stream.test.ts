import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { beforeAll, expect, test, vi } from 'vitest'
import { deadline } from '@fanfare/kernel/testing/deadline.ts'
import { Watch } from '@fanfare/kernel/testing/watch.ts'
import { DAY_MS } from '@fanfare/kernel/time/durations.ts'
import { AgentWorld, type Agent } from '#gateway/agents/testing/agent-world.ts'
import { residentMiB, spawnGateway } from '#gateway/testing/spawn-gateway.ts'
import { targetOf } from '#gateway/testing/signed-request.ts'
import { borrowGateway } from '#gateway/testing/borrow-gateway.ts'
import { rebateExport } from '@fanfare/contract/agent/rebates.ts'
import { runs } from '@fanfare/kernel/testing/runs.ts'
import { request, type IncomingMessage } from 'node:http'
import { signatureHeaders } from '../testing/signed-request.ts'

/** Sends a signed GET over a connection of its own and returns the answer before its body is read. */
async function openAnswer(
  origin: string,
  target: string,
  { token, now, key }: { token: string; now: number; key: string },
): Promise<IncomingMessage> {
  const headers = { ...signatureHeaders({ method: 'GET', target }, { now, key }), authorization: `Bearer ${token}` }
  const outgoing = request(origin + target, { headers, agent: false })
  outgoing.end()
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage]
  return answer
}

/** Rows that one statement adds. */
const AT_ONCE = 10_000
const ROWS = runs(5) * AT_ONCE
const IS_LONG = ROWS > 50_000
/** MiB; a short export ends before the collector of a busy machine has caught up. */
const MOST_GROWTH = IS_LONG ? 50 : 64
/** Exports of one day, 86,400 rows, until the heap has the size that V8 gives a process with this traffic. */
const WARM_UPS = IS_LONG ? 6 : 0
/** Rows of 1.6 kB: 32 MB, and the kernel buffers some 10 MB of a connection. */
const WIDE_ROWS = 20_000

const gateway = await borrowGateway()
let agent: Agent
let target: string
let wideTarget: string
let dayTarget: string
let origin: string
beforeAll(async () => {
  origin = await gateway.listen()
  const world = new AgentWorld(gateway)
  const id = await world.addCampaign()
  agent = await world.addAgent(id)
  const { userId: referralId } = await world.addReferral(id, agent)
  for (let first = 0; first < ROWS; first += AT_ONCE)
    await world.addLines(id, agent, { referralId, count: AT_ONCE, at: `${Date.now() - first * 1000} - n * 1000` })
  const wideLine = { referralId, count: WIDE_ROWS / 2, product: "'COPY'", symbol: "repeat('x', 1500)" }
  await world.addLines(id, agent, { ...wideLine, at: `${Date.now()} - n` })
  await world.addLines(id, agent, { ...wideLine, at: `${Date.now() - WIDE_ROWS} - n` })
  await gateway.asOwner((db) => sql`analyze rebate_lines`.execute(db))
  target = targetOf(rebateExport, { params: { id }, query: { product: 'SPOT' } })
  wideTarget = targetOf(rebateExport, { params: { id }, query: { product: 'COPY' } })
  const day = new Date(Date.now() - DAY_MS).toISOString().slice(0, 10)
  dayTarget = targetOf(rebateExport, {
    params: { id },
    query: { product: 'SPOT', from: day, to: day, timeZone: 'UTC' },
  })
}, deadline(900_000))

const credentials = () => ({ token: agent.token, now: Date.now(), key: gateway.config.signKey })
const rename = (from: string, to: string) =>
  gateway.asOwner((db) => sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(db))
const open = () => openAnswer(origin, wideTarget, credentials())
const exports = () =>
  gateway.asOwner((db) =>
    db.selectFrom('auditLog').select('detail').where('action', '=', 'agent.export').orderBy('id', 'desc').execute(),
  )

test(
  '[AGT-2] an export is streamed with little memory, whatever its length, and its digest holds',
  { tags: ['long'], timeout: deadline(900_000) },
  async () => {
    const server = await spawnGateway(gateway.databaseUrl)
    const read = async (path: string) => {
      const answer = await openAnswer(server.origin, path, credentials())
      const hash = createHash('sha256')
      let [lines, most] = [0, 0]
      for await (const part of answer as AsyncIterable<Buffer>) {
        most = Math.max(most, residentMiB(server.pid))
        hash.update(part)
        lines += part.toString('latin1').split('\n').length - 1
      }
      return { lines, most, said: answer.trailers['x-content-digest'], digest: hash.digest('base64') }
    }
    await read(wideTarget)
    for (let time = 0; time < WARM_UPS; time += 1) await read(dayTarget)
    const watch = new Watch()
    const before = residentMiB(server.pid)
    const { lines, most, said, digest } = await read(target)
    await server.kill()
    expect(said).toBe(`sha-256=:${digest}:`)
    expect(lines).toBe(1 + ROWS)
    if (IS_LONG) console.info({ seconds: watch.seconds, before, most })
    expect(watch.seconds).toBeLessThan(watch.limit(60))
    expect(most - before).toBeLessThan(MOST_GROWTH)
  },
)

test('[AGT-2] a client that stops reading stops the export, and one that leaves ends it; the audit log has both', async () => {
  const answer = await open()
  answer.pause()
  await sleep(1_500)
  const recorded = (await exports()).length
  answer.destroy()
  const { digest, rows } = await vi.waitFor(async () => {
    const all = await exports()
    if (all.length === recorded) throw new Error('not recorded yet')
    return all[0]?.detail as { rows: number; digest: string | null }
  })
  expect(digest).toBeNull()
  expect(rows).toBeLessThan(WIDE_ROWS / 2)
})

test('[AGT-2] a fault in the middle breaks the connection: no client takes a part for the whole', async () => {
  const answer = await open()
  await once(answer, 'readable')
  await rename('rebate_lines', 'gone')
  const failed = once(answer, 'error')
  answer.resume()
  const [error] = (await failed) as [NodeJS.ErrnoException]
  expect(error.code).toBe('ECONNRESET')
  expect(answer.complete).toBe(false)
  await rename('gone', 'rebate_lines')
})

test('[AGT-2] a fault before the first row is an answer like any other', async () => {
  await rename('rebate_lines', 'gone')
  const response = await gateway.send({ method: 'GET', target, token: agent.token })
  await rename('gone', 'rebate_lines')
  expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([500, '50000'])
  expect(response.headers['content-disposition']).toBeUndefined()
})
