import { expect, test } from 'vitest'
import { login } from '@fanfare/contract/session/login.ts'
import { register } from '@fanfare/contract/session/register.ts'
import { deleteUser, userDeletion } from '@fanfare/contract/session/account.ts'
import { userinfo } from '@fanfare/contract/session/userinfo.ts'
import { obtainReward } from '@fanfare/contract/task/rewards.ts'
import { claimReward } from '#gateway/rewards/claim-reward.ts'
import { awardIn } from '#gateway/rewards/awards/reserve-awards.ts'
import { openPayouts } from '#gateway/payouts/db/payouts.ts'
import { audit } from '#gateway/audit/run-audit.ts'
import { openSession } from '#gateway/accounts/open-session.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import { messageReader } from '#gateway/messages/message-reader.ts'
import { readReport } from '#gateway/site/read-report.ts'
import { describeUser } from '#gateway/staff/users/describe-user.ts'
import { maskName, maskPerson } from '#gateway/util/mask-name.ts'
import { readToEnd } from '#gateway/testing/log-world.ts'
import { nextEventId, trade, tradeTask } from '#gateway/testing/task-world.ts'
import { secondFactorsOf } from './testing/second-factor.ts'
import { createDataWorld, dumpTables, PASSWORD, type Person } from './testing/data-world.ts'

const world = await createDataWorld()
const { call, rows } = world.server

const remove = (user: Pick<Person, 'token'>, body: { password?: string; code?: string } = { password: PASSWORD }) =>
  call(deleteUser, { body }, user)

const reports = () => Promise.all(['claimed-task', 'prizes-of-people'].map((alias) => readReport(world.gateway, alias)))

test('a deletion leaves no word of the user in any table, and every sum as it was', async () => {
  const person = await world.addPerson('zaphira')
  const other = await world.addPerson('quillon')
  await readToEnd(world.gateway, messageReader(world.gateway))
  const before = await dumpTables(world)
  const everything = [...before.values()].join('\n')
  const hidden = ['zaphira Home', 'zaphira Street 1']
  for (const word of person.words.filter((one) => !hidden.includes(one))) expect(everything).toContain(word)
  const sums = await reports()

  const preview = await call(userDeletion, {}, person)
  expect(preview.data).toMatchObject({
    lost: [{ amount: { amount: '5', unit: 'USDT' }, rewardType: 'GIFT_CASH', kind: 2, rewards: 1 }],
    confirm: { password: true, code: false, loginUntil: null },
  })
  expect(preview.data.open).toContainEqual({ amount: { item: 'wallet' }, rewardType: 'PHYSICAL', kind: 3, rewards: 1 })
  const answer = await remove(person)
  expect(answer.data).toEqual({ deletedAt: world.clock.now() })
  expect(answer.cookies).toEqual({ ccToken: '', sessionToken: '', refreshToken: '' })

  await world.evaluate()
  await readToEnd(world.gateway, messageReader(world.gateway))
  for (const [table, text] of await dumpTables(world)) {
    for (const word of person.words) expect(text, `${word} in ${table}`).not.toContain(word)
    // The public name that the platform sent is in a sealed event (ADR 0136).
    if (table !== 'events') expect(text, table).not.toContain('zaphira')
  }
  const after = [...(await dumpTables(world)).values()].join('\n')
  for (const word of other.words.filter((one) => !one.startsWith('quillon Home') && !one.startsWith('quillon Street')))
    expect(after, word).toContain(word)
  expect(await audit(world.gateway.db)).toEqual([])
  expect(await reports()).toEqual(sums)
})

test('nothing that only grows has changed', async () => {
  const person = await world.addPerson('keeper')
  const read = async () => {
    const tables = await dumpTables(world)
    const grow = 'events ledger_entries ledger_transfers audit_log draws rebate_lines board_snapshots seals'
    return grow.split(' ').map((name) => [name, (tables.get(name) ?? '').split('\n')] as const)
  }
  const before = await read()
  await remove(person)
  const after = new Map(await read())
  for (const [name, lines] of before) expect(after.get(name), name).toEqual(expect.arrayContaining(lines))
})

test('every session answers 434, the login is refused, and the name opens a new account', async () => {
  const person = await world.addPerson('returner')
  const { loginName } = person
  const second = await call(login, { body: { loginName, password: PASSWORD } })
  await remove(person)
  for (const token of [person.token, second.data.token])
    expect((await call(userinfo, { body: {} }, { token })).code).toBe('434')
  expect((await call(login, { body: { loginName, password: PASSWORD } })).code).toBe('51050')
  for (const name of [`deleted:${person.userId}`, person.userId])
    expect((await call(login, { body: { loginName: name, password: '-' } })).code).toBe('51050')
  const body = { email: loginName, password: PASSWORD, languageType: 1, termsAccepted: true as const }
  const again = await call(register, { body })
  expect(again.code).toBe('00000')
  expect(again.data.userId).not.toBe(person.userId)
})

test('only the right password deletes; an account without a password needs a login of the last quarter of an hour', async () => {
  const person = await world.addPerson('careful')
  for (const body of [{}, { password: 'not it' }, { password: ' ' }, { code: '123456' }])
    expect(await remove(person, body)).toMatchObject({ code: '51050', data: { field: 'password' } })
  expect((await call(userinfo, { body: {} }, person)).code).toBe('00000')

  const userId = await world.addUser()
  const open = async () =>
    openSession(world.gateway, world.gateway.db, { userId, loginName: `${userId}@example.test` }, null)
  const { session: old } = await open()
  expect((await call(userDeletion, {}, old)).data.confirm).toEqual({
    password: false,
    code: false,
    loginUntil: world.clock.now() + 15 * 60_000,
  })
  // A renewed session is no new login.
  await world.server.change('tokenFamilies', { createdAt: world.clock.now() - 15 * 60_000 - 1 })
  expect(await remove({ token: old.token }, {})).toMatchObject({ code: '51050', data: { field: 'session' } })
  const { session: fresh } = await open()
  expect((await remove({ token: fresh.token }, {})).code).toBe('00000')
})

