import { expect, test } from 'vitest'
import { HOUR_MS } from '@fanfare/kernel/time/durations.ts'
import { createReviewWorld, type ListedReview } from '#gateway/testing/review-world.ts'
import { createReviewWatch } from './reviews.ts'
import { malformed } from '#gateway/testing/signed-request.ts'

const logged: string[] = []
const world = await createReviewWorld({ audited: true, logTo: { write: (line) => void logged.push(line) } })

const { gateway } = world

interface Many {
  reason?: string
  accept?: boolean
  key?: string
  dryRun?: boolean
}
const itemOf = ({ reviewId, revision }: Pick<ListedReview, 'reviewId' | 'revision'>) => ({ reviewId, revision })
const decideMany = (
  reviews: readonly Pick<ListedReview, 'reviewId' | 'revision'>[],
  { accept = true, reason = accept ? 'CHECKED' : 'RULES_BROKEN', key, dryRun = false }: Many = {},
) =>
  gateway.post(
    `reviews/decisions${dryRun ? '?dryRun=1' : ''}`,
    { items: reviews.map(itemOf), accept, reason, note: 'one farm' },
    { key },
  )

async function decisions(): Promise<Record<string, number>> {
  const { values } = await gateway.ctx.metrics.reviewDecisions.get()
  return Object.fromEntries(values.map(({ labels, value }) => [labels.state, value]))
}

test('many reviews are decided each on its own, and a refused one holds up no other', async () => {
  const users = [await world.flagged('small'), await world.flagged('small'), await world.flagged('large')]
  const [first, second, large] = await Promise.all(users.map((user) => world.reviewOf(user)))
  if (!first || !second || !large) throw new Error('a review is missing')
  const items = [first, { ...second, revision: 7 }, { reviewId: 'rv_unknown', revision: 1 }, large, second]
  const before = await decisions()
  expect(await decideMany(items)).toMatchObject(malformed('items.4.reviewId'))
  items.pop()
  const rehearsed = await decideMany(items, { dryRun: true })
  expect(rehearsed.data.results).toMatchObject([{ done: false, state: 'ACCEPTED', code: '00000' }, {}, {}, {}])
  expect(await world.rewardsOf(users[0] as never)).toMatchObject([{ state: 'REVIEW' }])

  const { data } = await decideMany(items)
  expect(data.results).toMatchObject([
    { reviewId: first.reviewId, done: true, state: 'ACCEPTED', code: '00000', proposal: null },
    { reviewId: second.reviewId, done: false, state: 'OPEN', code: '40000', proposal: null },
    { reviewId: 'rv_unknown', done: false, state: null, code: '51001', proposal: null },
    { reviewId: large.reviewId, done: false, state: 'OPEN', code: '00000', proposal: { kind: 'REVIEW' } },
  ])
  const noted = await Promise.all(
    [first, second, large].map(({ rewardId }) => gateway.rows('staffPayments', { rewardId })),
  )
  expect(noted.flat().map(({ state }) => state)).toEqual(['ALONE', 'ENDED', 'WAITING'])
  expect(await gateway.decide(data.results[3].proposal)).toMatchObject({ data: { state: 'APPROVED' } })
  for (const [index, state] of ['GRANTED', 'REVIEW', 'GRANTED'].entries())
    expect(await world.rewardsOf(users[index] as never)).toMatchObject([{ state }])
  expect((await decisions()).ACCEPTED).toBe((before.ACCEPTED ?? 0) + 2)
  expect(await gateway.read(`audit-log?subject=${first.rewardId}&action=review.accepted`)).toMatchObject({
    items: [{ detail: { reason: 'CHECKED', note: 'one farm' } }],
  })
})

test('the same key decides many reviews once and answers alike; with other content it is refused', async () => {
  const user = await world.flagged('small', 'coupon')
  const items = (await world.list('?pageSize=200')).items.filter(({ person }) => person.userId === user.userId)
  const key = 'many-of-the-tests'
  const refused = await decideMany(items, { accept: false, key })
  expect(refused.data.results).toMatchObject([
    { done: true, state: 'REFUSED' },
    { done: true, state: 'REFUSED' },
  ])
  expect(await decideMany(items, { accept: false, key })).toMatchObject({ data: refused.data })
  expect(await decideMany(items.slice(1), { accept: false, key })).toMatchObject({ code: '51024' })
  expect(await decideMany(items, { accept: false, reason: 'CHECKED' })).toMatchObject(malformed('reason'))
  const body = { items: items.map(itemOf), accept: true, reason: 'CHECKED', note: '' }
  expect(await gateway.ops('POST', 'reviews/decisions', body)).toMatchObject(malformed('Idempotency-Key'))
})

test('a request of many that ended in the middle decides the rest when it is sent again', async () => {
  const users = [await world.flagged('small'), await world.flagged('small')]
  const items = await Promise.all(users.map((user) => world.reviewOf(user)))
  const key = 'ended-in-the-middle'
  const { data } = await decideMany(items, { key })
  // As if the process had ended before the answer was kept and after one of the two.
  await gateway.change('staffChanges', { answer: null }, { changeKey: key })
  expect((await decideMany(items, { key })).data).toEqual(data)
})

