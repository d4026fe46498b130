import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { hashToken } from '#gateway/accounts/tokens.ts'
import { borrowGateway } from '#gateway/testing/borrow-gateway.ts'
import { checkAll, type Credentials, type KnownTokens } from './credentials.ts'

const gateway = await borrowGateway()

const nonce = (vs: string): Credentials => ({ nonce: { timestamp: 1, vs, rememberUntil: 2 }, token: null })
const bearer = (token: string): Credentials => ({ nonce: null, token: { tokenHash: hashToken(token), kind: 'access' } })

test('[API-1] accepts the first of two equal nonces in a batch, and neither afterwards', async () => {
  const shown = [nonce('a'), nonce('b'), nonce('a')]
  expect((await checkAll(gateway.db, shown)).map(({ fresh }) => fresh)).toEqual([true, true, false])
  expect((await checkAll(gateway.db, shown)).map(({ fresh }) => fresh)).toEqual([false, false, false])
})

test('[D-4] finds the user of each token of a batch, and none for a wrong token', async () => {
  const users = await Promise.all(Array.from({ length: 3 }, () => gateway.register()))
  const shown = [bearer('wrong'), ...users.map(({ token }) => bearer(token)), nonce('c')]
  expect((await checkAll(gateway.db, shown)).map(({ token }) => token?.userId)).toEqual([
    undefined,
    ...users.map(({ userId }) => userId),
    undefined,
  ])
})

test('[GW-7] still identifies callers of reads while the database is read-only', async () => {
  const user = await gateway.register()
  const checked = await gateway.db.transaction().execute(async (tx) => {
    await sql`set transaction read only`.execute(tx)
    return checkAll(tx, [bearer(user.token)])
  })
  expect(checked).toMatchObject([{ fresh: true, token: { userId: user.userId } }])
})

test('[D-5] a known token is refused once its login has ended, and one of an older version finds its login', async () => {
  const [user, older] = [await gateway.register(), await gateway.register()]
  await gateway.change('tokens', { userId: null }, { tokenHash: hashToken(older.token) })
  const known: KnownTokens = new Map()
  const ends = async () =>
    (await checkAll(gateway.db, [bearer(user.token), bearer(older.token)], known)).map(({ token }) => token?.endReason)
  expect(await ends()).toEqual([null, null])
  await gateway.change('tokenFamilies', { endedAt: 1, endReason: 'USER' }, { userId: user.userId })
  expect(await ends()).toEqual(['USER', null])
})
