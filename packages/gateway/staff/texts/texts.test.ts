import { parse } from 'csv-parse/sync'
import { stringify } from 'yaml'
import { expect, test } from 'vitest'
import { Watch } from '@fanfare/kernel/testing/watch.ts'
import type { ActivityFileInput } from '@fanfare/activities/schema.ts'
import type { CallData } from '@fanfare/contract/define-call.ts'
import type { activityTexts } from '@fanfare/contract/staff/texts.ts'
import { csvLine, plainCell } from '@fanfare/kernel/csv.ts'
import { LOCALES } from '@fanfare/languages/locales.ts'
import { audit } from '#gateway/audit/run-audit.ts'
import { activityInput } from '#gateway/testing/activity-file.ts'
import { answerOf, malformed, type UntypedData } from '#gateway/testing/signed-request.ts'
import { borrowGateway } from '#gateway/testing/borrow-gateway.ts'

const gateway = await borrowGateway()

const OPS = '/ops/v1/activities'
const EN = {
  title: 'Small cup',
  rules: '- Be **fair**.\n- Win 5 USDT.\n',
  tasks: { trade: { title: 'Trade 100 USDT' } },
}
const DE = {
  title: 'Kleiner Cup',
  rules: '- Sei **fair**.\n- Gewinne 5 USDT.\n',
  tasks: { trade: { title: 'Handle 100 USDT' } },
}
const JA = {
  title: '小さなカップ',
  rules: '- **公正**に。\n- 5 USDTを獲得。\n',
  tasks: { trade: { title: '100 USDTを取引' } },
}
type Texts = ActivityFileInput['texts']

const put = (alias: string, texts: Texts, changes: Partial<ActivityFileInput> = {}) =>
  gateway.ops('PUT', `${OPS}/${alias}`, activityInput({ alias, texts, ...changes }))
const read = async (alias: string, query = '') =>
  (await gateway.ops('GET', `${OPS}/${alias}/texts${query}`)).data as CallData<typeof activityTexts>
const file = (alias: string, query = '') =>
  gateway.sendOps({ method: 'GET', target: `${OPS}/${alias}/texts${query}`, headers: { accept: 'text/csv' } })
const write = async (
  alias: string,
  csv: string | Buffer,
  { version = 1, to = 'publish', query = '', type = 'text/csv' } = {},
) =>
  answerOf<UntypedData>(
    await gateway.sendOps({
      method: 'POST',
      target: `${OPS}/${alias}/texts?to=${to}${query}`,
      body: csv,
      headers: { 'content-type': type, 'if-match': `"${version}"` },
    }),
  )
/** A file with the columns id, en and those that are given; rows as [id, en, …]. */
const csv = (locales: readonly string[], ...rows: string[][]) =>
  [['id', 'en', ...locales], ...rows].map((row) => csvLine(row)).join('')
const german = (...rows: string[][]) => csv(['de'], ...rows)
const WHOLE_JA = csv(
  ['ja'],
  ['title', EN.title, JA.title],
  ['rules', EN.rules, JA.rules],
  ['tasks.trade.title', EN.tasks.trade.title, JA.tasks.trade.title],
)
const cellOf = async (alias: string, id: string, locale: string) =>
  (await read(alias)).texts.find((text) => text.id === id)?.cells[locale]

