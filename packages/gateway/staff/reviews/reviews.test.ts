import { expect, test } from 'vitest'
import { HOUR_MS } from '@fanfare/kernel/time/durations.ts'
import { messagesOf } from '#gateway/testing/log-world.ts'
import { createReviewWorld } from '#gateway/testing/review-world.ts'
import { malformed } from '#gateway/testing/signed-request.ts'

const world = await createReviewWorld({ audited: true })
const { gateway } = world

test('open reviews are listed oldest first with their sums, filtered, and by amount in one unit', async () => {
  const user = await world.flagged('small', 'large')
  const { items, total } = await world.list()
  const times = items.map(({ openedAt }) => openedAt)
  expect(times).toEqual(times.toSorted((a, b) => a - b))
  expect(total).toBe(items.length)
  expect(await world.reviewOf(user)).toMatchObject({
    kind: 'FLAG',
    alias: 'small',
    title: 'Checked small',
    flags: ['BOT'],
    openOfUser: 2,
    lease: null,
    state: 'OPEN',
    dueAt: world.now() - 1000 + 48 * HOUR_MS,
  })
  const small = await world.list(`?activityId=${world.ids.small}&flag=BOT&unit=USDT&minimum=1`)
  expect(small).toMatchObject({ total: 1, sums: [{ rewardType: 'GIFT_CASH', unit: 'USDT', amount: '5' }] })
  const largest = await world.list('?sort=amount&unit=USDT&pageSize=1')
  expect(largest.items).toMatchObject([{ alias: 'large' }])
  const next = await world.list(`?sort=amount&unit=USDT&pageSize=1&cursor=${largest.next ?? ''}`)
  expect(next.items).toMatchObject([{ alias: 'small' }])
  expect(await world.list('?flag=OTHER')).toMatchObject({ items: [], total: 0, oldestAt: null, sums: [] })
  expect(await gateway.ops('GET', 'reviews?sort=amount')).toMatchObject({ code: '40000' })
})

test('a review shows its user, the evidence and who works on it', async () => {
  const user = await world.flagged('small')
  const { reviewId } = await world.reviewOf(user)
  expect((await gateway.post(`reviews/${reviewId}/lease`, {})).data).toMatchObject({
    by: 'sam',
    until: world.now() + HOUR_MS / 4,
  })
  expect(await gateway.read(`reviews/${reviewId}`)).toMatchObject({
    reviewId,
    lease: { by: 'sam' },
    user: { userId: user.userId, open: { reviews: 1 } },
    evidence: [{ label: 'Device', value: 'shared by 9' }],
    others: [],
  })
  expect((await gateway.read(`audit-log?action=review.read&subject=${reviewId}`)).items).toHaveLength(1)
  world.advance(HOUR_MS)
  expect(await world.reviewOf(user)).toMatchObject({ lease: null })
})

test('an accepted reward is the user’s, and a second decision is refused', async () => {
  const user = await world.flagged('small')
  const open = await world.reviewOf(user)
  expect(await world.rewardsOf(user)).toMatchObject([{ state: 'REVIEW', reasonCode: 'UNDER_REVIEW' }])
  expect(await world.decide(open, true, 'RULES_BROKEN')).toMatchObject(malformed('reason'))
  expect(await world.decide({ ...open, revision: 7 }, true, 'CHECKED')).toMatchObject({ status: 412 })
  expect((await world.decide(open, true, 'CHECKED')).data).toMatchObject({
    done: true,
    state: 'ACCEPTED',
    reward: { state: 'GRANTED', left: { amount: '5', unit: 'USDT' }, source: { kind: 'TASK' } },
  })
  const [reward] = await world.rewardsOf(user)
  expect(reward).toMatchObject({ state: 'GRANTED' })
  expect(reward?.reasonCode).toBeUndefined()
  expect((await messagesOf(gateway, user))[0]).toMatchObject({
    title: expect.stringMatching(/^Review finished: 5\sUSDT is yours$/),
    excerpt: 'From Checked small. See it in My rewards.',
  })
  expect(await world.decide(open, false, 'RULES_BROKEN')).toMatchObject({
    status: 412,
    data: { state: 'ACCEPTED', decidedBy: 'sam', reason: 'CHECKED' },
  })
  expect((await world.list('?state=ACCEPTED')).items.map(({ reviewId }) => reviewId)).toContain(open.reviewId)
})

