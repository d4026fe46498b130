import { expect, test } from 'vitest'
import { purgeExpired } from '#gateway/retention.ts'
import { newActivityYaml } from '#gateway/testing/new-activity.ts'
import { borrowGateway } from '#gateway/testing/borrow-gateway.ts'
import { ACTIVITY_TYPE_NAMES, ACTIVITY_TYPES, type ActivityTypeName } from '@fanfare/contract/activity-types.ts'
import { apply } from '@fanfare/contract/activity/join.ts'
import { getActivityId, noLoginDetail, nonProductizedDetail } from '@fanfare/contract/activity/detail.ts'
import { introduce } from '@fanfare/contract/activity/campaign.ts'
import { activityList } from '@fanfare/contract/activity/list.ts'
import { competitionRank } from '@fanfare/contract/competition/rank.ts'
import type { CallData } from '@fanfare/contract/define-call.ts'
import type { previewActivity } from '@fanfare/contract/ops/publish.ts'

type Preview = CallData<typeof previewActivity>

const DAYS = 86_400_000

const gateway = await borrowGateway()

const preview = async (type: ActivityTypeName, alias: string): Promise<Preview & { token: string }> => {
  const file = newActivityYaml(type, alias, gateway.clock.now())
  const answer = await gateway.ops('POST', `/ops/v1/activities/${alias}/preview`, file)
  expect(answer).toMatchObject({ code: '00000' })
  const data = answer.data as Preview
  return { ...data, token: data.path.split('/').at(-1) ?? '' }
}
const detail = (activityId: string) => gateway.call(noLoginDetail, { query: { activityId } })

test.each(ACTIVITY_TYPE_NAMES)(
  '[ACT-9] a draft of the type %s is shown to the holder of its link as the activity that it will be',
  async (type) => {
    const alias = `draft-${type.toLowerCase()}`
    const { token, url, expiresAt } = await preview(type, alias)
    expect(url).toBe(`http://localhost:3000/preview/${token}`)
    expect(expiresAt - gateway.clock.now()).toBeGreaterThan(6 * DAYS)
    const { code, data } = await detail(token)
    expect(code).toBe('00000')
    expect(data).toMatchObject({
      activityId: token,
      alias,
      activityType: ACTIVITY_TYPES[type].code,
      title: `${alias} words`,
      status: 'UPCOMING',
      participants: 0,
    })
    expect(data.tasks).toHaveLength(2)
    expect(Number(data.budgetLeft?.amount)).toBeGreaterThan(0)
  },
)

test('[ACT-9] a draft is nowhere else', async () => {
  const { token } = await preview('Lottery', 'draft-hidden')
  expect((await gateway.call(activityList, { query: {} })).data.activities).toEqual([])
  expect(await gateway.call(getActivityId, { query: { alias: 'draft-hidden' } })).toMatchObject({ code: '51001' })
  const user = await gateway.register()
  expect(await gateway.call(apply, { query: { activityId: token } }, user)).toMatchObject({ code: '51001' })
  for (const table of ['activities', 'ledgerTransfers'] as const) expect(await gateway.rows(table)).toEqual([])
})

test('[ACT-9] the draft of a lottery has its prizes and odds, and no seal', async () => {
  const { token } = await preview('Lottery', 'draft-prizes')
  const { data } = await detail(token)
  expect(data.lottery).toMatchObject({
    prizes: [
      { prizeId: 'hundred', stock: 20, left: 20 },
      { prizeId: 'one', stock: 10_000, left: 10_000 },
      { prizeId: null },
    ],
    totalWeight: 10_000,
    seed: null,
    commitment: null,
  })
})

test('[ACT-9] the draft of a competition has an empty leaderboard', async () => {
  const { token } = await preview('PersonalTrading', 'draft-board')
  const rank = await gateway.call(competitionRank, { query: { activityId: token } })
  expect(rank).toMatchObject({ code: '00000', data: { items: [], total: 0 } })
})

test('[ACT-9] the draft of a landing page has its sections, and that of a campaign its introduction', async () => {
  const file = newActivityYaml('NewUser', 'draft-landing', gateway.clock.now())
    .replace('type: NewUser', 'type: NewUser\npage: promo')
    .replace(
      '    tasks:\n',
      '    introduction: About it\n    sections: [{ key: how, heading: How, body: Trade. }]\n    tasks:\n',
    )
  const { data } = await gateway.ops('POST', '/ops/v1/activities/draft-landing/preview', file)
  const activityId = (data as Preview).path.split('/').at(-1) ?? ''
  const landing = await gateway.call(nonProductizedDetail, { query: { activityId } })
  expect(landing).toMatchObject({ code: '00000', data: { sections: [{ key: 'how', heading: 'How' }] } })
  const campaign = await gateway.call(introduce, { query: { activityId } })
  expect(campaign).toMatchObject({ code: '00000', data: { title: 'draft-landing words' } })
})

test('[ACT-9] a changed link and an expired one open nothing, and expired drafts are deleted', async () => {
  const { token } = await preview('NewUser', 'draft-old')
  expect(await detail(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)).toMatchObject({ code: '51001' })
  gateway.clock.set(gateway.clock.now() + 7 * DAYS)
  expect(await detail(token)).toMatchObject({ code: '51001' })
  await purgeExpired(gateway.ctx)
  expect(await gateway.db.selectFrom('activityPreviews').selectAll().execute()).toEqual([])
  gateway.clock.set(null)
})

test('[ACT-9] a faulty draft is refused with its faults, and an unsigned one altogether', async () => {
  const file = newActivityYaml('NewUser', 'draft-bad', gateway.clock.now()).replace('type: RECHARGE', 'type: RECHARG')
  expect(await gateway.ops('POST', '/ops/v1/activities/draft-bad/preview', file)).toMatchObject({
    code: '40000',
    data: { issues: [{ path: 'tasks.0.type', message: expect.stringContaining('did you mean RECHARGE?') as string }] },
  })
  const unsigned = await gateway.send({
    method: 'POST',
    target: '/ops/v1/activities/draft-bad/preview',
    body: file,
    signed: false,
  })
  expect(unsigned.statusCode).toBe(401)
})