test('every text has its state in every language, who wrote it and when, and what its translator needs', async () => {
  await put('state-cup', { en: EN, de: DE, 'tr-CT': { ...DE, rules: EN.rules } })
  await put('state-cup', {
    en: { ...EN, title: 'Tiny cup' },
    de: { ...DE, rules: DE.rules.replace('fair', 'anständig') },
    ja: JA,
    'tr-CT': { ...DE, rules: EN.rules },
  })
  const { version, languages, texts } = await read('state-cup')
  expect(version).toBe(2)
  expect(texts.map(({ id }) => id)).toEqual(['title', 'rules', 'tasks.trade.title'])
  const [title, rules] = texts
  expect(title).toMatchObject({ en: 'Tiny cup', max: 80, context: expect.stringContaining('name of the activity') })
  expect(title?.cells).toMatchObject({
    de: { text: 'Kleiner Cup', state: 'STALE', by: 'operator:tests' },
    ja: { state: 'OK' },
    fr: { text: null, state: 'MISSING', by: null, at: null },
    'en-TR': { text: 'Tiny cup', state: 'INHERITED', by: null },
    'tr-CT': { state: 'STALE' },
  })
  expect(rules?.cells.de?.at).toBeGreaterThan(Number(title?.cells.de?.at))
  const named = Object.fromEntries(languages.map(({ locale, ...rest }) => [locale, rest]))
  expect(Object.keys(named)).toEqual(LOCALES.filter((locale) => locale !== 'en'))
  expect(named).toMatchObject({
    de: { inheritsFrom: null, ok: 2, stale: 1, missing: 0, level: 'machine' },
    fr: { ok: 0, stale: 0, missing: 3, level: null },
    'en-TR': { inheritsFrom: 'en', ok: 3, stale: 0, missing: 0, level: 'source' },
    'tr-CT': { inheritsFrom: 'tr-TR', missing: 0, stale: 1 },
  })
  expect(await gateway.read('activities/state-cup')).toMatchObject({
    languages: { whole: 2, stale: 2, missing: 15 },
    alarms: [{ code: 'TEXTS_STALE' }, { code: 'TEXTS_MISSING' }],
  })
  expect((await gateway.ops('GET', `${OPS}/none-cup/texts`)).code).toBe('51001')
  expect((await gateway.ops('GET', `${OPS}/state-cup/texts?source=draft`)).code).toBe('51001')
})

test('the file has a column for each of the 20 languages and returns unchanged', async () => {
  await put('file-cup', { en: EN, de: DE })
  const { headers, body } = await file('file-cup')
  expect(headers).toMatchObject({ 'content-type': 'text/csv; charset=utf-8', etag: '"1"' })
  expect(body.startsWith('\uFEFF')).toBe(true)
  const [head = [], ...rows] = parse(body, { bom: true }) as string[][]
  expect(head).toEqual(['id', 'context', 'max', 'needs', ...LOCALES])
  const rules = rows.find(([id]) => id === 'rules') ?? []
  expect(rules[head.indexOf('de')]).toBe(`'${DE.rules}`)
  expect(rules[head.indexOf('needs')]?.split(' ')).toHaveLength(16)
  expect(await write('file-cup', body)).toMatchObject({
    code: '00000',
    data: { done: true, version: 1, changed: [], written: 0, unchanged: 3, refused: [] },
  })
  await put('file-cup', { en: { ...EN, title: 'Tiny cup' }, de: DE })
  const needed = await file('file-cup', '?needs=1')
  expect(parse(needed.body, { bom: true })).toHaveLength(4)
  expect((await read('file-cup', '?needs=1')).texts).toHaveLength(3)
})

test('a finished file is one publication, and its unusable cells are refused by name', async () => {
  await put('import-cup', { en: EN, de: DE })
  await put('import-cup', { en: { ...EN, title: 'Tiny cup' }, de: DE })
  const body = csv(
    ['de', 'ja', 'tr-CT', 'sv'],
    ['title', 'Tiny cup', 'Winziger Cup', JA.title, 'Kupa', 'Liten cup'],
    ['rules', EN.rules, '- Sei **fair**.\n- Gewinne 6 USDT.', JA.rules, '', ''],
    ['tasks.trade.title', EN.tasks.trade.title, '', JA.tasks.trade.title, '', ''],
    ['labels.none', 'None', 'Nichts', '', '', ''],
  )
  const answer = await write('import-cup', body, { version: 2 })
  expect(answer.data).toMatchObject({ done: true, version: 3, changed: ['texts'], written: 4, unchanged: 0 })
  expect(answer.data.refused).toEqual([
    { row: 1, id: '', locale: 'sv', reason: 'is not a language of the product' },
    { row: 2, id: 'title', locale: 'tr-CT', reason: 'is inherited; tr-CT has no text of its own' },
    { row: 3, id: 'rules', locale: 'de', reason: 'lacks the number 5; has the number 6, English does not' },
    { row: 5, id: 'labels.none', locale: null, reason: 'is not the id of a text' },
  ])
  expect(await cellOf('import-cup', 'title', 'de')).toMatchObject({ text: 'Winziger Cup', state: 'OK' })
  expect(await gateway.read('activities/import-cup')).toMatchObject({
    file: { texts: { ja: { ...JA, title: JA.title }, de: { rules: DE.rules } } },
  })
  expect(await audit(gateway.db)).toEqual([])
})

