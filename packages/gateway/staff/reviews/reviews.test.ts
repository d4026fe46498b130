import { afterAll, expect, test } from 'vitest'
import { pushList } from '@fanfare/contract/message/push-list.ts'
import { HOUR_MS } from '@fanfare/kernel/time/durations.ts'
import { audit } from '#gateway/audit/run-audit.ts'
import { readToEnd } from '#gateway/testing/log-world.ts'
import { messageReader } from '#gateway/messages/message-reader.ts'
import { createReviewWorld } from '#gateway/testing/review-world.ts'
import type { TestUser } from '#gateway/testing/start-gateway.ts'
import { notPermitted, malformed } from '#gateway/testing/signed-request.ts'

const world = await createReviewWorld()
afterAll(async () => expect(await audit(world.gateway.db)).toEqual([]))

async function messagesOf(user: TestUser) {
  const { gateway } = world
  await readToEnd(gateway.ctx, messageReader(gateway.ctx))
  const { data } = await gateway.call(pushList, { body: { pageIndex: 0, pageSize: 20 } }, user)
  return data.items.map(({ title, excerpt }) => [title, excerpt])
}

test('open reviews are listed oldest first with their sums, filtered, and by amount in one unit', async () => {
  const user = await world.flagged('small', 'large')
  const { items, total } = await world.list()
  expect(items.map(({ openedAt }) => openedAt)).toEqual(items.map(({ openedAt }) => openedAt).toSorted((a, b) => a - b))
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
  expect(await world.gateway.ops('GET', '/ops/v1/reviews?sort=amount')).toMatchObject({ code: '40000' })
})

test('a review shows its user, the evidence and who works on it', async () => {
  const user = await world.flagged('small')
  const { reviewId } = await world.reviewOf(user)
  expect(await world.post(`reviews/${reviewId}/lease`, {})).toMatchObject({
    data: { by: 'sam', until: world.now() + HOUR_MS / 4 },
  })
  const data = await world.gateway.read(`reviews/${reviewId}`)
  expect(data).toMatchObject({
    reviewId,
    lease: { by: 'sam' },
    user: { userId: user.userId, open: { reviews: 1 } },
    evidence: [{ label: 'Device', value: 'shared by 9' }],
    others: [],
  })
  const looked = await world.gateway.ops('GET', `/ops/v1/audit-log?action=review.read&subject=${reviewId}`)
  expect(looked.data).toMatchObject({ items: [{ subject: reviewId }] })
  world.advance(HOUR_MS)
  expect(await world.reviewOf(user)).toMatchObject({ lease: null })
})

test('an accepted reward is the user’s, by the card, a message and the list of reviews; a second decision is refused', async () => {
  const user = await world.flagged('small')
  const open = await world.reviewOf(user)
  expect(await world.rewardsOf(user)).toMatchObject([{ state: 'REVIEW', reasonCode: 'UNDER_REVIEW' }])
  expect(await world.decide(open, true, 'RULES_BROKEN')).toMatchObject(malformed('reason'))
  expect(await world.decide({ ...open, revision: 7 }, true, 'CHECKED')).toMatchObject({ status: 412 })
  expect(await world.decide(open, true, 'CHECKED')).toMatchObject({
    data: {
      done: true,
      state: 'ACCEPTED',
      reward: { state: 'GRANTED', left: { amount: '5', unit: 'USDT' }, source: { kind: 'TASK' } },
    },
  })
  const [reward] = await world.rewardsOf(user)
  expect(reward).toMatchObject({ state: 'GRANTED' })
  expect(reward?.reasonCode).toBeUndefined()
  await expect
    .poll(() => messagesOf(user))
    .toContainEqual([
      expect.stringMatching(/^Review finished: 5\sUSDT is yours$/),
      'From Checked small. See it in My rewards.',
    ])
  expect(await world.decide(open, false, 'RULES_BROKEN')).toMatchObject({
    status: 412,
    data: { state: 'ACCEPTED', decidedBy: 'sam', reason: 'CHECKED' },
  })
  expect((await world.list('?state=ACCEPTED')).items.map(({ reviewId }) => reviewId)).toContain(open.reviewId)
})

test('a refused reward goes back into its budget, and its user reads why and how to object', async () => {
  const user = await world.flagged('small')
  expect(await world.decide(await world.reviewOf(user), false, 'MULTI_ACCOUNT')).toMatchObject({
    data: { done: true, state: 'REFUSED', reward: { state: 'CANCELLED', reasonCode: 'MULTI_ACCOUNT', cancelled: '5' } },
  })
  expect(await world.rewardsOf(user)).toMatchObject([{ state: 'CANCELLED', reasonCode: 'MULTI_ACCOUNT' }])
  await expect
    .poll(() => messagesOf(user))
    .toContainEqual([
      expect.stringMatching(/^We couldn’t pay 5\sUSDT$/),
      'From Checked small. Contact support if you disagree. Reason: We found more than one account. Only one of them can take part.',
    ])
})

