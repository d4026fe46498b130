import { expect, test } from 'vitest'
import { stringify } from 'yaml'
import { DAY_MS } from '@fanfare/kernel/time/durations.ts'
import { purgeExpired } from '#gateway/retention.ts'
import { activityInput } from '#gateway/testing/activity-file.ts'
import { borrowGateway } from '#gateway/testing/borrow-gateway.ts'
import { malformed } from '#gateway/testing/signed-request.ts'

const gateway = await borrowGateway()
const { clock } = gateway

interface Sent {
  method?: 'GET' | 'PUT' | 'DELETE'
  body?: object
  revision?: number
  actor?: string
}
const draft = (alias: string, { method = 'GET', body, revision, actor = 'ann' }: Sent = {}) =>
  gateway.ops(method, `activities/${alias}/draft`, body, { actor, revision })
const save = (alias: string, yaml: string, sent: Omit<Sent, 'body'> & { basedOn?: number } = {}) =>
  draft(alias, { method: 'PUT', body: { yaml, basedOn: sent.basedOn ?? 0 }, ...sent })

test('a draft keeps what its person typed, with faults and for an unpublished alias', async () => {
  const typed = 'alias: [unfinished\n\ttitle: 🌱 {'
  expect(await draft('typed-cup')).toMatchObject({ code: '51001' })
  expect(await save('typed-cup', typed)).toMatchObject({ code: '00000', data: { done: true, revision: 1 } })
  const expiresAt = expect.any(Number)
  expect((await draft('typed-cup')).data).toMatchObject({
    yaml: typed,
    basedOn: 0,
    revision: 1,
    expiresAt,
    schedule: null,
  })
  expect(await draft('typed-cup', { actor: 'bob' })).toMatchObject({ code: '51001' })
  expect(await save('typed-cup', 'of bob', { actor: 'bob' })).toMatchObject({ data: { revision: 1 } })
  expect((await draft('typed-cup')).data).toMatchObject({ yaml: typed })
})

test('two tabs with one draft: the second is refused with the revision, and no stored text is replaced unread', async () => {
  await save('tab-cup', 'first')
  const unread = await save('tab-cup', 'unread')
  expect(unread).toMatchObject({ status: 412, code: '40000', data: { revision: 1, state: 'STORED' } })
  expect(await save('tab-cup', 'second', { revision: 1 })).toMatchObject({ data: { revision: 2 } })
  expect(await save('tab-cup', 'of the other tab', { revision: 1 })).toMatchObject({ status: 412 })
  expect(await draft('tab-cup', { method: 'DELETE', revision: 1 })).toMatchObject({ status: 412 })
  const raced = await Promise.all([save('tab-cup', 'left', { revision: 2 }), save('tab-cup', 'right', { revision: 2 })])
  expect(raced.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412])
})

test('a new draft after a deleted one has another revision', async () => {
  await save('gone-cup', 'old')
  expect(await draft('gone-cup', { method: 'DELETE', revision: 1 })).toMatchObject({ data: { done: true } })
  expect(await draft('gone-cup')).toMatchObject({ code: '51001' })
  expect(await draft('gone-cup', { method: 'DELETE' })).toMatchObject({ code: '51001' })
  const { data } = await save('gone-cup', 'new', { revision: 0 })
  expect(data.revision).toBe(3)
  expect(await save('gone-cup', 'old', { revision: 1 })).toMatchObject({ status: 412, data: { revision: 3 } })
})

test('a draft that is too long or without its version is refused by field, and a dry run stores nothing', async () => {
  expect(await save('long-cup', 'x'.repeat(300_001))).toMatchObject(malformed('yaml'))
  expect(await save('long-cup', '語'.repeat(300_000))).toMatchObject({ code: '00000' })
  expect(await draft('half-cup', { method: 'PUT', body: { yaml: '' } })).toMatchObject(malformed('basedOn'))
  expect(await save('long-cup', 'x', { basedOn: 3_000_000_000 })).toMatchObject(malformed('basedOn'))
  const body = { yaml: 'a', basedOn: 0 }
  const dry = await gateway.ops('PUT', `activities/dry-cup/draft?dryRun=1`, body)
  expect(dry).toMatchObject({ code: '00000', data: { done: false } })
  expect(await gateway.ops('GET', `activities/dry-cup/draft`)).toMatchObject({ code: '51001' })
})

test('a new file for the alias of a published activity is refused, and the next free alias named', async () => {
  for (const alias of ['taken-cup', 'taken-cup-2'])
    await gateway.ops('PUT', `activities/${alias}`, activityInput({ alias }))
  const issues = [{ path: 'alias', message: 'taken-cup is published already; taken-cup-3 is free' }]
  expect(await save('taken-cup', 'another file')).toMatchObject({ code: '40000', data: { issues } })
  expect(await draft('taken-cup')).toMatchObject({ code: '51001' })
  expect(await save('taken-cup', 'its own file', { basedOn: 1 })).toMatchObject({ code: '00000' })
  const copy = async (body: object) => gateway.ops('POST', `activities/taken-cup/duplicate`, body)
  expect(await copy({ alias: 'taken-cup' })).toMatchObject({ data: { issues } })
  const late = { path: 'startTime', message: 'must be in the future' }
  expect(await copy({ alias: 'taken-cup-9', startTime: clock.now() - 1 })).toMatchObject(malformed(late))
})