test('an incomplete new language is refused, and a text too long names its limit', async () => {
  await put('half-cup', { en: EN, de: DE })
  const half = csv(['ja'], ['title', EN.title, JA.title])
  expect((await write('half-cup', half)).data).toMatchObject({
    written: 0,
    changed: [],
    refused: [{ row: 2, id: 'title', locale: 'ja', reason: expect.stringContaining('are missing') }],
  })
  const long = german(
    ['title', EN.title, 'Kleiner Cup '.repeat(10)],
    ['tasks.trade.title', 'Trade 100 USDT', 'Setze 100 USDT um'],
  )
  expect((await write('half-cup', long)).data).toMatchObject({
    written: 1,
    refused: [{ row: 2, id: 'title', locale: 'de', reason: expect.stringContaining('80') }],
  })
})

test('a rehearsal writes nothing, and a moved version is 412', async () => {
  await put('try-cup', { en: EN, de: DE })
  expect((await write('try-cup', WHOLE_JA, { query: '&dryRun=1' })).data).toMatchObject({
    done: false,
    written: 3,
    version: 2,
    consequences: { languages: { whole: ['en', 'de', 'ja'] } },
  })
  expect((await read('try-cup')).version).toBe(1)
  expect(await write('try-cup', WHOLE_JA, { version: 4 })).toMatchObject({ status: 412, code: '40000' })
  expect(await write('none-cup', WHOLE_JA)).toMatchObject({ code: '51001' })
})

test('where policy wants a second person the file waits, and the approval publishes exactly it', async () => {
  await put('wait-cup', { en: EN, de: DE })
  gateway.setPolicy({ second: { publish: 'always' } })
  const { data } = await write('wait-cup', WHOLE_JA)
  expect(data).toMatchObject({ done: false, written: 3, proposal: { kind: 'PUBLISH', subject: 'wait-cup' } })
  const decided = await gateway.decide(data.proposal)
  expect(decided).toMatchObject({ data: { state: 'APPROVED', result: { done: true, written: 3, version: 2 } } })
  expect(await cellOf('wait-cup', 'title', 'ja')).toMatchObject({ text: JA.title })
})

test('a reader’s level holds for the texts that were read, until one of them changes', async () => {
  await put('read-cup', { en: EN, de: DE })
  await put('read-cup', { en: { ...EN, title: 'Tiny cup' }, de: DE })
  const review = (body: object) => gateway.ops('POST', `${OPS}/read-cup/texts/review`, body)
  expect(await review({ locale: 'de', level: 'reviewed' })).toMatchObject({ data: { done: true, reviewed: 2 } })
  expect(await cellOf('read-cup', 'title', 'de')).toMatchObject({ state: 'STALE' })
  expect(await cellOf('read-cup', 'rules', 'de')).toMatchObject({ state: 'REVIEWED', by: 'operator:tests' })
  expect(await review({ locale: 'de', ids: ['title'], level: 'native' })).toMatchObject({ data: { reviewed: 1 } })
  const { languages } = await read('read-cup')
  expect(languages.find(({ locale }) => locale === 'de')).toMatchObject({ stale: 0, ok: 3, level: 'reviewed' })
  expect(await gateway.read('activities/read-cup')).toMatchObject({ languages: { stale: 0 } })
  expect(await gateway.read('audit-log?action=texts.reviewed')).toMatchObject({
    items: [
      { detail: { ids: ['title'], locale: 'de', level: 'native' } },
      { detail: { ids: ['rules', 'tasks.trade.title'] } },
    ],
  })
  await write('read-cup', german(['title', 'Tiny cup', 'Winziger Cup']), { version: 2 })
  expect(await cellOf('read-cup', 'title', 'de')).toMatchObject({ state: 'OK' })
  for (const [body, path] of [
    [{ locale: 'de', ids: ['nothing'], level: 'native' }, 'ids.0'],
    [{ locale: 'fr', ids: ['title'], level: 'native' }, 'ids.0'],
    [{ locale: 'sv', level: 'native' }, 'locale'],
  ] as const)
    expect(await review(body)).toMatchObject(malformed(path))
})

