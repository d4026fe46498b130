import { expect, test } from 'vitest'
import { stringify } from 'yaml'
import type { ActivityFileInput } from '@fanfare/activities/schema.ts'
import { beginSettlement, freezeResult } from '#gateway/results/db/activity-settlements.ts'
import { balance, budgetAccount } from '#gateway/rewards/db/ledger.ts'
import { activityFile, activityInput } from '#gateway/testing/activity-file.ts'
import { borrowGateway } from '#gateway/testing/borrow-gateway.ts'
import { apply } from '@fanfare/contract/activity/join.ts'
import { noLoginDetail } from '@fanfare/contract/activity/detail.ts'
import type { RefusalData } from '@fanfare/contract/envelope.ts'
import { checkChange } from './check-change.ts'
import { publishActivity } from './publish-activity.ts'

const gateway = await borrowGateway()

const put = (alias: string, file: object | string, query = '') =>
  gateway.ops('PUT', `/ops/v1/activities/${alias}${query}`, file)
const issuesOf = (answer: { data: unknown }) => (answer.data as RefusalData).issues
const publish = async (changes: Partial<ActivityFileInput>): Promise<string> => {
  const { activityId } = await publishActivity(gateway.ctx, { file: activityFile(changes), actor: 'operator' })
  return activityId
}

test('[ACT-9][D-26] publishing a YAML file opens the activity, funds its budget and writes to the audit log', async () => {
  const answer = await put('yaml-cup', stringify(activityInput({ alias: 'yaml-cup' })))
  expect(answer).toMatchObject({
    code: '00000',
    data: { alias: 'yaml-cup', published: true, created: true, changed: [] },
  })
  const row = await gateway.ctx.activities.findByAlias(gateway.db, 'yaml-cup')
  expect(row).toMatchObject({ version: 1, participants: 0 })
  const activityId = row?.activityId ?? ''
  expect(Number(await balance(gateway.db, budgetAccount(activityId), 'DROP:USDT'))).toBe(10_000)
  const log = await gateway.db.selectFrom('auditLog').selectAll().where('subject', '=', activityId).execute()
  const published = { alias: 'yaml-cup', version: 1, before: null, after: expect.any(String) }
  const line = { at: expect.any(Number), actor: 'operator:tests', action: 'activity.published', subject: activityId }
  expect(log).toMatchObject([{ ...line, detail: { ...published, request: answer.headers['x-request-id'] } }])
})

test('[ACT-9][D-26] each change of an activity is logged with its fields, the hashes before and after, and its request', async () => {
  const file = (title: string) => {
    const { texts, ...rest } = activityInput({ alias: 'logged-cup' })
    return { ...rest, texts: { ...texts, en: { ...texts.en, title } } }
  }
  const answers = [await put('logged-cup', file('First')), await put('logged-cup', file('Second'))]
  answers.push(await put('logged-cup', file('First')))
  await put('logged-cup', file('First'))
  const { activityId = '' } = (await gateway.ctx.activities.findByAlias(gateway.db, 'logged-cup')) ?? {}
  const lines = await gateway.rows('auditLog', { subject: activityId })
  const details = lines.map(
    ({ detail }) => detail as { before: string; after: string; request: string; fields: string[] },
  )
  expect(lines.map(({ action }) => action)).toEqual(['activity.published', 'activity.changed', 'activity.changed'])
  expect(details.map(({ fields }) => fields)).toEqual([[], ['texts'], ['texts']])
  expect(details.map(({ request }) => request)).toEqual(answers.map(({ headers }) => headers['x-request-id']))
  const [first, second] = details.map(({ after }) => after)
  expect(first).toMatch(/^[0-9a-f]{64}$/)
  expect(details.map(({ before, after }) => [before, after])).toEqual([
    [null, first],
    [first, second],
    [second, first],
  ])
})

