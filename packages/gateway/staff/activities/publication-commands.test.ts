import { expect, test } from 'vitest'
import { sql } from 'kysely'
import { apply } from '@fanfare/contract/activity/join.ts'
import { requireCountries } from '#gateway/activities/eligibility.ts'
import { audit } from '#gateway/audit/run-audit.ts'
import { activityInput } from '#gateway/testing/activity-file.ts'
import { borrowGateway } from '#gateway/testing/borrow-gateway.ts'
import { malformed } from '#gateway/testing/signed-request.ts'

const gateway = await borrowGateway()

type Changes = Parameters<typeof activityInput>[0]
const put = (alias: string, changes: Changes = {}, query = '') =>
  gateway.ops('PUT', `activities/${alias}${query}`, activityInput({ alias, ...changes }))
const post = (target: string, body: object, revision = 1) =>
  gateway.post(`activities/${target}`, body, { actor: 'tests', revision })
const { read } = gateway
const titled = (title: string, locales: readonly ('en' | 'ar')[] = ['en', 'ar']) => {
  const { texts } = activityInput()
  return Object.fromEntries(locales.map((locale) => [locale, { ...texts[locale], title }])) as never
}

test('an older version is published again as a new one that names its origin', async () => {
  await put('back-cup', { texts: titled('First') })
  await put('back-cup', { texts: titled('Second', ['en']) })
  const rolled = await post('back-cup/rollback', { version: 1, note: 'wrong title' }, 2)
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

test('[ACT-10] excluded regions are refused by field, and at the start, where a live site cannot know the country', async () => {
  const audience = { regionsExcluded: ['US', 'CA'] }
  gateway.configure({ live: true, countryHeader: null, unknownCountry: null })
  expect(await put('closed-cup', { audience }, '?dryRun=1')).toMatchObject(
    malformed({
      path: 'audience.regionsExcluded',
      message: expect.stringMatching(/US, CA.*COUNTRY_HEADER.*UNKNOWN_COUNTRY/),
    }),
  )
  gateway.configure({ unknownCountry: 'deny' })
  expect(await put('closed-cup', { audience })).toMatchObject({ code: '00000' })
  await requireCountries(gateway.ctx)
  gateway.configure({ unknownCountry: null })
  const excludes = /^The activity closed-cup excludes US, CA, and .*COUNTRY_HEADER/
  await expect(requireCountries(gateway.ctx)).rejects.toThrow(excludes)
  expect(await post('closed-cup/end', { cancel: true, note: 'over' })).toMatchObject({ code: '00000' })
  await requireCountries(gateway.ctx)
})

test('a rollback to the published version changes nothing, and to an unknown one is refused', async () => {
  await put('same-cup')
  const roll = (version: number, revision = 1) => post('same-cup/rollback', { version }, revision)
  expect(await roll(1)).toMatchObject({ code: '00000', data: { version: 1, changed: [] } })
  expect(await roll(7)).toMatchObject({ code: '51001' })
  expect(await roll(3_000_000_000)).toMatchObject(malformed('version'))
  expect(await roll(1, 4)).toMatchObject({ status: 412, code: '40000' })
})

test('a rollback over fixed fields is refused by field unless keepFrozen keeps their present values', async () => {
  await put('kept-cup', { startTime: '+1d 00:00', timeZone: 'Europe/Berlin', texts: titled('First') })
  const { data } = await put('kept-cup', { texts: titled('Second') })
  await gateway.call(apply, { query: data }, await gateway.register())
  expect(await post('kept-cup/rollback', { version: 1 }, 2)).toMatchObject(
    malformed(
      { path: 'timeZone', message: 'may not change after somebody has joined' },
      { path: 'startTime', message: 'may not change after the start' },
    ),
  )
  const rolled = await post('kept-cup/rollback', { version: 1, keepFrozen: true }, 2)
  expect(rolled).toMatchObject({ code: '00000', data: { kept: ['/timeZone', '/startTime'], version: 3 } })
  expect(await read('activities/kept-cup')).toMatchObject({
    title: 'First',
    file: { timeZone: 'UTC', startTime: '-1d 00:00' },
  })
})

test('an activity ends a minute ahead at the earliest, or is cancelled', async () => {
  await put('ending-cup')
  const now = gateway.clock.now()
  for (const body of [{ at: now + 30_000 }, { note: 'neither' }])
    expect(await post('ending-cup/end', body)).toMatchObject(malformed('at'))
  const at = now + 3_600_000
  expect(await post('ending-cup/end?dryRun=1', { at })).toMatchObject({
    data: { done: false, published: false, version: 2, changed: ['endTime'] },
  })
  expect(await post('ending-cup/end', { at })).toMatchObject({ data: { done: true, version: 2 } })
  expect(await read('activities/ending-cup')).toMatchObject({ endTime: at, status: 'ONGOING' })
  const cancelled = await post('ending-cup/end', { cancel: true, note: 'called off' }, 2)
  expect(cancelled).toMatchObject({ data: { version: 3, changed: ['cancelled'] } })
  expect(await read('activities/ending-cup')).toMatchObject({ status: 'ENDED', outcome: 'CANCELLED' })
})

test('a duplicate has the local times of its source after the clock change, and nothing is published', async () => {
  const times = { startTime: '2027-03-01T09:00:00Z', endTime: '2027-03-10T09:00:00Z' }
  await put('march-cup', { timeZone: 'Europe/Berlin', ...times })
  const startTime = Date.parse('2027-04-01T08:00:00Z')
  const { data } = await post('march-cup/duplicate', { alias: 'april-cup', startTime })
  expect(data).toMatchObject({
    issues: [],
    file: { alias: 'april-cup', startTime: '2027-04-01T08:00:00.000Z', endTime: '2027-04-10T08:00:00.000Z' },
  })
  expect(await gateway.ops('GET', `activities/april-cup`)).toMatchObject({ code: '51001' })
  expect((await gateway.ops('PUT', `activities/april-cup`, data.yaml)).code).toBe('00000')
})

test('a change of a running activity waits for a second person where policy wants it', async () => {
  await put('second-cup', { texts: titled('First') })
  gateway.setPolicy({ second: { publish: 'live' } })
  expect(await put('coming-cup', { startTime: '+1d 00:00' })).toMatchObject({ data: { done: true, proposal: null } })
  expect(await put('second-cup', { texts: titled('First') })).toMatchObject({ data: { done: true, changed: [] } })
  const waiting = (await put('second-cup', { texts: titled('Second') }, '?note=typo')).data
  expect(waiting).toMatchObject({
    done: false,
    published: false,
    version: 2,
    proposal: { kind: 'PUBLISH', basedOn: '1' },
  })
  expect(await read('activities/second-cup')).toMatchObject({ version: 1, title: 'First' })
  expect(await read(`proposals/${waiting.proposal.proposalId}`)).toMatchObject({
    consequences: {
      participants: 0,
      tasks: [{ taskId: 'trade', effect: 'TEXT', people: 0 }],
      changes: expect.arrayContaining([{ path: '/texts/en/title', kind: 'CHANGED', before: 'First', after: 'Second' }]),
    },
  })
  const accept = (proposal: Parameters<typeof gateway.decide>[0]) => gateway.decide(proposal, { actor: 'another' })
  const older = (await put('second-cup', { texts: titled('Third') })).data
  expect(await accept(waiting.proposal)).toMatchObject({
    data: { state: 'APPROVED', result: { version: 2, done: true } },
  })
  const byTwo = { by: 'operator:tests', approvedBy: 'another', note: 'typo' }
  expect(await read('activities/second-cup/versions/2')).toMatchObject(byTwo)
  expect(await accept(older.proposal)).toMatchObject({ status: 412 })
  expect(await read('activities/second-cup')).toMatchObject({ version: 2, title: 'Second' })
  expect(await audit(gateway.db)).toEqual([])
})

const welcome = (alias: string, changes: Changes = {}, query = '') => put(alias, { type: 'NewUser', ...changes }, query)

test('an activity that takes the page of another one is refused until replace names that one', async () => {
  await welcome('first-welcome')
  const sooner = { endTime: '+5d 00:00' }
  for (const query of ['', '?dryRun=1', '?replace=another-cup'])
    expect(await welcome('second-welcome', sooner, query)).toMatchObject(
      malformed({
        path: 'replace',
        message: expect.stringMatching(
          /^must name first-welcome: \/welcome-event would show second-welcome in its place from .+Z until .+Z$/,
        ),
      }),
    )
  expect(await gateway.ops('GET', `activities/second-welcome`)).toMatchObject({ code: '51001' })
  expect(await welcome('second-welcome', sooner, '?replace=No%20alias')).toMatchObject(malformed('replace'))
  const pages = [{ path: '/welcome-event', now: 'first-welcome', then: 'second-welcome' }]
  const dry = await welcome('second-welcome', sooner, '?dryRun=1&replace=first-welcome')
  expect(dry).toMatchObject({ data: { done: false, path: '/welcome-event', consequences: { pages } } })
  expect(await read('activities/first-welcome')).toMatchObject({ slots: ['/welcome-event'] })
  await welcome('second-welcome', sooner, '?replace=first-welcome')
  expect(await read('activities/second-welcome')).toMatchObject({ slots: ['/welcome-event'] })
  expect(await welcome('second-welcome', sooner)).toMatchObject({ data: { changed: [], consequences: { pages: [] } } })
  const cancelled = await post('second-welcome/end?dryRun=1', { cancel: true })
  expect(cancelled).toMatchObject({ data: { consequences: { pages: [{ then: 'first-welcome' }] } } })
})

test('a rollback that takes a page back must name its holder', async () => {
  await welcome('turn-one', { startTime: '+20d 00:00', endTime: '+30d 00:00' })
  await welcome('turn-one', { startTime: '+40d 00:00', endTime: '+50d 00:00' })
  await welcome('turn-two', { startTime: '+22d 00:00', endTime: '+32d 00:00' }, '?replace=turn-one')
  expect(await post('turn-one/rollback', { version: 1 }, 2)).toMatchObject(malformed('replace'))
  const rolled = await post('turn-one/rollback?replace=turn-two', { version: 1 }, 2)
  expect(rolled).toMatchObject({ code: '00000', data: { version: 3 } })
  // Each takes the page of the other one: by its earlier start, and by its earlier end.
  const rivals = await Promise.all([
    welcome('rival-one', { startTime: '+58d 00:00', endTime: '+80d 00:00' }),
    welcome('rival-two', { startTime: '+60d 00:00', endTime: '+70d 00:00' }),
  ])
  expect(rivals.map(({ code }) => code).toSorted()).toEqual(['00000', '40000'])
})

test('a rollback that removes a language is warned of, and one that is no language any more is refused', async () => {
  await put('tongue-cup', { texts: titled('First', ['en']) })
  await put('tongue-cup', { texts: titled('Second') })
  const { warnings } = (await post('tongue-cup/rollback?dryRun=1', { version: 1 }, 2)).data.consequences
  expect(warnings).toContainEqual(expect.objectContaining({ code: 'FALLBACK', path: 'texts.ar' }))
  await gateway.asOwner(async (db) => {
    await sql`update activity_versions set definition = jsonb_set(definition, '{texts,xx}', definition #> '{texts,en}')
      where version = 1 and definition ->> 'alias' = 'tongue-cup'`.execute(db)
  })
  expect(await post('tongue-cup/rollback', { version: 1 }, 2)).toMatchObject(
    malformed({ path: expect.stringContaining('texts') as string }),
  )
  expect(await read('activities/tongue-cup')).toMatchObject({ version: 2, title: 'Second' })
})

test('a dry run says who is touched, what is reserved and which languages are missing', async () => {
  await put('touched-cup')
  const { activityId } = await read('activities/touched-cup')
  await gateway.call(apply, { query: { activityId } }, await gateway.register())
  const [task] = activityInput().tasks ?? []
  const easier = { tasks: [{ ...task, target: { amount: '50', unit: 'USDT' } }] } as unknown as Changes
  const budget = [{ rewardType: 'DROP', unit: 'USDT', limit: '20000' }] as never
  const rehearse = async (alias: string, changes: Changes) => (await put(alias, changes, '?dryRun=1')).data.consequences
  expect(await rehearse('touched-cup', { ...easier, budget, texts: titled('Smaller', ['en']) })).toMatchObject({
    participants: 1,
    tasks: [{ taskId: 'trade', effect: 'EASIER', people: 1 }],
    budget: [{ rewardType: 'DROP', unit: 'USDT', before: '10000', after: '20000', granted: '0', reserved: '0' }],
    pages: [],
    languages: { whole: ['en'], required: [], missing: expect.arrayContaining(['ar', 'de']) },
    paused: null,
  })
  const other = activityInput().texts
  const english = { ...other.en, tasks: { trade: { title: 'Trade 100 USDT now' } } }
  expect(await rehearse('touched-cup', { texts: { en: english, ar: other.ar } as never })).toMatchObject({
    tasks: [{ taskId: 'trade', effect: 'TEXT' }],
    languages: { stale: [{ locale: 'ar', ids: ['tasks.trade.title'] }] },
  })
  expect(await rehearse('late-cup', { startTime: '-9d 00:00', endTime: '-1d 00:00' })).toMatchObject({
    tasks: [{ effect: 'NEW', people: 0 }],
    warnings: expect.arrayContaining([expect.objectContaining({ code: 'ENDED_ALREADY' })]),
  })
})

test('a copy with a title of another activity and a past start is named, beside what it would show', async () => {
  await put('old-cup', { texts: titled('Autumn cup') })
  const { texts } = activityInput()
  const copied = { en: { ...texts.en, title: 'Winter cup' }, ar: { ...texts.ar, title: 'Autumn cup' } } as never
  const { data } = await put('new-cup', { texts: copied, startTime: '-1d 00:00' }, '?dryRun=1')
  expect(data.consequences).toMatchObject({
    activity: { title: 'Winter cup', startTime: expect.any(Number), endTime: expect.any(Number), pool: null },
    warnings: expect.arrayContaining([
      expect.objectContaining({ code: 'START_PASSED', path: 'startTime' }),
      { code: 'TITLE_TAKEN', path: 'texts.ar.title', message: 'is also the title of old-cup, in Arabic' },
    ]),
  })
})

test('languages that policy requires are named in a publication and a rollback, not an end', async () => {
  await put('spoken-cup', { texts: titled('English', ['en']) })
  await put('spoken-cup', { texts: titled('Both') })
  gateway.setPolicy({ languages: { required: ['ar', 'tr-CT', 'de'] } })
  const message = 'is missing, and policy requires it'
  const issues = ['texts.ar', 'texts.tr-TR', 'texts.de'].map((path) => ({ path, message }))
  for (const refused of [
    await put('spoken-cup', { texts: titled('English', ['en']) }, '?dryRun=1'),
    await post('spoken-cup/rollback', { version: 1 }, 2),
  ])
    expect(refused.data.issues).toEqual(issues)
  expect(await put('spoken-cup', { texts: titled('Both') })).toMatchObject({ data: { changed: [] } })
  expect(await post('spoken-cup/end', { cancel: true }, 2)).toMatchObject({ data: { done: true } })
})
