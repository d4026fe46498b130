import type { CallRequest } from '@fanfare/contract/define-call.ts'
import type { findUsers } from '@fanfare/contract/staff/users.ts'
import type { GatewayContext } from '#gateway/context.ts'
import type { Db } from '#gateway/db/client.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import { findUser } from '#gateway/accounts/db/users.ts'
import { countedAs, type Staff } from '../../access/ops-keys.ts'
import { normaliseLoginName } from '../../accounts/login-name.ts'
import { pseudonymOf } from '../../keys.ts'
import { TooManyRequests } from '../../util/domain-error.ts'
import { auditStaff } from '../audit-staff.ts'
import { countEmptyInRow, findIdByName, findIdByReward, insertLookup, lockLookups } from '../db/users.ts'
import { refuseOwnAccount } from '../own-account.ts'
import { describeIfFound } from './describe-user.ts'

/** This many look-ups in a row without a user look like guessing. */
const GUESSES = 20

async function findId(db: Db, [key, value]: readonly [string, string]) {
  if (key === 'userId') return (await findUser(db, value))?.userId
  if (key === 'rewardId') return findIdByReward(db, value)
  const name = normaliseLoginName(value)
  const isOfKind = key === 'loginName' || (key === 'email' ? name.includes('@') : name.startsWith('+'))
  // A value of another kind is looked for like any other, so that it takes the same time.
  const found = await findIdByName(db, name)
  return isOfKind ? found : undefined
}

/**
 * Finds a user by one whole value. Every look-up is counted and recorded, found or not; the value only as HMAC. Both take the same statements.
 * @throws TooManyRequests beyond the limits of policy, on all instances; DomainError 51030 SAME_PERSON
 */
export async function lookUp(gateway: GatewayContext, staff: Staff, keys: CallRequest<typeof findUsers>['query']) {
  const { perMinute, perDay } = gateway.config.staffPolicy.lookups
  const actor = countedAs(gateway.opsKeys, staff)
  const [pair = ['userId', ''] as const] = Object.entries(keys).filter(
    (one): one is [string, string] => one[1] !== undefined,
  )
  const { userId, used, empty } = await withTransaction(gateway.db, async (tx) => {
    const now = gateway.clock.now()
    const counted = await lockLookups(tx, actor, now)
    if (counted.day >= perDay) throw new TooManyRequests(counted.dayEndsAt - now)
    if (counted.minute >= perMinute) throw new TooManyRequests(counted.minuteEndsAt - now)
    const found = await findId(tx, pair)
    await insertLookup(tx, { actor, at: now, found: found !== undefined })
    const [key, value] = pair
    const line = {
      action: 'user.looked_up' as const,
      subject: found ?? '-',
      more: { by: key, value: pseudonymOf(gateway.keys, value), found: found !== undefined },
    }
    await auditStaff(tx, gateway, staff, line, now)
    return { userId: found, used: counted.day + 1, empty: await countEmptyInRow(tx, actor, GUESSES) }
  })
  if (empty >= GUESSES) {
    gateway.metrics.lookupGuessing.inc()
    gateway.log.error({ alarm: 'LOOKUP_GUESSING', actor, empty }, 'a member of the staff finds no user again and again')
  }
  if (userId !== undefined) refuseOwnAccount(gateway, { staff }, userId)
  const user = await describeIfFound(gateway, userId)
  return {
    items: user === null ? [] : [user],
    lookups: { used, limit: perDay },
  }
}