test('the caller’s draft is compared with a version, and a faulty one names its line', async () => {
  const file = activityInput({ alias: 'diff-cup' })
  await gateway.ops('PUT', `activities/diff-cup`, file)
  const changed = { ...file, budget: [{ rewardType: 'DROP', unit: 'USDT', limit: '20000' }] }
  await save('diff-cup', stringify(changed), { basedOn: 1, actor: 'tests' })
  expect(await gateway.ops('GET', `activities/diff-cup`)).toMatchObject({
    data: { draft: { revision: 1, basedOn: 1 } },
  })
  expect((await gateway.ops('GET', `activities/diff-cup/diff?from=1&to=draft`)).data).toEqual({
    changes: [{ path: '/budget/DROP:USDT/limit', kind: 'CHANGED', before: '10000', after: '20000' }],
  })
  await save('diff-cup', 'alias: diff-cup\ntype: Nothing', { revision: 1, actor: 'tests' })
  const { code, data } = await gateway.ops('GET', 'activities/diff-cup/diff?from=1&to=draft')
  expect(code).toBe('40000')
  expect(data.issues).toContainEqual({ path: 'type', message: expect.stringMatching(/^line 2, column 1: /) })
  expect(await gateway.ops('GET', `activities/diff-cup/diff?from=1&to=other`)).toMatchObject({ code: '40000' })
})

test('a person finds their own drafts, the newest first, also of activities that are not published', async () => {
  clock.set(clock.now() + 1000)
  await save('found-cup', 'mine', { actor: 'finder' })
  clock.set(clock.now() + 1000)
  await save('other-cup', 'mine too', { actor: 'finder', basedOn: 3 })
  await save('lost-cup', 'deleted', { actor: 'finder' })
  await draft('lost-cup', { method: 'DELETE', revision: 1, actor: 'finder' })
  const { data } = await gateway.ops('GET', 'drafts', undefined, { actor: 'finder' })
  expect(data.items).toMatchObject([
    { alias: 'other-cup', basedOn: 3, revision: 1 },
    { alias: 'found-cup', basedOn: 0, revision: 1 },
  ])
  clock.set(null)
})

test('edits of a form change the text of a file, and a fault is refused by its place', async () => {
  const edit = (yaml: string, edits: object[]) => gateway.ops('POST', `activities/typed-cup/edit`, { yaml, edits })
  expect(await edit('a: 1 # kept\n', [{ op: 'replace', path: '/a', value: 2 }])).toMatchObject({
    data: { yaml: 'a: 2 # kept\n', file: { a: 2 } },
  })
  expect(await edit('texts: { en: { faq: [{ question: Why?, answer: "**So**." }] } }', [])).toMatchObject({
    data: {
      rich: { '/texts/en/faq/0/answer': [{ type: 'paragraph', children: [{ children: [{ text: 'So' }] }, {}] }] },
    },
  })
  expect(await edit('a: [', [])).toMatchObject(malformed('yaml'))
  expect(await edit('a: 1', [{ op: 'remove', path: '/b' }])).toMatchObject(malformed('edits.0.path'))
  expect(await edit('a: 1', [{ op: 'test', path: '/a' }])).toMatchObject(malformed('edits.0.op'))
})

test('the form of a type has the schema of its files, notes and a template', async () => {
  expect(await gateway.read('activity-types/Lottery?alias=spring-draw')).toMatchObject({
    schema: { properties: { type: { const: 'Lottery' }, prizes: { type: 'array' } } },
    notes: { 'prizes.*.weight': expect.stringContaining('odds') },
    template: expect.stringContaining('alias: spring-draw\n'),
  })
  expect(await gateway.ops('GET', 'activity-types/Raffle')).toMatchObject({ code: '40000' })
})

test('a draft is kept for 30 days from its last change', async () => {
  await save('late-cup', 'kept')
  const saved = clock.now()
  clock.set(saved + 30 * DAY_MS - 60_000)
  await purgeExpired(gateway.ctx)
  expect(await draft('late-cup')).toMatchObject({ data: { yaml: 'kept' } })
  clock.set(saved + 30 * DAY_MS + 60_000)
  expect(await draft('late-cup')).toMatchObject({ code: '51001' })
  await purgeExpired(gateway.ctx)
  expect(await gateway.rows('activityDrafts', { alias: 'late-cup' })).toEqual([])
  clock.set(null)
})

test('with Accept: application/yaml an activity is its file alone, with its ETag, and can be published again', async () => {
  await gateway.ops('PUT', `activities/read-back-cup`, activityInput({ alias: 'read-back-cup' }))
  const read = (accept: string, alias = 'read-back-cup') =>
    gateway.sendOps({ method: 'GET', target: `/ops/v1/activities/${alias}`, headers: { accept } })
  const { headers, body } = await read('application/yaml')
  expect(headers).toMatchObject({ 'content-type': 'application/yaml; charset=utf-8', etag: '"1"' })
  expect(body).toMatch(/^alias: read-back-cup\ntype: PersonalTrading\n/)
  expect(await gateway.ops('PUT', `activities/read-back-cup`, body)).toMatchObject({ data: { changed: [] } })
  expect((await read('application/json, application/yaml;q=0.5')).headers['content-type']).toContain('json')
  expect((await read('application/yaml', 'no-such-cup')).json()).toMatchObject({ code: '51001' })
})
