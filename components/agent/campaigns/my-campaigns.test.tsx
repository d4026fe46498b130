import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInRuntime } from '#components/testing/render-in-runtime.tsx'
import type { AgentCampaign } from '@fanfare/contract/agent/campaigns.ts'
import { serverNow } from '#lib/http/clock.ts'
import { GatewayError } from '#lib/http/errors.ts'
import { agentAnswers, campaignOf } from '../testing/agent-answers.ts'
import { MyCampaigns } from './my-campaigns.tsx'

const usdt = (amount: string) => ({ amount, unit: 'USDT' })
const DAY = 86_400_000

const campaign = (activityId: string, more: Partial<AgentCampaign> = {}): AgentCampaign => ({
  activityId,
  title: `Campaign ${activityId}`,
  status: 'ONGOING',
  startTime: serverNow() - DAY,
  endTime: serverNow() + DAY,
  level: 'Silver',
  pending: usdt('20.5'),
  settled: usdt('70'),
  progress: campaignOf().level,
  settlesAt: serverNow() + DAY,
  newReferrals: 20,
  referrals: 60,
  suspended: false,
  ...more,
})

const draw = (items: AgentCampaign[]) =>
  renderInRuntime(<MyCampaigns />, { answers: { agentCampaigns: () => ({ items, total: items.length }) } })

const article = (title: string) => screen.getByRole('heading', { name: title }).closest('article')
const plain = (element: Element | null) => (element?.textContent ?? '').replaceAll('\u00A0', ' ')

test('[SCR-10] a campaign has its state, level with gap, people, rebates and one action', async () => {
  await draw([campaign('a')])
  await screen.findByRole('heading', { name: 'Campaign a' })
  const text = plain(article('Campaign a'))
  for (const part of [
    'Active',
    '47 of 60 active traders for ⁨Gold⁩',
    'Referrals, 30 days20',
    '20.50 USDT',
    'Next payout: 20.50 USDT, ',
    '70.00 USDT',
  ])
    expect(text).toContain(part)
  expect(screen.getByRole('link', { name: /^Open/ }).getAttribute('href')).toBe('/en/agent/a')
})

test('[SCR-10] a level that is reached keeps its threshold and starts next month', async () => {
  const { level } = campaignOf()
  await draw([campaign('a', { progress: { ...level, activeTraders: 62, needed: 0 } })])
  await screen.findByRole('heading', { name: 'Campaign a' })
  const text = plain(article('Campaign a')).replaceAll(/[\u2068\u2069]/g, '')
  expect(text).toContain('62 of 60 active traders for Gold')
  expect(text).toContain('You’ve reached Gold. It starts next month.')
})

test('[SCR-10][AGT-2] pending is everything that is not paid, and the payout names its own part of it', async () => {
  await draw([campaign('a', { pending: usdt('40.889'), due: usdt('37.356') })])
  await screen.findByRole('heading', { name: 'Campaign a' })
  expect(plain(article('Campaign a'))).toContain('Pending rebate40.88 USDTNext payout: 37.35 USDT, ')
})

test('[SCR-10][AGT-2] the sum of several campaigns is exact, and each row is written as on its own page', async () => {
  await draw([campaign('a', { pending: usdt('1.006') }), campaign('b', { pending: usdt('1.006') })])
  await screen.findByRole('heading', { name: 'Campaign a' })
  expect(plain(document.querySelector('dl'))).toContain('Pending rebate2.01 USDT')
  expect(plain(article('Campaign a'))).toContain('Pending rebate1.00 USDT')
  expect(plain(article('Campaign b'))).toContain('Pending rebate1.00 USDT')
})

test('[SCR-10] the sums of several campaigns are those of their rows; one campaign has no sums', async () => {
  const { unmount } = await draw([campaign('a'), campaign('b', { pending: usdt('0.05') })])
  await screen.findByRole('heading', { name: 'Campaign a' })
  expect(plain(document.querySelector('dl'))).toContain('Pending rebate20.55 USDT')
  unmount()
  await draw([campaign('a')])
  await screen.findByRole('heading', { name: 'Campaign a' })
  expect(document.querySelectorAll('dl')).toHaveLength(1)
})

test('[SCR-10] a suspended campaign says that trades earn nothing, and shows no progress', async () => {
  await draw([campaign('a', { suspended: true })])
  await screen.findByRole('heading', { name: 'Campaign a' })
  const text = plain(article('Campaign a'))
  expect(text).toContain('New trades earn no rebate for now.')
  expect(text).not.toContain('Gold')
})

test('[SCR-10] a campaign without people and rebates shows words and no zero', async () => {
  await draw([
    campaign('a', { pending: usdt('0'), settled: usdt('0'), progress: null, newReferrals: 0, settlesAt: null }),
  ])
  await screen.findByRole('heading', { name: 'Campaign a' })
  expect(plain(article('Campaign a'))).toContain('No referrals yet.')
  expect(plain(article('Campaign a'))).not.toMatch(/\b0\b/)
})

test('[SCR-10] an agent without a campaign reads where one appears', async () => {
  await draw([])
  expect(await screen.findByRole('heading', { name: 'You have no campaign yet' })).toBeTruthy()
})

test('[AUTH-8] a user without an agent account sees the reason and a link to the activities', async () => {
  await renderInRuntime(<MyCampaigns />, {
    answers: {
      ...agentAnswers(),
      agentCampaigns: () => {
        throw new GatewayError('51030', { reasonCode: 'NOT_AGENT' })
      },
    },
  })
  expect(await screen.findByRole('heading', { name: 'You’re not an agent yet' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to activities' }).getAttribute('href')).toBe('/en')
})
