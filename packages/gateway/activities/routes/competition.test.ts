import { expect, test } from 'vitest'
import type { TestUser } from '#gateway/testing/called-gateway.ts'
import { borrowGateway } from '#gateway/testing/borrow-gateway.ts'
import { apply } from '@fanfare/contract/activity/join.ts'
import {
  competitionTeam,
  competitionTeamCreate,
  competitionTeamJoin,
  competitionTeamLeave,
} from '@fanfare/contract/competition/team.ts'

const gateway = await borrowGateway({ audited: true })

const publish = (alias: string, teams: string) =>
  gateway.publish(`
alias: ${alias}
type: TeamTrading
timeZone: UTC
startTime: -2d 00:00
endTime: +9d 00:00
teams: { ${teams} }
budget: [{ rewardType: DROP, unit: USDT, limit: '100' }]
texts:
  en: { title: Cup, rules: Rules }
`)

async function person(of = activityId): Promise<TestUser> {
  const user = await gateway.register()
  await gateway.call(apply, { query: { activityId: of } }, user)
  return user
}
const open = (user: TestUser, name: string, access: 'OPEN' | 'KEY' | 'APPROVAL' = 'OPEN') =>
  gateway.call(competitionTeamCreate, { query: { activityId }, body: { name, access } }, user)
const join = (user: TestUser, body: { teamId?: string; key?: string }, of = activityId) =>
  gateway.call(competitionTeamJoin, { query: { activityId: of }, body }, user)
const leave = (user: TestUser) => gateway.call(competitionTeamLeave, { query: { activityId }, body: {} }, user)
/** The answer's code, its tip and the field that it is about. */
const refusal = async (answer: Promise<{ status: number; code: string; data: unknown }>) => {
  const { status, code, data } = await answer
  const { tipKey, field } = (data ?? {}) as { tipKey?: string; field?: string }
  return [status, code, tipKey, field].filter((part) => part !== undefined)
}

const activityId = await publish('team-cup', 'minMembers: 1, maxMembers: 2')

test('[SCR-4] each refused change of membership has its code and changes no team', async () => {
  const [captain, member, late] = [await person(), await person(), await person()]
  const { teamId } = (await open(captain, 'Full House')).data.team
  expect((await join(member, { teamId })).data.team?.members).toBe(2)
  expect(await refusal(join(late, { teamId }))).toEqual([200, '51071', 'team.full'])
  expect(await refusal(open(member, 'Second Home'))).toEqual([200, '51020', 'team.already_member'])
  expect(await refusal(leave(captain))).toEqual([200, '51020', 'team.captain_stays'])
  expect((await join(member, { teamId })).data.team?.members).toBe(2)

  const keyed = (await open(late, 'Locked Door', 'KEY')).data.team
  const guest = await person()
  expect(await refusal(join(guest, { teamId: keyed.teamId, key: 'WRONGKEY99' }))).toEqual([200, '51001'])
  expect(await refusal(join(guest, { key: 'WRONGKEY99' }))).toEqual([200, '51001'])
  expect(await refusal(join(guest, {}))).toEqual([400, '40000'])
  expect((await leave(late)).data).toEqual({ hasLeft: false })
  expect(await refusal(join(guest, { teamId: keyed.teamId, key: keyed.key ?? '' }))).toEqual([200, '51001'])
  expect(await refusal(join(guest, { teamId: 'team-unknown' }))).toEqual([200, '51001'])

  expect((await leave(member)).data).toEqual({ hasLeft: true })
  expect(await refusal(join(member, { teamId }))).toEqual([200, '51020', 'team.has_left'])
  const { data } = await gateway.call(competitionTeam, { query: { activityId, search: 'Full House' } })
  expect(data.items).toMatchObject([{ teamId, members: 1 }])
})

test('[SCR-4] a request that is sent twice is one request, and ends when its user takes it back', async () => {
  const [captain, asking] = [await person(), await person()]
  const { teamId } = (await open(captain, 'By Request', 'APPROVAL')).data.team
  const first = await join(asking, { teamId })
  expect(first.data).toMatchObject({ team: null, request: { teamId } })
  const repeated = await Promise.all([join(asking, { teamId }), join(asking, { teamId })])
  for (const { code, data } of repeated) expect([code, data]).toEqual(['00000', first.data])
  const requests = async () =>
    (await gateway.call(competitionTeam, { query: { activityId } }, captain)).data.mine?.requests
  expect(await requests()).toHaveLength(1)
  expect((await leave(asking)).data).toEqual({ hasLeft: false })
  expect(await requests()).toEqual([])
})
