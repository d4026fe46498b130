import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { JSON_FILE } from '@fanfare/contract/define-call.ts'
import { userExport } from '@fanfare/contract/session/account.ts'
import { openSession } from '#gateway/accounts/open-session.ts'
import { DATA_SECTIONS, type DataRow } from '#gateway/accounts/db/user-data.ts'
import { createDataWorld } from './testing/data-world.ts'

const world = await createDataWorld()
const mine = await world.addPerson('zaphira')
const theirs = await world.addPerson('quillon')

const send = (token: string | undefined) =>
  world.server.send({ method: 'GET', target: userExport.path, ...(token !== undefined && { token }) })

type Exported = Record<string, DataRow[]> & { exportedAt: number }
const read = async (token: string): Promise<Exported> => JSON.parse((await send(token)).body) as Exported

test('the export is a file of JSON for its user alone', async () => {
  const { statusCode, headers } = await send(mine.token)
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe(`${JSON_FILE}; charset=utf-8`)
  expect(headers['content-disposition']).toMatch(/^attachment; filename="fanfare-\d{4}-\d\d-\d\d\.json"$/)
  expect(headers['cache-control']).toContain('no-store')
  expect((await send(undefined)).json()).toMatchObject({ code: '600' })
  expect((await send('A'.repeat(43))).json()).toMatchObject({ code: '00004' })
})

test('the export has each kind of data of the user', async () => {
  const data = await read(mine.token)
  expect(data.account).toEqual([expect.objectContaining({ userId: mine.userId, email: 'zaphira@people.test' })])
  expect(Object.keys(data).filter((name) => Array.isArray(data[name]) && data[name].length > 0)).toEqual(
    expect.arrayContaining(
      (
        'account sessions devices joins winBack tasks entitlements rewards addresses ledger balances facts tags draws teams leadTrader ' +
        'shares messages messageSettings inviteCodes agentApplications agent agentTerms agentCodes agentViews agentNotes'
      ).split(' '),
    ),
  )
  expect(data.addresses).toEqual([
    expect.objectContaining({ address: expect.objectContaining({ name: 'zaphira Home', city: 'Kleinmachnow' }) }),
  ])
  expect(data.teams).toEqual([expect.objectContaining({ name: 'zaphira team', isCaptain: true })])
  const cash = data.ledger?.filter(({ asset }) => asset === 'GIFT_CASH:USDT').map(({ amount }) => Number(amount))
  expect(cash).toEqual([5])
  expect(data.balances).toContainEqual({ asset: 'GIFT_CASH:USDT', balance: '5' })
})

test('the export has no word, id or name of anybody else, and no secret', async () => {
  const { body } = await send(mine.token)
  for (const word of theirs.words) expect(body).not.toContain(word)
  const { rows: users } = await sql<{ userId: string; loginName: string }>`
    select user_id, login_name from users where user_id <> ${mine.userId}`.execute(world.gateway.db)
  expect(users.length).toBeGreaterThan(8)
  for (const { userId, loginName } of users) {
    expect(body).not.toContain(userId)
    expect(body).not.toContain(loginName)
  }
  expect(body).not.toMatch(/scrypt|tokenHash|encrypted|noted/)
})

test('[AGT-5] the export of an agent has rebates without the ids and names of the referrals', async () => {
  const { db } = world.gateway
  const { agentId } = await db.selectFrom('rebateLines').select('agentId').executeTakeFirstOrThrow()
  const users = await db.selectFrom('users').select(['userId', 'loginName']).execute()
  const { loginName = '' } = users.find(({ userId }) => userId === agentId) ?? {}
  const { session } = await openSession(world.gateway, db, { userId: agentId, loginName }, null)
  const { body } = await send(session.token)
  const { rebates = [] } = JSON.parse(body) as Exported
  expect(rebates.length).toBeGreaterThan(0)
  for (const other of users.filter(({ userId }) => userId !== agentId)) {
    expect(body).not.toContain(other.userId)
    expect(body).not.toContain(other.loginName)
  }
})

test('long lists are complete, each row once', async () => {
  await sql`
    insert into messages (message_id, user_id, cause, type, kind, params, created_at)
    select 'long-' || n, ${mine.userId}, 'long-' || n, 'ACCOUNT', 'factor_on', '{}', n from generate_series(1, 1203) as n`.execute(
    world.gateway.db,
  )
  const { messages = [] } = await read(mine.token)
  const times = messages.filter(({ kind }) => kind === 'factor_on').map(({ createdAt }) => createdAt)
  expect(new Set(times).size).toBe(1203)
  expect(times).toHaveLength(1203)
})

test('an account has three exports at once, and each has a line in the audit log', async () => {
  const person = await world.addPerson('limited')
  world.server.configure({ rateLimit: true })
  const statuses: number[] = []
  for (let tries = 0; tries < 4; tries += 1) statuses.push((await send(person.token)).statusCode)
  expect(statuses).toEqual([200, 200, 200, 429])
  expect(await world.server.rows('auditLog', { actor: person.userId, action: 'user.export' })).toHaveLength(3)
})

/** Tables with a user's id that are not exported, and why. */
const NOT_EXPORTED = new Map([
  ['agent_periods', 'days for which an agent asked lately, to answer faster'],
  ['audience_members', 'lists of the operator, whose names are internal; the tags that a user has are exported'],
  ['board_places', 'places of the newest ranking, made from the scores'],
  ['event_reversals', 'made from the facts'],
  ['live_events', 'the last hour of open pages, made from the other tables'],
  ['live_leases', 'whether a page is open now'],
  ['live_topics', 'counts the events of open pages'],
  ['log', 'what the gateway has done, made from the other tables and kept for days'],
  [
    'staff_payments',
    'sums of the staff’s decisions with who took them; what they gave or took is in the rewards and the ledger',
  ],
  ['tokens', 'proofs of the logins that are exported'],
  ['mails', 'mails that are being sent, encrypted, for days at most; messages have the same news'],
  ['message_announcements', 'when an unread count is announced'],
  ['password_resets', 'a link that works for half an hour, of which only a hash is stored'],
  ['profit_tallies', 'sums of the facts'],
  ['rebate_days', 'sums of the rebates'],
  ['rebate_queue', 'referrals whose facts are read next'],
  ['rebate_quarters', 'sums of the rebates'],
  ['rebate_sums', 'sums of the rebates'],
  ['referral_periods', 'sums of the facts of referrals'],
  ['referral_sums', 'sums of the facts of referrals'],
  ['reevaluations', 'how far a change of an activity has come, in the order of ids'],
  ['rejected_events', 'the newest events that were refused, without their content'],
  ['settlement_queue', 'users who are evaluated next'],
  ['tallies', 'sums of the facts'],
  ['webhook_deliveries', 'copies of the log for the platform, kept for two weeks'],
])

test('every table with the id of a user is exported, or says why not', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct table_name as name from information_schema.columns
    where table_schema = 'public' and not (select relispartition from pg_class where oid = table_name::text::regclass) and (column_name ~ '(^|_)(user|agent|captain|trader|inviter|upline)_id$' or column_name = 'account')`.execute(
    world.gateway.db,
  )
  const known = new Set([...DATA_SECTIONS.flatMap(({ tables }) => tables), ...NOT_EXPORTED.keys()])
  expect(rows.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([])
  const exported = new Set(DATA_SECTIONS.flatMap(({ tables }) => tables))
  expect([...NOT_EXPORTED.keys()].filter((name) => exported.has(name))).toEqual([])
})