test('[ACT-9] the same file has no effect on a definition that was stored with empty lists of other types', async () => {
  const activityId = await publish({ alias: 'old-cup', type: 'NewUser' })
  await gateway.call(apply, { query: { activityId } }, await gateway.register())
  const definition = JSON.stringify({ ...activityFile({ alias: 'old-cup', type: 'NewUser' }), prizes: [], tiers: [] })
  const old = { definition, version: 2 }
  await gateway.db.updateTable('activities').set(old).where('activityId', '=', activityId).execute()

  const detail = await gateway.call(noLoginDetail, { query: { activityId } })
  expect(detail.data).toMatchObject({ tiers: [], rewards: [{ label: '1 USDT' }] })
  const again = await put('old-cup', activityInput({ alias: 'old-cup', type: 'NewUser' }))
  expect(again).toMatchObject({ code: '00000', data: { version: 2, changed: [] } })
  const longer = await put('old-cup', activityInput({ alias: 'old-cup', type: 'NewUser', endTime: '+11d 00:00' }))
  expect(longer).toMatchObject({ code: '00000', data: { version: 3, changed: ['endTime'] } })
})

test('[ACT-9] refuses a faulty file with line and field', async () => {
  const text = stringify(activityInput({ alias: 'bad-cup' })).replace('TRADING_VOLUME', 'TRADING')
  const answer = await put('bad-cup', text)
  expect(answer).toMatchObject({ code: '40000', status: 400 })
  expect(issuesOf(answer)).toEqual([
    { path: 'tasks.0.type', message: expect.stringMatching(/^line 8, column 5: /) as unknown },
  ])
  expect(await gateway.ctx.activities.findByAlias(gateway.db, 'bad-cup')).toBeNull()
})

test('[ACT-9] refuses a file whose alias is not that of the address', async () => {
  expect(issuesOf(await put('other-cup', activityInput()))).toEqual([
    { path: 'alias', message: 'must be other-cup, as in the address' },
  ])
})

test('[ACT-9] relative days count from the first publication, also after another one', async () => {
  await publish({ alias: 'days-cup' })
  const before = await gateway.ctx.activities.findByAlias(gateway.db, 'days-cup')
  const later = { ...gateway.ctx, clock: { ...gateway.clock, now: () => gateway.clock.now() + 3 * 86_400_000 } }
  const again = await publishActivity(later, { file: activityFile({ alias: 'days-cup' }), actor: 'operator' })
  expect(again.changed).toEqual([])
  expect(await gateway.ctx.activities.findByAlias(gateway.db, 'days-cup')).toEqual(before)
})

test('[ACT-9] refuses changes that users rely on not to happen, with the field', async () => {
  const activityId = await publish({ alias: 'firm-cup' })
  const user = await gateway.register()
  await gateway.call(apply, { query: { activityId } }, user)
  await gateway.db
    .insertInto('sourceStates')
    .values({ userId: user.userId, activityId, source: 'task:trade:-', status: 'PENDING', updatedAt: 1 })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const [task] = activityInput().tasks ?? []
  if (task === undefined) throw new Error('the file has a task')
  const fields = async (changes: Partial<ActivityFileInput>) =>
    issuesOf(await put('firm-cup', activityInput({ alias: 'firm-cup', ...changes })))?.map(({ path }) => path)

  expect(await fields({ type: 'TeamTrading' })).toEqual(['type'])
  expect(await fields({ timeZone: 'Asia/Tokyo', startTime: '-2d 00:00' })).toEqual(['timeZone', 'startTime'])
  expect(await fields({ tasks: [], texts: { en: { title: 'Small cup', rules: 'Be fair.' } } })).toEqual(['tasks'])
  expect(await fields({ tasks: [{ ...task, type: 'RECHARGE' }] })).toEqual(['tasks.0.type'])
  expect(await fields({ tasks: [{ ...task, target: { amount: '101', unit: 'USDT' } }] })).toEqual(['tasks.0.target'])
  expect(
    await fields({ tasks: [{ ...task, reward: { ...task.reward, amount: { amount: '2', unit: 'USDT' } } }] }),
  ).toEqual(['tasks.0.reward'])
  expect(await fields({ endTime: '-1d 12:00' })).toEqual(['endTime'])
  // A task may become easier and longer, a budget larger.
  expect(
    await fields({
      endTime: '+20d 00:00',
      tasks: [{ ...task, target: { amount: '50', unit: 'USDT' } }],
      budget: [{ rewardType: 'DROP', unit: 'USDT', limit: '20000' }],
    }),
  ).toBeUndefined()
  expect(Number(await balance(gateway.db, budgetAccount(activityId), 'DROP:USDT'))).toBe(20_000)
})