test('a decision may clear the flags of its user, which accepts the other rewards in the same transaction', async () => {
  const user = await world.flagged('small', 'coupon')
  const open = await world.reviewOf(user)
  expect(await world.decide(open, false, 'REGION', { clear: true })).toMatchObject(malformed('clear'))
  expect(await world.decide(open, true, 'CHECKED', { clear: true })).toMatchObject({
    data: { done: true, state: 'ACCEPTED', reward: { rewardId: open.rewardId, state: 'GRANTED' } },
  })
  expect((await world.rewardsOf(user)).map(({ state }) => state)).toEqual(['GRANTED', 'GRANTED'])
  const data = await gateway.read(`users/${user.userId}`)
  expect(data).toMatchObject({ flags: [{ clearedBy: 'staff' }], open: { reviews: 0 } })
  expect(await gateway.read(`audit-log?subject=${user.userId}&action=user.cleared`)).toMatchObject({
    items: [{ actor: 'operator:sam', detail: { after: { released: 1 } } }],
  })
})

test('a decision with a clear needs a second person for all that it frees', async () => {
  const user = await world.flagged('small', 'large')
  const open = await world.reviewOf(user)
  const clearing = () => world.decide(open, true, 'CHECKED', { clear: true })
  const proposed = await clearing()
  expect(proposed.data).toMatchObject({
    done: false,
    state: 'OPEN',
    proposal: {
      summary: expect.stringContaining('frees 255 USDT in all'),
      consequences: { user: { userId: user.userId }, money: [{ unit: 'USDT', before: '255', after: '0' }] },
    },
  })
  const { proposal } = proposed.data
  expect(proposal.consequences.flags).toHaveLength(1)
  expect(await gateway.read(`proposals/${proposal.proposalId}`)).toMatchObject({
    behind: { reviewId: open.reviewId, user: { userId: user.userId }, others: [{ alias: 'large' }] },
  })
  await world.claim(user, 'coupon')
  expect(await gateway.decide(proposal)).toMatchObject({ status: 412, data: { state: 'STALE' } })
  expect(await gateway.decide((await clearing()).data.proposal)).toMatchObject({ data: { state: 'APPROVED' } })
  expect((await world.rewardsOf(user)).map(({ state }) => state)).toEqual(['GRANTED', 'GRANTED', 'GRANTED'])
})

test('a review lists the facts of its reward with their events, as the card of its user does', async () => {
  const user = await world.flagged('small')
  const { reviewId } = await world.reviewOf(user)
  const [{ eventId, occurredAt }] = (await gateway.read(`users/${user.userId}/events?type=trade.filled`)).items
  expect(await gateway.read(`reviews/${reviewId}`)).toMatchObject({
    facts: [{ at: occurredAt, label: 'trade.spot.buy:BTC/USDT', amount: '1', counted: true, eventId }],
  })
})

test('of two reviewers at once one decides, and the other reads what the first one did', async () => {
  const user = await world.flagged('small')
  const open = await world.reviewOf(user)
  await gateway.post(`reviews/${open.reviewId}/lease`, {}, { actor: 'lena' })
  const answers = await Promise.all([world.decide(open, true, 'CHECKED'), world.decide(open, false, 'RULES_BROKEN')])
  const [done] = answers.filter(({ status }) => status === 200)
  const [late] = answers.filter(({ status }) => status === 412)
  expect(late?.data).toMatchObject({ state: done?.data.state, decidedBy: 'sam', revision: 2 })
})

test('a coupon that was used while it waited cannot be refused: the reviewer reads so, and closes the review', async () => {
  const user = await world.flagged('coupon')
  const open = await world.reviewOf(user)
  await world.send(user, { type: 'reward.used', rewardId: open.rewardId })
  expect(await world.rewardsOf(user)).toMatchObject([{ state: 'USED' }])
  expect(await world.decide(open, false, 'RULES_BROKEN')).toMatchObject(malformed('accept'))
  expect(await world.reviewOf(user)).toMatchObject({ state: 'OPEN' })
  expect(await world.decide(open, true, 'CHECKED')).toMatchObject({
    data: { state: 'CLOSED', reward: { state: 'USED' } },
  })
})

test('an account with a review cannot be deleted, and is decided after its sessions ended', async () => {
  const user = await world.flagged('small')
  const open = await world.reviewOf(user)
  const remove = gateway.asOwner((db) => db.deleteFrom('users').where('userId', '=', user.userId).execute())
  await expect(remove).rejects.toMatchObject({ code: '23503' })
  await gateway.post(`users/${user.userId}/sessions/end`, { note: 'closed by the platform' })
  expect(await world.decide(open, true, 'CHECKED')).toMatchObject({ data: { done: true, state: 'ACCEPTED' } })
})

test('a review behind its promised time raises an alarm in log, metrics and activity row', async () => {
  const user = await world.flagged('small')
  const watch = createReviewWatch(gateway.ctx)
  const late = async () => (await gateway.ctx.metrics.lateReviews.get()).values[0]?.value
  await watch()
  expect(await late()).toBe(0)
  const { openedAt } = await world.reviewOf(user)
  world.advance(48 * HOUR_MS)
  for (const _time of ['first', 'again']) await watch()
  expect(await late()).toBeGreaterThan(0)
  expect(logged.filter((line) => line.includes('REVIEWS_LATE'))).toHaveLength(1)
  const data = await gateway.read('activities?alarm=REVIEWS_LATE')
  const rows = (data as { items: { alias: string; alarms: { code: string; params: { dueAt: number } }[] }[] }).items
  const alarms = rows.find(({ alias }) => alias === 'small')?.alarms ?? []
  const { params } = alarms.find(({ code }) => code === 'REVIEWS_LATE') ?? {}
  expect(params?.dueAt).toBeLessThanOrEqual(openedAt + 48 * HOUR_MS)
})
