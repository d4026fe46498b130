import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { apply } from '@fanfare/contract/activity/join.ts'
import { activityReport } from '@fanfare/contract/ops/activity-report.ts'
import { audiences as audiencesCall } from '@fanfare/contract/staff/audiences.ts'
import { deleteList } from '#gateway/activities/db/audience-lists.ts'
import { refoldFacts } from '#gateway/facts/tallies/refold-facts.ts'
import { activityInput } from '#gateway/testing/activity-file.ts'
import { answerOf, malformed, type UntypedData } from '#gateway/testing/signed-request.ts'
import type { TestUser } from '#gateway/testing/called-gateway.ts'
import { borrowGateway } from '#gateway/testing/borrow-gateway.ts'
import { trade } from '#gateway/testing/task-world.ts'

const gateway = await borrowGateway()

const part = async (name: string, n: number, text: string, query = '') =>
  answerOf<UntypedData>(
    await gateway.sendOps({
      method: 'PUT',
      target: `/ops/v1/audiences/${name}/parts/${n}${query}`,
      body: text,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'x-ops-actor': 'olga' },
    }),
  )
const commit = (name: string, parts: number) => gateway.ops('POST', `audiences/${name}/commit`, { parts })
const publish = (alias: string, audience: object) =>
  gateway.ops('PUT', `activities/${alias}`, activityInput({ alias, audience } as never))
const join = async (activityId: string, user: TestUser) => {
  const { code, data } = await gateway.call(apply, { query: { activityId } }, user)
  return code === '00000' ? 'joined' : (data as UntypedData).reasonCode
}
const tag = (userId: string, tags: string[], more: { vipTier?: number; occurredAt?: number } = {}) =>
  gateway.sendFacts({ type: 'account.tagged', userId, occurredAt: Date.now(), tags, ...more })

test('a list is uploaded in parts, committed as a version, and counts different, unknown and repeated ids', async () => {
  const user = await gateway.register()
  expect(await part('invited', 1, `${user.userId}\r\n\r\n  u_later  \n`)).toMatchObject({
    data: { done: true, lines: 2 },
  })
  expect(await commit('invited', 2)).toMatchObject(malformed({ path: 'parts', message: 'part 2 is not uploaded' }))
  await part('invited', 2, 'u_wrong\n')
  await part('invited', 2, `u_other\n${user.userId}\nu_other`)
  await part('invited', 3, 'u_left_out')
  const digest = createHash('sha256').update(['u_later', 'u_other', user.userId].sort().join('\n')).digest('hex')
  expect(await commit('invited', 2)).toMatchObject({
    data: { version: 1, users: 3, unknown: 2, duplicates: 2, digest },
  })
  const listed = async () => audiencesCall.data.parse(await gateway.read('audiences')).items
  expect(await listed()).toMatchObject([{ name: 'invited', version: 1, users: 3, by: 'tests' }])
  // Every id of a version is read once a minute at most, however often the page is opened.
  await gateway.asOwner((db) => db.deleteFrom('audienceMembers').where('userId', '=', 'u_other').execute())
  expect(await listed()).toMatchObject([{ unknown: 2 }])
  await part('invited', 1, 'u_later')
  await commit('invited', 1)
  expect(await listed()).toMatchObject([{ unknown: 1 }])
  const lines = await gateway.read('audit-log?action=audience.written')
  expect(lines).toMatchObject({ items: [{}, { subject: 'invited', detail: { after: { users: 3, digest } } }] })
  expect(JSON.stringify(lines)).not.toContain('u_other')
})

test('a list is deleted once no activity uses it, with a rehearsal before and a line in the log after', async () => {
  await part('unused', 1, 'u_later')
  await commit('unused', 1)
  const remove = (name: string, query = '') => gateway.ops('DELETE', `audiences/${name}${query}`)
  const names = async () => audiencesCall.data.parse(await gateway.read('audiences')).items.map(({ name }) => name)
  expect((await remove('unused', '?dryRun=1')).data).toMatchObject({ done: false })
  expect(await names()).toContain('unused')
  await publish('uses-a-list', { list: 'unused' })
  expect(await remove('unused')).toMatchObject({
    status: 412,
    data: { issues: [{ path: 'name', message: expect.stringContaining('uses-a-list') }] },
  })
  await publish('uses-a-list', {})
  expect((await remove('unused')).data).toMatchObject({ done: true })
  expect(await names()).not.toContain('unused')
  expect((await remove('unused')).code).toBe('51001')
  expect(await gateway.rows('auditLog', { action: 'audience.deleted' })).toMatchObject([{ subject: 'unused' }])
})