test('a refused reward goes back into its budget, and its user reads why and how to object', async () => {
  const user = await world.flagged('small')
  const refused = { state: 'CANCELLED', reasonCode: 'MULTI_ACCOUNT' }
  expect((await world.decide(await world.reviewOf(user), false, 'MULTI_ACCOUNT')).data).toMatchObject({
    done: true,
    state: 'REFUSED',
    reward: { ...refused, cancelled: '5' },
  })
  expect(await world.rewardsOf(user)).toMatchObject([refused])
  expect((await messagesOf(gateway, user))[0]).toMatchObject({
    title: expect.stringMatching(/^We couldn’t pay 5\sUSDT$/),
    excerpt:
      'From Checked small. Contact support if you disagree. Reason: We found more than one account. Only one of them can take part.',
  })
})

test('above the policy’s amount a second person decides, and a reward that was taken back closes its review', async () => {
  const user = await world.flagged('large')
  const { data } = await world.decide(await world.reviewOf(user), true, 'CHECKED')
  expect(data).toMatchObject({
    done: false,
    state: 'OPEN',
    proposal: { kind: 'REVIEW', state: 'PENDING' },
    reward: { state: 'REVIEW' },
  })
  expect((await gateway.decide(data.proposal)).data).toMatchObject({
    state: 'APPROVED',
    result: { done: true, state: 'ACCEPTED' },
  })
  expect(await world.rewardsOf(user)).toMatchObject([{ state: 'GRANTED' }])

  const review = await world.reviewOf(await world.flagged('small'))
  const { rewardId } = review
  const { revision } = (await gateway.rows('rewards', { rewardId }))[0]!
  const why = { reason: 'CORRECTED', ticket: 'T-1', note: 'paid twice' }
  expect((await gateway.post(`rewards/${rewardId}/cancel`, why, { revision })).code).toBe('00000')
  expect(await world.decide(review, true, 'CHECKED')).toMatchObject({ status: 412, data: { state: 'CLOSED' } })
})

test('clearing a user’s flag frees the rewards that waited, and both are logged', async () => {
  const user = await world.flagged('small')
  const { userId } = user
  const change = (what: string, body: object, key?: string) => gateway.post(`users/${userId}/${what}`, body, { key })
  expect(await gateway.ops('POST', `users/${userId}/clear`, { note: 'a family’s' })).toMatchObject(
    malformed('Idempotency-Key'),
  )
  expect((await change('flags', { reason: 'FARM', note: 'seen by hand' })).data).toMatchObject({ done: true })
  expect(await gateway.read('flags?reason=FARM')).toMatchObject({
    total: 1,
    items: [{ person: { userId }, reviews: 1, sums: [{ unit: 'USDT', amount: '5' }] }],
  })
  world.advance(1000)
  expect((await change('clear', { reason: 'BOT', note: 'no robot' })).data).toMatchObject({ done: true, released: 0 })
  expect(await world.rewardsOf(user)).toMatchObject([{ state: 'REVIEW' }])
  for (const _time of ['first', 'again'])
    expect((await change('clear', { note: 'no farm either' }, 'clear-in-the-tests-2')).data).toMatchObject({
      done: true,
      released: 1,
    })
  expect(await world.rewardsOf(user)).toMatchObject([{ state: 'GRANTED' }])
  const cleared = { clearedBy: 'staff', clearedAt: world.now() }
  expect(await gateway.read(`users/${userId}`)).toMatchObject({
    flags: [
      { reason: 'BOT', ...cleared },
      { reason: 'FARM', ...cleared },
    ],
  })
  expect(await gateway.read('flags?reason=FARM')).toMatchObject({ items: [], total: 0 })
  expect((await gateway.read(`audit-log?subject=${userId}&action=user.cleared`)).items).toHaveLength(2)
})

test('a clear that frees more than the policy lets one person free needs two; with keepReviews one is enough', async () => {
  const [user, other] = [await world.flagged('large'), await world.flagged('large')]
  const { data } = await gateway.post(`users/${user.userId}/clear`, { note: 'a family' })
  expect(data).toMatchObject({
    done: false,
    released: 0,
    proposal: {
      kind: 'CLEAR',
      consequences: {
        user: { userId: user.userId },
        flags: [expect.any(String)],
        money: [{ unit: 'USDT', after: '0' }],
      },
    },
  })
  expect((await gateway.decide(data.proposal)).data).toMatchObject({
    state: 'APPROVED',
    result: { done: true, released: 1 },
  })
  expect(await world.rewardsOf(user)).toMatchObject([{ state: 'GRANTED' }])
  const kept = { note: 'decide each', keepReviews: true }
  expect((await gateway.post(`users/${other.userId}/clear`, kept)).data).toMatchObject({ done: true, released: 0 })
  expect(await world.reviewOf(other)).toMatchObject({ flags: [], state: 'OPEN' })
})
