import { expect, test } from 'vitest'
import { supportHours } from '@fanfare/contract/site/site.ts'
import { borrowGateway } from '#gateway/testing/borrow-gateway.ts'

const gateway = await borrowGateway()

test('a call that was added answers', async () => {
  expect((await gateway.call(supportHours, {})).data).toEqual({ from: '08:00', to: '20:00' })
})

test('a staff change that was added waits for a second person, and is in the audit log', async () => {
  const { userId } = await gateway.register()
  const { data } = await gateway.post(`users/${userId}/warnings`, { note: 'Twice the same device' }, { actor: 'ruth' })
  expect(data).toMatchObject({ done: false, proposal: { kind: 'WARNING', subject: userId, by: 'ruth' } })
  expect(await gateway.decide(data.proposal)).toMatchObject({ code: '00000' })
  const { items } = await gateway.read(`audit-log?subject=${userId}&action=user.warned`)
  expect(items).toMatchObject([{ actor: expect.stringMatching(/ruth$/) }])
})