test('above the policy’s amount a second person decides, and a reward that was taken back closes its review', async () => {
  const user = await world.flagged('large')
  const open = await world.reviewOf(user)
  const proposed = await world.decide(open, true, 'CHECKED')
  expect(proposed).toMatchObject({
    data: { done: false, state: 'OPEN', proposal: { kind: 'REVIEW', state: 'PENDING' }, reward: { state: 'REVIEW' } },
  })
  const { proposalId, hash } = (proposed.data as { proposal: { proposalId: string; hash: string } }).proposal
  const approve = (actor: string) => world.post(`proposals/${proposalId}/decision`, { accept: true, hash }, { actor })
  expect(await approve('sam')).toMatchObject(notPermitted('SAME_PERSON'))
  expect(await approve('lena')).toMatchObject({
    data: { state: 'APPROVED', result: { done: true, state: 'ACCEPTED' } },
  })
  expect(await world.rewardsOf(user)).toMatchObject([{ state: 'GRANTED' }])

  const other = await world.flagged('small')
  const review = await world.reviewOf(other)
  const [reward] = await world.rewardsOf(other)
  const row = (await world.gateway.rows('rewards', { rewardId: reward?.rewardId ?? '' }))[0]!
  const cancelled = await world.post(
    `rewards/${reward?.rewardId}/cancel`,
    { reason: 'CORRECTED', ticket: 'T-1', note: 'paid twice' },
    { revision: row.revision, key: 'cancel-in-the-tests-1' },
  )
  expect(cancelled).toMatchObject({ code: '00000' })
  expect(await world.decide(review, true, 'CHECKED')).toMatchObject({ status: 412, data: { state: 'CLOSED' } })
})

test('staff flags a user and clears the flag, which frees the rewards that waited; both are in the log and on the user', async () => {
  const user = await world.flagged('small')
  const { userId } = user
  expect(await world.post(`users/${userId}/clear`, { note: 'the device is a family’s' })).toMatchObject(
    malformed('Idempotency-Key'),
  )
  const flag = { reason: 'FARM', note: 'seen by hand' }
  expect((await world.post(`users/${userId}/flags`, flag, { key: 'flag-in-the-tests-1' })).data).toMatchObject({
    done: true,
  })
  const data = await world.gateway.read('flags?reason=FARM')
  expect(data).toMatchObject({
    total: 1,
    items: [{ person: { userId }, reviews: 1, sums: [{ unit: 'USDT', amount: '5' }] }],
  })
  world.advance(1000)
  const one = { reason: 'BOT', note: 'no robot' }
  expect(await world.post(`users/${userId}/clear`, one, { key: 'clear-in-the-tests-1' })).toMatchObject({
    data: { done: true, released: 0 },
  })
  expect(await world.rewardsOf(user)).toMatchObject([{ state: 'REVIEW' }])
  const rest = { note: 'no farm either' }
  for (const _time of ['first', 'again'])
    expect(await world.post(`users/${userId}/clear`, rest, { key: 'clear-in-the-tests-2' })).toMatchObject({
      data: { done: true, released: 1 },
    })
  expect(await world.rewardsOf(user)).toMatchObject([{ state: 'GRANTED' }])
  const read = await world.gateway.ops('GET', `/ops/v1/users/${userId}`)
  expect(read.data).toMatchObject({
    flags: [
      { reason: 'BOT', clearedBy: 'staff', clearedAt: world.now() },
      { reason: 'FARM', clearedBy: 'staff', clearedAt: world.now() },
    ],
  })
  expect(await world.gateway.read('flags?reason=FARM')).toMatchObject({ items: [], total: 0 })
  const lines = await world.gateway.ops('GET', `/ops/v1/audit-log?subject=${userId}&action=user.cleared`)
  expect(lines).toMatchObject({ data: { items: [{}, {}] } })
})

test('a clear that frees more than the policy lets one person free needs two; with keepReviews one is enough', async () => {
  const user = await world.flagged('large')
  const proposed = await world.post(`users/${user.userId}/clear`, { note: 'a family' }, { key: 'clear-in-the-tests-3' })
  expect(proposed).toMatchObject({ data: { done: false, released: 0, proposal: { kind: 'CLEAR' } } })
  expect(proposed).toMatchObject({
    data: {
      proposal: {
        consequences: {
          user: { userId: user.userId },
          flags: [expect.any(String)],
          money: [{ unit: 'USDT', after: '0' }],
        },
      },
    },
  })
  const { proposalId, hash } = (proposed.data as { proposal: { proposalId: string; hash: string } }).proposal
  expect(await world.post(`proposals/${proposalId}/decision`, { accept: true, hash }, { actor: 'lena' })).toMatchObject(
    {
      data: { state: 'APPROVED', result: { done: true, released: 1 } },
    },
  )
  expect(await world.rewardsOf(user)).toMatchObject([{ state: 'GRANTED' }])
  const other = await world.flagged('large')
  const kept = { note: 'decide each', keepReviews: true }
  expect(await world.post(`users/${other.userId}/clear`, kept, { key: 'clear-in-the-tests-4' })).toMatchObject({
    data: { done: true, released: 0 },
  })
  expect(await world.reviewOf(other)).toMatchObject({ flags: [], state: 'OPEN' })
})