test('a list that a scheduled file or an open proposal names is in use, and is not deleted', async () => {
  const listed = async (name: string) =>
    audiencesCall.data.parse(await gateway.read('audiences')).items.find((one) => one.name === name)
  const remove = (name: string) => gateway.ops('DELETE', `audiences/${name}`)
  const refusal = (alias: string) => ({
    status: 412,
    data: { issues: [{ path: 'name', message: expect.stringContaining(`will be used by ${alias}`) }] },
  })
  for (const name of ['scheduled', 'proposed', 'proposed-again']) {
    await part(name, 1, 'u_later')
    await commit(name, 1)
  }
  const file = activityInput({ alias: 'scheduled-cup', audience: { list: 'scheduled' } } as never)
  const at = Date.now() + 3_600_000
  const set = await gateway.post(
    'activities/scheduled-cup/schedule',
    { at, file, note: '' },
    { actor: 'tests', revision: 0 },
  )
  expect(set.code).toBe('00000')
  expect(await listed('scheduled')).toMatchObject({ usedBy: [], plannedBy: ['scheduled-cup'] })
  expect(await remove('scheduled')).toMatchObject(refusal('scheduled-cup'))

  await publish('proposed-cup', { list: 'proposed-again' })
  await publish('proposed-cup', {})
  gateway.setPolicy({ second: { publish: 'always' } })
  expect((await publish('other-cup', { list: 'proposed' })).data).toMatchObject({ done: false })
  const rollback = await gateway.post(
    'activities/proposed-cup/rollback',
    { version: 1, keepFrozen: false, note: '' },
    { revision: 2 },
  )
  expect(rollback.data).toMatchObject({ done: false })
  expect(await listed('proposed')).toMatchObject({ plannedBy: ['other-cup'] })
  expect(await remove('proposed')).toMatchObject(refusal('other-cup'))
  expect(await remove('proposed-again')).toMatchObject(refusal('proposed-cup'))
  for (const { proposalId, hash } of await gateway.rows('proposals', { state: 'PENDING' }))
    await gateway.decide({ proposalId, hash }, { accept: false })
  gateway.setPolicy({ second: { publish: 'never' } })
  expect((await remove('proposed')).data).toMatchObject({ done: true })
})

test('a list of many ids may take longer to delete than other statements may run', async () => {
  await part('slowly-deleted', 1, 'u_later')
  await commit('slowly-deleted', 1)
  await gateway.db.transaction().execute(async (tx) => {
    await deleteList(tx, 'slowly-deleted')
    const { rows } = await sql<Record<string, string>>`show statement_timeout`.execute(tx)
    expect(Object.values(rows[0] ?? {})).toEqual(['1min'])
  })
})

test('a line that is no id is refused with its number, and a rehearsal stores nothing', async () => {
  const message = expect.stringContaining('line 2')
  expect(await part('faulty', 1, 'u_one\nu two\n')).toMatchObject(malformed({ path: 'text', message }))
  expect(await part('faulty', 1, 'u_one', '?dryRun=1')).toMatchObject({ data: { done: false, lines: 1 } })
  expect(await commit('faulty', 1)).toMatchObject({ code: '40000' })
  expect(await part('Not-Kebab', 1, 'u_one')).toMatchObject({ code: '40000' })
})

test('a publication pins the newest version of its list, and a later upload counts with the next publication', async () => {
  const [early, late] = [await gateway.register(), await gateway.register()]
  expect(await publish('listed-cup', { list: 'guests' })).toMatchObject(malformed('audience.list'))
  await part('guests', 1, `${early.userId}\nu_nobody`)
  await commit('guests', 1)
  const { data } = await publish('listed-cup', { list: 'guests' })
  expect(data.consequences.audience).toMatchObject({ in: 1, unknown: 1 })
  await part('guests', 1, late.userId)
  await commit('guests', 1)
  expect(await join(data.activityId, late)).toBe('NOT_IN_AUDIENCE')
  expect(await join(data.activityId, early)).toBe('joined')
  expect((await publish('listed-cup', { list: 'guests' })).data.changed).toEqual(['audience'])
  expect(await join(data.activityId, late)).toBe('joined')
  expect((await publish('listed-cup', { list: 'guests' })).data.changed).toEqual([])
  const usedBy = async () =>
    audiencesCall.data.parse(await gateway.read('audiences')).items.find(({ name }) => name === 'guests')
  expect(await usedBy()).toMatchObject({ version: 2, usedBy: [{ alias: 'listed-cup', version: 2, holdout: null }] })
  await part('guests', 1, late.userId)
  await commit('guests', 1)
  await publish('held-out-cup', { list: 'guests', holdout: { percent: 12 } })
  expect((await usedBy())?.usedBy.map(({ alias, version, holdout }) => [alias, version, holdout]).toSorted()).toEqual([
    ['held-out-cup', 3, 12],
    ['listed-cup', 2, null],
  ])
  expect((await publish('listed-cup', {})).data.changed).toEqual(['audience'])
  expect((await usedBy())?.usedBy.map(({ alias }) => alias)).toEqual(['held-out-cup'])
  expect(await join(data.activityId, await gateway.register())).toBe('joined')
})

test('an unknown id of a list counts once its account exists', async () => {
  const { data } = await publish('later-cup', {})
  await part('later', 1, 'u_not_yet')
  await commit('later', 1)
  await publish('later-cup', { list: 'later' })
  const user = await gateway.register()
  expect(await join(data.activityId, user)).toBe('NOT_IN_AUDIENCE')
  await gateway.change('audienceMembers', { userId: user.userId }, { userId: 'u_not_yet' })
  expect(await join(data.activityId, user)).toBe('joined')
})