test('[ACT-9] refuses each field that makes a task in progress harder or shorter', () => {
  const task = (changes: object) => activityFile({ tasks: [{ ...activityInput().tasks?.[0], ...changes } as never] })
  const version = (changes: object) => ({ definition: task(changes), startTime: 1, endTime: 9 })
  const usage = { joined: true, tasksInUse: new Set(['trade']) }
  const issues = (before: object, after: object) =>
    checkChange(version(before), version(after), usage, 2).map(({ path }) => path.join('.'))
  const transfer = (transferTarget: string) => ({ type: 'TRANSFER_AND_TRADING', transferTarget })
  const codes = (...some: string[]) => ({ type: 'APPOINT_CODE', target: { count: 1 }, codes: some })
  const friend = (asked?: object) => ({ type: 'INVITE_FRIEND', target: { count: 1 }, friend: asked })
  const holds = (asset?: string) => ({ type: 'SPOT_HOLDS', asset })
  const earnings = (...markets: string[]) => ({ type: 'EARNINGS', ...(markets.length > 0 && { markets }) })

  expect(issues({ claimDays: 7 }, { claimDays: 1 })).toEqual(['tasks.0.claimDays'])
  expect(issues({ windowDays: 5 }, { windowDays: 4 })).toEqual(['tasks.0.windowDays'])
  expect(issues({}, { windowDays: 300 })).toEqual(['tasks.0.windowDays'])
  expect(issues(transfer('10'), transfer('10.01'))).toEqual(['tasks.0.transferTarget'])
  expect(issues(codes('AURORA7', 'HARBOUR8'), codes('AURORA7'))).toEqual(['tasks.0.codes'])
  expect(issues(holds('BTC'), holds('ETH'))).toEqual(['tasks.0.asset'])
  expect(issues(earnings('spot', 'futures'), earnings('futures', 'copy'))).toEqual(['tasks.0.markets'])
  for (const harder of [{ kyc: true }, { deposit: '51' }, { trade: '1' }, { deposit: '50', days: 29 }])
    expect(issues(friend({ deposit: '50' }), friend(harder)), JSON.stringify(harder)).toEqual(['tasks.0.friend'])
  expect(issues(friend(), friend({ kyc: true }))).toEqual(['tasks.0.friend'])

  expect(issues({ claimDays: 7, windowDays: 5 }, { claimDays: 8, windowDays: 6 })).toEqual([])
  expect(issues({ windowDays: 5 }, {})).toEqual([])
  expect(issues(transfer('10'), transfer('9.99'))).toEqual([])
  expect(issues(codes('AURORA7'), codes('harbour8', 'aurora7'))).toEqual([])
  expect(issues(friend({ kyc: true, deposit: '50' }), friend({ deposit: '49.5', days: 31 }))).toEqual([])
  expect(issues(friend({ kyc: true }), friend())).toEqual([])
  expect(issues(earnings('futures'), earnings('spot', 'futures'))).toEqual([])
  expect(issues(earnings('futures'), earnings())).toEqual([])
  expect(issues(earnings(), earnings('futures'))).toEqual([])
})

test('[ACT-9] concurrent publications of one alias create one activity', async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => put('raced-cup', activityInput({ alias: 'raced-cup' }))),
  )
  expect(answers.map(({ code }) => code)).toEqual(Array.from({ length: 8 }, () => '00000'))
  expect(new Set(answers.map(({ data }) => (data as { activityId: string }).activityId)).size).toBe(1)
  expect(answers.filter(({ data }) => (data as { created: boolean }).created)).toHaveLength(1)
})

