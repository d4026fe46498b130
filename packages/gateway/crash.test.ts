import { createHash, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, expect, test, vi } from 'vitest'
import { deadline } from '@fanfare/kernel/testing/deadline.ts'
import { temporaryFolder } from '@fanfare/kernel/testing/temporary-folder.ts'
import type { Envelope } from '@fanfare/contract/envelope.ts'
import { runs, whenChanged } from '@fanfare/kernel/testing/runs.ts'
import { audit } from './audit/run-audit.ts'
import { ANCHOR_FILE } from './config.ts'
import { createSealKeeper } from './seals/seal-keeper.ts'
import { sealAll } from '#gateway/testing/seal-all.ts'
import { verifySeals } from './seals/verify-seals.ts'
import { spawnGateway, type SpawnedGateway } from './testing/spawn-gateway.ts'
import { opsHeaders, signatureHeaders } from './testing/signed-request.ts'
import { createTaskWorld, HOUR, trade, tradeTask } from './testing/task-world.ts'

const CRASHES = runs(4)
const USERS = 60 * CRASHES
/** The budget does not suffice for these. */
const TOO_MANY = 20
const CLIENTS = 12

interface Person {
  userId: string
  token: string
}

const world = await createTaskWorld({ now: Date.now })
const dataDir = temporaryFolder()
const anchorFile = join(dataDir, ANCHOR_FILE)
let activityId: string
const people: Person[] = []

beforeAll(async () => {
  const limit = String((USERS - TOO_MANY) * 5)
  activityId = await world.publish({ tasks: [tradeTask()], budget: [{ rewardType: 'GIFT_CASH', unit: 'USDT', limit }] })
  const { db, newId } = world.gateway
  const now = world.clock.now()
  for (let made = 0; made < USERS; made += 1) {
    const userId = await world.addUser()
    await world.joinActivity(userId, activityId)
    const token = randomBytes(32).toString('base64url')
    const familyId = newId('f')
    await db.insertInto('tokenFamilies').values({ familyId, userId, createdAt: now }).execute()
    const tokenHash = createHash('sha256').update(token).digest('hex')
    await db
      .insertInto('tokens')
      .values({ tokenHash, familyId, kind: 'access', expiresAt: now + HOUR, createdAt: now })
      .execute()
    people.push({ userId, token })
  }
})

interface Acknowledged {
  rewards: Map<string, string>
  events: Set<string>
  answers: number
}

async function post(origin: string, target: string, body: string, headers: Record<string, string>) {
  const response = await fetch(`${origin}${target}`, {
    method: 'POST',
    headers: { ...(body === '' ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === '' ? {} : { body }),
  })
  return (await response.json()) as Envelope & { data: { rewardId: string; accepted: number; duplicates: number } }
}

async function claim(origin: string, { token }: Person) {
  const target = `/v1/activity/obtainReward?activityId=${activityId}&taskId=first-trade`
  const signature = signatureHeaders({ method: 'POST', target }, { now: Date.now(), key: world.gateway.config.signKey })
  return post(origin, target, '', { ...signature, authorization: `Bearer ${token}` })
}

async function sendTrade(origin: string, { userId }: Person) {
  const event = trade(userId, Date.now())
  const body = JSON.stringify({ events: [event] })
  const target = '/ops/v1/events'
  const secret = world.gateway.config.opsSecrets[0] ?? ''
  const signature = opsHeaders({ method: 'POST', target, body }, { now: Date.now(), secret })
  const { code, data } = await post(origin, target, body, signature)
  return { code, accepted: data.accepted, eventId: event.eventId }
}

async function client(origin: string, acknowledged: Acknowledged, faults: string[]): Promise<void> {
  for (;;) {
    const person = people[Math.floor(Math.random() * people.length)]
    if (person === undefined) return
    try {
      if (Math.random() < 0.5) {
        const sent = await sendTrade(origin, person)
        if (sent.accepted === 1) acknowledged.events.add(sent.eventId)
        else faults.push(`an event was answered ${sent.code}`)
      }
      const { code, data } = await claim(origin, person)
      const before = acknowledged.rewards.get(person.userId)
      if (code === '00000') {
        acknowledged.rewards.set(person.userId, data.rewardId)
        if (before !== undefined && before !== data.rewardId) faults.push(`${person.userId} was granted twice`)
      } else if (before !== undefined) faults.push(`${person.userId} lost a reward: ${code}`)
      else if (!['51011', '51014'].includes(code)) faults.push(`unexpected ${code}`)
      acknowledged.answers += 1
    } catch {
      return
    }
  }
}

test(
  '[GW-3] after repeated kills in the middle of claims and events, nothing acknowledged is lost and nothing is granted twice',
  {
    ...whenChanged('gateway/rewards', 'gateway/facts', 'gateway/seals'),
    timeout: deadline(180_000 + CRASHES * 15_000),
  },
  async () => {
    const acknowledged: Acknowledged = { rewards: new Map(), events: new Set(), answers: 0 }
    const faults: string[] = []
    const { db } = world.gateway
    for (let crash = 0; crash < CRASHES; crash += 1) {
      const { origin, kill } = await spawnGateway(world.database.url, { DATA_DIR: dataDir })
      const clients = Array.from({ length: CLIENTS }, () => client(origin, acknowledged, faults))
      // Counts answers instead of time, so that a slow machine is killed in the middle of its work, too.
      const enough = acknowledged.answers + 30 + Math.random() * 100
      for (let waited = 0; acknowledged.answers < enough && waited < 10_000; waited += 5) await sleep(5)
      await kill()
      await Promise.all(clients)
      expect(await audit(db)).toEqual([])
      // Every second crash leaves a backlog for the next gateway.
      if (crash % 2 === 0) await createSealKeeper(world.gateway, anchorFile).seal()
      expect((await verifySeals(db, { anchorFile })).violations).toEqual([])
    }
    expect(faults).toEqual([])
    expect(acknowledged.rewards.size).toBeGreaterThan(0)
    expect(acknowledged.events.size).toBeGreaterThan(0)

    const last: SpawnedGateway = await spawnGateway(world.database.url, { DATA_DIR: dataDir })
    await vi.waitFor(async () =>
      expect(await db.selectFrom('evaluationQueue').select('userId').limit(1).execute()).toEqual([]),
    )
    for (const person of people) {
      const before = acknowledged.rewards.get(person.userId)
      if (before !== undefined) expect((await claim(last.origin, person)).data.rewardId).toBe(before)
    }
    const stored = await db.selectFrom('events').select('eventId').execute()
    const kept = new Set(stored.map(({ eventId }) => eventId))
    expect([...acknowledged.events].filter((eventId) => !kept.has(eventId))).toEqual([])
    await last.kill()
    expect(await audit(db)).toEqual([])
    await sealAll(db, createSealKeeper(world.gateway, anchorFile))
    const { violations, notices, rows } = await verifySeals(db, { anchorFile })
    expect([violations, notices]).toEqual([[], []])
    expect(rows).toBeGreaterThan(acknowledged.rewards.size + acknowledged.events.size)
  },
)
