import { expect, test } from 'vitest'
import { callerOf } from '#gateway/teams/testing/team-world.ts'
import { findUser } from '#gateway/accounts/db/users.ts'
import { createRebateWorld, futuresTrade } from '#gateway/agents/testing/rebate-world.ts'
import { HOUR } from '#gateway/testing/task-world.ts'
import { saveMySubAgentRate } from './save-sub-agent-rate.ts'

const world = await createRebateWorld({}, { audited: true })

const trade = (userId: string, occurredAt = world.clock.now()) => futuresTrade(userId, occurredAt)
const paidFor = async (userId: string) => {
  const rows = await world.server.rows('rebateLines', { userId }, 'lineId')
  return rows.toSorted((a, b) => a.at - b.at).map(({ agentId, rebate }) => `${agentId} ${Number(rebate)}`)
}
const ratesOf = (rate: string) => ({ SPOT: rate, FUTURES: rate, COPY: rate })
const setRate = async (uplineId: string, subId: string, rate: string) => {
  const subAgentId = (await findUser(world.gateway.db, subId))?.agentId ?? ''
  const body = { subAgentId, rates: ratesOf(rate) }
  return saveMySubAgentRate(world.gateway, callerOf(uplineId), { params: { id: world.campaignId }, body })
}
const step = () => world.clock.advance(HOUR)

test('[AGT-2] a rate set by the agent above holds from then on, leaving them the rest', async () => {
  const top = await world.addAgent({ rates: { FUTURES: '0.5' } })
  const sub = await world.addAgent({ uplineUserId: top })
  const person = await world.addReferral(sub)
  const before = world.clock.now()
  await world.send(trade(person))
  step()
  const { rates, history } = await setRate(top, sub, '0.2')
  expect(rates.find(({ product }) => product === 'FUTURES')).toEqual({ product: 'FUTURES', rate: '0.2', limit: '0.5' })
  expect(history.map(({ by }) => by)).toEqual(['UPLINE', 'STAFF'])
  step()
  // A trade from before the change that arrives after it, and one of now.
  await world.sendAndWrite(trade(person, before + 60_000), trade(person))
  const early = [`${sub} 3`, `${top} 2`]
  expect(await paidFor(person)).toEqual([...early, ...early, `${sub} 2`, `${top} 3`])
})

test('[AGT-2] an agent can give at most their own rate, also after it becomes lower', async () => {
  const top = await world.addAgent({ rates: ratesOf('0.5') })
  const middle = await world.addAgent({ uplineUserId: top })
  const low = await world.addAgent({ uplineUserId: middle })
  const person = await world.addReferral(low)
  await expect(setRate(top, middle, '0.5001')).rejects.toMatchObject({ codeName: 'MALFORMED' })
  await expect(setRate(top, middle, '0.33333')).rejects.toMatchObject({ codeName: 'MALFORMED' })
  await setRate(top, middle, '0.45')
  await setRate(middle, low, '0.45')
  step()
  await world.send(trade(person))
  step()
  await world.writeLines()
  await world.saveAgent({ userId: top, rates: ratesOf('0.4') })
  step()
  await world.send(trade(person))
  step()
  await world.writeLines()
  await world.saveAgent({ userId: middle, rates: ratesOf('0.42') })
  step()
  await world.sendAndWrite(trade(person))
  const shares = (...[ofLow, ofTop]: number[]) => [`${low} ${ofLow}`, `${middle} 0`, `${top} ${ofTop}`]
  // The second trade is all within the 0.4 of the agent at the top; then staff agreed on more with the agent in the middle.
  expect(await paidFor(person)).toEqual([...shares(4.5, 0.5), ...shares(4, 0), ...shares(4.2, 0)])
})

test('[AGT-3] only the agent right above sets a rate', async () => {
  const [top, other] = [await world.addAgent(), await world.addAgent()]
  const middle = await world.addAgent({ uplineUserId: top })
  const low = await world.addAgent({ uplineUserId: middle })
  for (const [agent, below] of [
    [other, middle],
    [top, low],
    [low, middle],
    [middle, middle],
  ] as const)
    await expect(setRate(agent, below, '0.1')).rejects.toMatchObject({ codeName: 'NOT_FOUND' })
})