test('consequences, rows and policy name the same languages, and one that inherits is never missing', async () => {
  await put('agree-cup', { en: EN, de: DE, ja: JA })
  const { languages } = await read('agree-cup')
  const missing = languages.flatMap((one) => (one.missing > 0 ? [one.locale] : []))
  expect(missing).toContain('tr-TR')
  expect(missing).not.toContain('tr-CT')
  expect(await gateway.read('activities/agree-cup')).toMatchObject({
    languages: { whole: 3, missing: missing.length },
    alarms: [{ code: 'TEXTS_MISSING', params: { languages: missing.length } }],
  })
  const changed = { ...DE, title: 'Winziger Cup' }
  expect((await put('agree-cup', { en: EN, de: changed, ja: JA })).data).toMatchObject({
    consequences: { languages: { missing, inherits: ['tr-CT', 'en-TR'] } },
  })
  gateway.setPolicy({ languages: { required: ['de', 'tr-CT'] } })
  const refused = await write('agree-cup', csv(['ja'], ['title', EN.title, '別のカップ']), { version: 2 })
  expect(refused).toMatchObject(malformed({ path: 'texts.tr-TR', message: 'is missing, and policy requires it' }))
})

test('a language has every name that English has, or the file is refused', async () => {
  const issue = { path: 'texts.de.labels.trade', message: 'is missing: English has it' }
  expect(await put('name-cup', { en: { ...EN, labels: { trade: 'Reward' } }, de: DE })).toMatchObject(malformed(issue))
})

test('a file that cannot be read is refused with what to do about it', async () => {
  await put('bad-cup', { en: EN, de: DE })
  const refusal = async (body: string | Buffer, type = 'text/csv') => {
    const { code, status, data } = await write('bad-cup', body, { type })
    return [status, code, (data?.issues as { path: string; message: string }[] | undefined)?.[0]]
  }
  const said = (message: string) => [400, '40000', { path: 'body', message: expect.stringContaining(message) }]
  const row = ['title', EN.title, 'Cup']
  expect(await refusal('\uFEFFid;en;de\r\ntitle;Small cup;Cup\r\n')).toEqual(said('semicolons between its columns'))
  expect(await refusal('id\ten\tde\n')).toEqual(said('tabs between its columns'))
  expect(await refusal('en,de\nSmall cup,Cup\n')).toEqual(said('has no column id'))
  expect(await refusal('id,de\ntitle,Cup\n')).toEqual(said('has no column en'))
  expect(await refusal('id,en,en\n')).toEqual(said('id or en twice'))
  expect(await refusal('id,en,de\ntitle,"Small cup,Cup\n')).toEqual(said('not closed'))
  expect(await refusal(german([...row.slice(0, 2), 'C\0p']))).toEqual(said('row 2, de: U+0000 is not allowed'))
  expect(await refusal(JSON.stringify({ csv: german([...row.slice(0, 2), 'C\uD800p']) }), 'application/json')).toEqual([
    400,
    '40000',
    { path: '', message: 'a lone surrogate is not allowed' },
  ])
  expect(await refusal(Buffer.from(german(row).replace('Cup', 'Täg'), 'latin1'))).toEqual(said('UTF-8'))
  expect((await refusal('x'.repeat(2 * 1024 * 1024))).slice(0, 2)).toEqual([413, '41300'])
  expect(await refusal(`id,en\n${'a,b\n'.repeat(5001)}`)).toEqual(said('more than 5000 rows'))
  // Nothing is read behind them, so their open quotation marks are not found.
  expect(await refusal(`id,en\n${'a,b\n'.repeat(5001)}a,"b`)).toEqual(said('more than 5000 rows'))
  expect(await refusal(`id,en${',x'.repeat(99)}\na,"b`)).toEqual(said('more than 100 columns in row 1'))
  expect(await refusal(`id,en\na${',b'.repeat(100)}\na,"b`)).toEqual(said('more than 100 columns in row 2'))
  expect(await refusal('')).toEqual([400, '40000', { path: 'csv', message: expect.any(String) }])
})