test('[ACT-9] a demonstration stays open however old its first publication is', async () => {
  const file = activityFile({ alias: 'open-cup' })
  await publishActivity(gateway.ctx, { file, actor: 'seed', keepOpen: true })
  const days = (count: number) => ({
    ...gateway.ctx,
    clock: { ...gateway.clock, now: () => gateway.clock.now() + count * 86_400_000 },
  })
  expect((await publishActivity(days(1), { file, actor: 'seed', keepOpen: true })).changed).toEqual([])
  expect((await publishActivity(days(40), { file, actor: 'seed', keepOpen: true })).changed).toEqual(['endTime'])
  const row = await gateway.ctx.activities.findByAlias(gateway.db, 'open-cup')
  expect((row?.endTime ?? 0) - days(40).clock.now()).toBeGreaterThan(8 * 86_400_000)
})

test('[ACT-10] a demonstration does not open an activity again whose result is frozen', async () => {
  const file = activityFile({ alias: 'final-cup', settleDays: 1 })
  const { activityId } = await publishActivity(gateway.ctx, { file, actor: 'seed', keepOpen: true })
  const now = gateway.clock.now() + 40 * 86_400_000
  const later = { ...gateway.ctx, clock: { ...gateway.clock, now: () => now } }
  await beginSettlement(gateway.db, activityId, now)
  await freezeResult(gateway.db, activityId, now)
  expect((await publishActivity(later, { file, actor: 'seed', keepOpen: true })).changed).toEqual([])
})

test('[ACT-9] answers with version, changed fields and the address of the page', async () => {
  const { en } = activityInput().texts
  const file = (title: string) =>
    activityInput({ alias: 'answer-cup', texts: { en: { ...en, title, rules: 'Be fair.' } } })
  const place = {
    path: '/activity/competition/answer-cup',
    url: 'http://localhost:3000/activity/competition/answer-cup',
  }
  expect((await put('answer-cup', file('One'))).data).toMatchObject({
    version: 1,
    created: true,
    changed: [],
    ...place,
  })
  expect((await put('answer-cup', file('Two'), '?dryRun=1')).data).toMatchObject({
    version: 2,
    created: false,
    published: false,
    changed: ['texts'],
  })
  expect((await put('answer-cup', file('Two'))).data).toMatchObject({ version: 2, changed: ['texts'], ...place })
  expect((await put('answer-cup', file('Two'))).data).toMatchObject({ version: 2, changed: [] })
})

test('[ACT-9] If-Match and If-None-Match prevent operators from overwriting each other, also concurrently', async () => {
  const target = '/ops/v1/activities/guarded-cup'
  const { en } = activityInput().texts
  const send = async (title: string, headers: Record<string, string>) => {
    const texts = { en: { ...en, title, rules: 'Be fair.' } }
    const response = await gateway.sendOps({
      method: 'PUT',
      target,
      body: JSON.stringify(activityInput({ alias: 'guarded-cup', texts })),
      headers: { 'content-type': 'application/json', ...headers },
    })
    const { data } = response.json<{ data: { version?: number; issues?: { path: string }[] } }>()
    return [response.statusCode, data.version, data.issues?.map(({ path }) => path)]
  }
  expect(await send('One', { 'if-match': '"1"' })).toEqual([412, null, ['If-Match']])
  expect(await send('One', { 'if-match': '*' })).toEqual([412, null, ['If-Match']])
  expect(await send('One', { 'if-none-match': '*' })).toEqual([200, 1, undefined])
  expect(await send('One', { 'if-none-match': '*' })).toEqual([412, 1, ['If-None-Match']])
  const raced = await Promise.all(['Two', 'Three', 'Four'].map((title) => send(title, { 'if-match': '"1"' })))
  const statusCounts = Map.groupBy(raced, ([status]) => status)
  expect([statusCounts.get(200)?.length, statusCounts.get(412)?.length]).toEqual([1, 2])
  expect(await send('Five', { 'if-match': '"1"' })).toEqual([412, 2, ['If-Match']])
  expect(await send('Five', { 'if-match': '*' })).toEqual([200, 3, undefined])
  for (const tag of ['3', 'W/"3"', '"3", "4"', '""', '"x"'])
    expect(await send('Six', { 'if-match': tag })).toEqual([400, undefined, ['If-Match']])
  expect(await send('Six', { 'if-none-match': '"3"' })).toEqual([400, undefined, ['If-None-Match']])
})
