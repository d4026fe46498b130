import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { apply } from '@fanfare/contract/activity/apply.ts'
import { audit } from '#gateway/audit/run-audit.ts'
import { activityInput } from '#gateway/testing/activity-file.ts'
import { answerOf } from '#gateway/testing/signed-request.ts'
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.stop())
const policy = () => gateway.config.staffPolicy.second
afterEach(() => {
  policy().publish = 'never'
})

const OPS = '/ops/v1/activities'
type Changes = Parameters<typeof activityInput>[0]
const put = (alias: string, changes: Changes = {}, query = '') =>
  gateway.ops('PUT', `${OPS}/${alias}${query}`, activityInput({ alias, ...changes }))
const post = async (target: string, body: object, version = 1, actor = 'tests') =>
  answerOf<Record<string, unknown>>(
    await gateway.sendOps({
      method: 'POST',
      target: `/ops/v1/${target}`,
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'if-match': `"${version}"`, 'x-ops-actor': actor },
    }),
  )
const read = async <T>(target: string) => (await gateway.ops('GET', `/ops/v1/${target}`)).data as T
const titled = (title: string, locales: readonly ('en' | 'ar')[] = ['en', 'ar']) => {
  const { texts } = activityInput()
  return Object.fromEntries(locales.map((locale) => [locale, { ...texts[locale], title }])) as never
}
const issuesOf = ({ data }: { data: unknown }) => (data as { issues?: unknown }).issues

test('an older version is published again as a new one, with its number, note and a line in the audit log', async () => {
  await put('back-cup', { texts: titled('First') })
  await put('back-cup', { texts: titled('Second', ['en']) })
  const rolled = await post('activities/back-cup/rollback', { version: 1, note: 'wrong title' }, 2)
  expect(rolled).toMatchObject({ code: '00000', data: { done: true, version: 3, changed: ['texts'], kept: [] } })
  expect(await read('activities/back-cup/versions')).toMatchObject({
    items: [{ version: 3, from: 1, note: 'wrong title', by: 'operator:tests' }, { version: 2 }, { version: 1 }],
  })
  expect(await read('activities/back-cup/diff?from=1&to=3')).toEqual({ changes: [] })
  expect(await read('audit-log?action=activity.rolled_back')).toMatchObject({
    items: [{ detail: { note: 'wrong title', version: 3 } }],
  })
  expect(await audit(gateway.db)).toEqual([])
})

test('a rollback to the published version changes nothing, one to an unknown version is not found, and a moved one is 412', async () => {
  await put('same-cup')
  expect(await post('activities/same-cup/rollback', { version: 1 })).toMatchObject({
    code: '00000',
    data: { version: 1, changed: [] },
  })
  expect(await post('activities/same-cup/rollback', { version: 7 })).toMatchObject({ code: '51001' })
  expect(await post('activities/same-cup/rollback', { version: 1 }, 4)).toMatchObject({ status: 412, code: '40000' })
})

test('a rollback over what the start or a participant has fixed is refused by field, and keepFrozen takes the present values', async () => {
  await put('kept-cup', { startTime: '+1d 00:00', timeZone: 'Europe/Berlin', texts: titled('First') })
  const { data } = await put('kept-cup', { texts: titled('Second') })
  await gateway.call(apply, { query: data as { activityId: string } }, await gateway.register())
  const refused = await post('activities/kept-cup/rollback', { version: 1 }, 2)
  expect(issuesOf(refused)).toEqual([
    { path: 'timeZone', message: 'may not change after somebody has joined' },
    { path: 'startTime', message: 'may not change after the start' },
  ])
  const rolled = await post('activities/kept-cup/rollback', { version: 1, keepFrozen: true }, 2)
  expect(rolled).toMatchObject({ code: '00000', data: { kept: ['/timeZone', '/startTime'], version: 3 } })
  expect(await read('activities/kept-cup')).toMatchObject({
    title: 'First',
    file: { timeZone: 'UTC', startTime: '-1d 00:00' },
  })
})