test('a fault of one row or column is refused by name, and the rest is taken', async () => {
  await put('rows-cup', { en: EN, de: DE })
  const refusedOf = async (body: string, version: number) => {
    const { data } = await write('rows-cup', body, { version })
    return [data.written, data.refused.map(({ row, locale, reason }: Record<string, unknown>) => [row, locale, reason])]
  }
  const task = ['tasks.trade.title', EN.tasks.trade.title]
  expect(
    await refusedOf(
      german(['title', EN.title, 'Eins'], ['title', EN.title, 'Zwei'], [...task, 'Erreiche 100 USDT']),
      1,
    ),
  ).toEqual([
    1,
    [
      [2, null, 'is the id of two rows'],
      [3, null, 'is the id of two rows'],
    ],
  ])
  expect(await refusedOf(german(['title', 'Large cup', 'Großer Cup'], [...task, 'Schaffe 100 USDT']), 2)).toEqual([
    1,
    [
      [
        2,
        null,
        'has another English than version 2: “Large cup” in the file, “Small cup” there. Export the file again',
      ],
    ],
  ])
  expect(await refusedOf(csv(['de', 'fr', 'fr'], [...task, 'Setze 100 USDT um', 'a', 'b']), 3)).toEqual([
    1,
    [[1, 'fr', 'is the name of two columns']],
  ])
  const lines = `id,en,de\r\ntitle,Small cup,'=Cup\r\n\r\nrules,"- Be **fair**.\r\n- Win 5 USDT.\r\n","'- Sei **ehrlich**.\r\n- Hol dir 5 USDT."\r\n`
  expect(await refusedOf(lines, 4)).toEqual([2, []])
  expect(await cellOf('rows-cup', 'title', 'de')).toMatchObject({ text: '=Cup' })
  expect(await cellOf('rows-cup', 'rules', 'de')).toMatchObject({ text: '- Sei **ehrlich**.\n- Hol dir 5 USDT.\n' })
  const others = LOCALES.filter((locale) => locale !== 'en' && locale !== 'de')
  expect(await refusedOf(csv(others, ['title', EN.title, ...others.map(() => '')]), 5)).toEqual([0, []])
  expect(await cellOf('rows-cup', 'title', 'de')).toMatchObject({ text: '=Cup' })
})

test('150 texts in 20 languages leave within 3 s and come back within 3 s', async () => {
  const faq = (start: string) =>
    Array.from({ length: 73 }, (_, index) => ({
      question: `${start} ${index + 1}?`,
      answer: `${start} **${index + 1}**. `.repeat(8),
    }))
  await put('large-cup', { en: { ...EN, subtitle: 'Win 5 USDT', faq: faq('Question') } })
  const watch = new Watch()
  const time = async <T>(work: () => PromiseLike<T>): Promise<[T, number]> => {
    const started = watch.seconds
    return [await work(), watch.seconds - started]
  }
  const [exported, out] = await time(() => file('large-cup'))
  const [head = [], ...rows] = parse(exported.body, { bom: true }) as string[][]
  expect(rows).toHaveLength(150)
  const translated = rows.map(([id = '', , , , english = '']) => [
    id,
    plainCell(english),
    ...head
      .slice(5)
      .map((locale) => (['tr-CT', 'en-TR'].includes(locale) ? '' : plainCell(english).replace('Question', 'Frage'))),
  ])
  const [written, back] = await time(() => write('large-cup', csv(head.slice(5), ...translated)))
  expect(written.data).toMatchObject({ refused: [], written: 150 * 17, version: 2 })
  expect(out).toBeLessThan(watch.limit(3, out))
  expect(back).toBeLessThan(watch.limit(3, back))
})