test('the newest tags of the platform decide who may join, in any order of arrival, and joining checks them once', async () => {
  const [gold, plain, banned] = [await gateway.register(), await gateway.register(), await gateway.register()]
  const { data } = await publish('tagged-cup', {
    vipTiers: { from: 2, to: 4 },
    tagsAny: ['copy-curious', 'trader'],
    tagsNone: ['professional'],
  })
  const now = Date.now()
  await tag(gold.userId, ['trader'], { vipTier: 2, occurredAt: now })
  await tag(gold.userId, ['professional'], { occurredAt: now - 1000 })
  await tag(plain.userId, ['trader'], { vipTier: 1 })
  await tag(banned.userId, ['trader', 'professional'], { vipTier: 3 })
  await refoldFacts(gateway.db)
  expect(await join(data.activityId, gold)).toBe('joined')
  expect(await join(data.activityId, plain)).toBe('NOT_IN_AUDIENCE')
  expect(await join(data.activityId, banned)).toBe('NOT_IN_AUDIENCE')
  await tag(gold.userId, [])
  expect(await join(data.activityId, gold)).toBe('joined')

  expect(await gateway.read(`users/${banned.userId}/activities/tagged-cup`)).toMatchObject({
    eligible: false,
    reasonCode: 'NOT_IN_AUDIENCE',
    audience: [
      { rule: 'VIP_TIERS', isMet: true },
      { rule: 'TAGS_ANY', isMet: true },
      { rule: 'TAGS_NONE', isMet: false },
    ],
  })
  expect(await gateway.read(`users/${banned.userId}`)).toMatchObject({ tags: ['professional', 'trader'] })
})

test('tags for an unknown user are kept until the account exists, and tags that are no words are refused', async () => {
  const words = { type: 'account.tagged', userId: 'u_unknown', tags: ['early'] }
  const { data } = await gateway.sendFacts(words, { ...words, tags: ['Not Kebab'] }, { ...words, vipTier: -1 })
  expect(data).toMatchObject({ accepted: 1, rejected: [{ index: 1 }, { index: 2 }] })
  expect(await gateway.rows('accountTags', { userId: 'u_unknown' })).toMatchObject([{ tags: ['early'], vipTier: null }])
})

test('a holdout leaves out the same users in rule, statement and report, and the report compares both groups', async () => {
  const users = await Promise.all(Array.from({ length: 12 }, () => gateway.register()))
  await part('tested', 1, users.map(({ userId }) => userId).join('\n'))
  await commit('tested', 1)
  const audience = { list: 'tested', holdout: { percent: 50 } }
  const { activityId, consequences } = (await publish('held-cup', audience)).data
  const isHeldOut = ({ userId }: TestUser) =>
    createHash('sha256').update(`${activityId}:${userId}:holdout`).digest().readUInt32BE(0) % 10_000 < 5_000
  const outcomes = await Promise.all(users.map((user) => join(activityId, user)))
  expect(outcomes).toEqual(users.map((user) => (isHeldOut(user) ? 'NOT_IN_AUDIENCE' : 'joined')))
  const held = users.filter(isHeldOut)
  expect(consequences.audience).toMatchObject({ in: 12 - held.length, unknown: 0 })
  await gateway.sendFacts(...users.map(({ userId }) => trade(userId, Date.now(), '10')))
  const report = activityReport.data.parse(await gateway.read('activities/held-cup/report'))
  expect(report.in).toEqual({ users: 12 - held.length, deposits: '0', volume: String(10 * (12 - held.length)) })
  expect(report.holdout).toEqual({ users: held.length, deposits: '0', volume: String(10 * held.length) })
})

test.each([0, 51])(
  'a holdout of %i percent is refused, also with tiers that end before they begin',
  async (percent) => {
    const refused = await publish('refused-cup', { holdout: { percent }, vipTiers: { from: 3, to: 2 } })
    expect(refused).toMatchObject(malformed('audience.holdout.percent', 'audience.vipTiers.to'))
  },
)

test('an audience without rules is every account', async () => {
  const { data } = await publish('open-cup', {})
  const of = (await gateway.rows('users')).length
  expect(data.consequences.audience).toEqual({ in: of, of, unknown: 0 })
})

test(
  'a list of a million ids is committed within the time of a request, and one of its users joins',
  { tags: ['long'] },
  async () => {
    const user = await gateway.register()
    const ids = (n: number) => Array.from({ length: 100_000 }, (_, index) => `u${n * 100_000 + index}`).join('\n')
    for (let n = 0; n < 10; n += 1) expect((await part('million', n + 1, ids(n))).code).toBe('00000')
    await part('million', 11, user.userId)
    expect(await commit('million', 11)).toMatchObject({ data: { users: 1_000_001, unknown: 1_000_000, duplicates: 0 } })
    const { data } = await publish('million-cup', { list: 'million' })
    expect(data.consequences.audience).toMatchObject({ in: 1, unknown: 1_000_000 })
    expect(await join(data.activityId, user)).toBe('joined')
  },
)