test('an activity ends at a time that is a minute ahead at least, or is cancelled; a dry run writes nothing', async () => {
  await put('ending-cup')
  const now = gateway.clock.now()
  expect(issuesOf(await post('activities/ending-cup/end', { at: now + 30_000 }))).toMatchObject([{ path: 'at' }])
  expect(issuesOf(await post('activities/ending-cup/end', { note: 'neither' }))).toMatchObject([{ path: 'at' }])
  const at = now + 3_600_000
  expect(await post('activities/ending-cup/end?dryRun=1', { at })).toMatchObject({
    data: { done: false, published: false, version: 2, changed: ['startTime', 'endTime'] },
  })
  expect(await post('activities/ending-cup/end', { at })).toMatchObject({ data: { done: true, version: 2 } })
  expect(await read('activities/ending-cup')).toMatchObject({ endTime: at, status: 'ONGOING' })
  expect(await post('activities/ending-cup/end', { cancel: true, note: 'called off' }, 2)).toMatchObject({
    data: { version: 3, changed: ['cancelled'] },
  })
  expect(await read('activities/ending-cup')).toMatchObject({ status: 'ENDED', outcome: 'CANCELLED' })
})

test('a duplicate has the local times of its source after the clock change, and nothing is published', async () => {
  await put('march-cup', {
    timeZone: 'Europe/Berlin',
    startTime: '2027-03-01T09:00:00Z',
    endTime: '2027-03-10T09:00:00Z',
  })
  const { data } = await post('activities/march-cup/duplicate', {
    alias: 'april-cup',
    startTime: Date.parse('2027-04-01T08:00:00Z'),
  })
  expect(data).toMatchObject({
    issues: [],
    file: { alias: 'april-cup', startTime: '2027-04-01T08:00:00.000Z', endTime: '2027-04-10T08:00:00.000Z' },
  })
  expect(await gateway.ops('GET', `${OPS}/april-cup`)).toMatchObject({ code: '51001' })
  expect((await gateway.ops('PUT', `${OPS}/april-cup`, (data as { yaml: string }).yaml)).code).toBe('00000')
})

test('where policy wants it a change of a running activity waits for a second person, who cannot approve an older version', async () => {
  await put('second-cup', { texts: titled('First') })
  policy().publish = 'live'
  expect(await put('coming-cup', { startTime: '+1d 00:00' })).toMatchObject({ data: { done: true, proposal: null } })
  expect(await put('second-cup', { texts: titled('First') })).toMatchObject({ data: { done: true, changed: [] } })
  const waiting = (await put('second-cup', { texts: titled('Second') }, '?note=typo')).data as {
    proposal: { proposalId: string; hash: string }
  }
  expect(waiting).toMatchObject({
    done: false,
    published: false,
    version: 2,
    proposal: { kind: 'PUBLISH', basedOn: '1' },
  })
  expect(await read('activities/second-cup')).toMatchObject({ version: 1, title: 'First' })
  expect(await read(`proposals/${waiting.proposal.proposalId}`)).toMatchObject({
    consequences: {
      changes: expect.arrayContaining([
        { path: '/texts/en/title', kind: 'CHANGED', before: 'First', after: 'Second' },
      ]) as unknown,
    },
  })
  const accept = ({ proposalId, hash }: { proposalId: string; hash: string }) =>
    post(`proposals/${proposalId}/decision`, { accept: true, hash }, 1, 'another')
  const older = (await put('second-cup', { texts: titled('Third') })).data as typeof waiting
  expect(await accept(waiting.proposal)).toMatchObject({
    data: { state: 'APPROVED', result: { version: 2, done: true } },
  })
  expect(await read('activities/second-cup/versions/2')).toMatchObject({
    by: 'operator:tests',
    approvedBy: 'another',
    note: 'typo',
  })
  expect(await accept(older.proposal)).toMatchObject({ status: 412 })
  expect(await read('activities/second-cup')).toMatchObject({ version: 2, title: 'Second' })
  expect(await audit(gateway.db)).toEqual([])
})

test('of two operators who publish one alias at once the second is refused', async () => {
  await put('raced-cup', { texts: titled('First') })
  const send = (title: string) =>
    gateway.sendOps({
      method: 'PUT',
      target: `${OPS}/raced-cup`,
      body: JSON.stringify(activityInput({ alias: 'raced-cup', texts: titled(title) })),
      headers: { 'content-type': 'application/json', 'if-match': '"1"' },
    })
  const answers = await Promise.all([send('Second'), send('Third')])
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 412])
  expect(await read('activities/raced-cup')).toMatchObject({ version: 2 })
})