test('a draft takes the file before anything is published, keeps its comments, and refuses what its English does not have', async () => {
  const { texts: _texts, ...content } = activityInput({ alias: 'draft-cup' })
  const yaml = `# for the launch\n${stringify({ ...content, texts: { en: EN, de: DE } })}`
  await gateway.ops('PUT', `${OPS}/draft-cup/draft`, { yaml, basedOn: 0 })
  const before = await read('draft-cup', '?source=draft')
  expect(before).toMatchObject({ version: 0 })
  expect(before.languages.find(({ locale }) => locale === 'ja')).toMatchObject({ missing: 3 })
  const exported = await file('draft-cup', '?source=draft')
  expect([exported.statusCode, exported.headers.etag]).toEqual([200, '"1"'])

  const rehearsed = await write('draft-cup', WHOLE_JA, { to: 'draft', query: '&dryRun=1' })
  expect(rehearsed.data).toMatchObject({ done: false, written: 3 })
  expect(await write('draft-cup', WHOLE_JA, { to: 'draft', version: 7 })).toMatchObject({ status: 412 })
  expect((await write('draft-cup', WHOLE_JA, { to: 'draft' })).data).toEqual({
    done: true,
    proposal: null,
    draft: { revision: 2 },
    written: 3,
    unchanged: 0,
    refused: [],
    consequences: null,
  })
  expect((await write('draft-cup', WHOLE_JA, { to: 'draft', version: 2 })).data).toMatchObject({
    written: 0,
    unchanged: 3,
    draft: { revision: 2 },
  })
  const { data } = await gateway.ops('GET', `${OPS}/draft-cup/draft`)
  expect(data.yaml).toMatch(/^# for the launch\n[^]*小さなカップ/)
  expect((await gateway.ops('GET', `${OPS}/draft-cup`)).code).toBe('51001')
  expect(await write('none-cup', WHOLE_JA, { to: 'draft' })).toMatchObject({ code: '51001' })
})

test('a published activity takes translations into a draft that the upload makes, and a refused row names both English texts', async () => {
  await put('begun-cup', { en: EN, de: DE })
  const upload = (title: string, version: number, query = '') =>
    write('begun-cup', csv(['de'], ['title', title, 'Der Kleine Cup']), { to: 'draft', version, query })
  expect((await upload(EN.title, 0, '&dryRun=1')).data).toMatchObject({ done: false, written: 1 })
  expect((await upload('Old cup', 0)).data).toMatchObject({
    written: 0,
    refused: [
      {
        row: 2,
        id: 'title',
        locale: null,
        reason: 'has another English than your draft: “Old cup” in the file, “Small cup” there. Export the file again',
      },
    ],
  })
  // Nothing was taken, so nothing is stored.
  expect((await gateway.ops('GET', `${OPS}/begun-cup/draft`)).code).toBe('51001')
  expect(await upload(EN.title, 3)).toMatchObject({ status: 412 })
  expect((await upload(EN.title, 0)).data).toMatchObject({ done: true, written: 1, draft: { revision: 1 } })
  const { data } = await gateway.ops('GET', `${OPS}/begun-cup/draft`)
  expect(data).toMatchObject({ basedOn: 1, yaml: expect.stringContaining('Der Kleine Cup') })
  expect(await upload(EN.title, 0)).toMatchObject({ status: 412 })
})

test('a duplicate with another English has stale translations, as a draft and once it is published', async () => {
  await put('first-cup', { en: EN, de: DE, ja: JA })
  const other = activityInput({
    alias: 'second-cup',
    texts: { en: { ...EN, title: 'Second cup' }, de: { ...DE, title: 'Zweiter Cup' }, ja: JA },
  })
  const draft = { yaml: stringify(other), basedOn: 0, source: 'first-cup' }
  expect(await gateway.ops('PUT', `${OPS}/second-cup/draft`, draft)).toMatchObject({ code: '00000' })
  const staleOf = ({ languages }: CallData<typeof activityTexts>) =>
    languages.filter(({ stale }) => stale > 0).map(({ locale, stale }) => [locale, stale])
  expect(staleOf(await read('second-cup', '?source=draft'))).toEqual([['ja', 1]])
  // Typed text without a source keeps it.
  await gateway.ops('PUT', `${OPS}/second-cup/draft`, { yaml: draft.yaml, basedOn: 0 }, { revision: 1 })
  expect(await gateway.ops('PUT', `${OPS}/second-cup`, other)).toMatchObject({
    data: { consequences: { languages: { stale: [{ locale: 'ja', ids: ['title'] }] } } },
  })
  expect(staleOf(await read('second-cup'))).toEqual([['ja', 1]])
})