test('with a second factor a deletion needs its code', async () => {
  const person = await world.addPerson('doubled')
  const { codeAt, turnOn } = secondFactorsOf(world.server, world.clock.advance)
  const { secret } = await turnOn({ ...person, password: PASSWORD, cookies: {} })
  expect((await call(userDeletion, {}, person)).data.confirm.code).toBe(true)
  expect(await remove(person)).toMatchObject({ code: '51057', data: { field: 'code' } })
  expect(await remove(person, { password: PASSWORD, code: '000000' })).toMatchObject({ code: '51057' })
  expect((await remove(person, { password: PASSWORD, code: codeAt(secret) })).code).toBe('00000')
  expect(await rows('secondFactors', { userId: person.userId })).toEqual([])
})

test('of deletions at once one deletes, and a claim at the same time is paid or refused as a whole', async () => {
  for (const name of ['racer-a', 'racer-b', 'racer-c', 'racer-d']) {
    const person = await world.addPerson(name)
    const input = { query: { activityId: person.openActivityId, taskId: 'first-trade' } }
    const [claim, ...deletions] = await Promise.all([
      call(obtainReward, input, { token: person.token, headers: { 'idempotency-key': name } }),
      remove(person),
      remove(person),
      remove(person),
    ])
    expect(deletions.filter(({ code }) => code === '00000')).toHaveLength(1)
    const { userId, openActivityId: activityId } = person
    const status = claim.code === '00000' ? 'GRANTED' : 'EXPIRED'
    expect(await rows('entitlements', { userId, activityId })).toMatchObject([{ status }])
  }
  expect(await audit(world.gateway.db)).toEqual([])
})

test('a granted reward is still paid to the wallet, and a review of a deleted user can be decided', async () => {
  const person = await world.addPerson('paid')
  const { userId } = person
  const flag = { type: 'user.flagged' as const, userId, occurredAt: world.clock.now(), reason: 'checks' }
  await world.send({ eventId: nextEventId(), ...flag })
  const task = { activityId: person.openActivityId, taskId: 'first-trade' }
  const held = await claimReward(world.gateway, { userId }, task, 'en')
  const { rewardId } = (await rows('rewards', { userId, rewardType: 'GIFT_CASH', state: 'GRANTED' }))[0]!
  await remove(person)

  const opened = await openPayouts(world.gateway.db, [{ userId, rewardId, payoutId: 'po-deleted' }], world.clock.now())
  expect(opened).toMatchObject([{ userId, state: 'READY', amount: '5.000000000000000000' }])
  const review = (await rows('reviews', { rewardId: held.rewardId }))[0]!
  const decision = { accept: true, reason: 'CHECKED', note: 'looked at' }
  const { reviewId, revision } = review
  const decided = await world.server.post(`reviews/${reviewId}/decision`, decision, { actor: 'anna', revision })
  expect(decided).toMatchObject({ code: '00000' })
  expect(await audit(world.gateway.db)).toEqual([])
})

test('a deleted user earns, claims and is given nothing any more', async () => {
  const person = await world.addPerson('former')
  const { userId, openActivityId } = person
  const activityId = await world.publish({ alias: 'later-task', tasks: [tradeTask()] })
  await world.joinActivity(userId, activityId)
  await remove(person)
  await world.sendAndEvaluate(trade(userId, world.clock.now(), '5000'))
  expect(await rows('entitlements', { userId, status: 'RESERVED' })).toEqual([])
  const claim = claimReward(world.gateway, { userId }, { activityId: openActivityId, taskId: 'first-trade' }, 'en')
  await expect(claim).rejects.toMatchObject({ codeName: expect.any(String) })
  const award = { userId, activityId, source: 'manual:test' as const, asset: 'GIFT_CASH:USDT', quantity: '1' }
  const earnedAt = world.clock.now()
  const given = await withTransaction(world.gateway.db, (tx) => awardIn(tx, world.gateway, [{ ...award, earnedAt }]))
  expect(given).toEqual([null])
  expect(await audit(world.gateway.db)).toEqual([])
})

test('others see a neutral name, the staff reads “deleted”, and the team has another captain', async () => {
  const person = await world.addPerson('leaver')
  await remove(person)
  expect((await describeUser(world.gateway, person.userId)).maskedName).toBe('deleted')
  const team = (await rows('teams', { teamId: person.teamId }))[0]!
  expect(team).toMatchObject({ captainId: person.memberId, name: `Team ${person.teamId.slice(-6)}` })
  const user = (await rows('users', { userId: person.userId }))[0]!
  expect([maskName(user.loginName), maskPerson(user)]).toEqual(['***', '***'])
})

test('the code of a deleted agent makes nobody a referral, and earlier rebates stay', async () => {
  const { db } = world.gateway
  const { agentId } = (await rows('rebateLines'))[0]!
  const agent = (await rows('users', { userId: agentId }))[0]!
  const lines = () => rows('rebateLines', { agentId }, 'lineId')
  const before = await lines()
  const { session } = await openSession(world.gateway, db, agent, null)
  expect((await remove({ token: session.token }, {})).code).toBe('00000')
  expect(await lines()).toEqual(before)
  const { userId } = await world.server.register({ vipCode: agent.vipCode })
  expect(await rows('users', { userId })).toMatchObject([{ inviterId: null }])
  expect(await rows('agentReferrals', { userId })).toEqual([])
  expect(await audit(db)).toEqual([])
})
