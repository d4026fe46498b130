import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInRuntime } from '#components/testing/render-in-runtime.tsx'
import type { AgentCampaign } from '@fanfare/contract/agent/campaigns.ts'
import { serverNow } from '#lib/http/clock.ts'
import { agentCampaignOf, campaignOf } from '../testing/agent-answers.ts'
import { usdt } from '#lib/testing/samples.ts'
import { MyCampaigns } from './my-campaigns.tsx'

const DAY = 86_400_000

const campaign = (activityId: string, more: Partial<AgentCampaign> = {}) =>
  agentCampaignOf({
    activityId,
    title: `Campaign ${activityId}`,
    startTime: serverNow() - DAY,
    endTime: serverNow() + DAY,
    pending: usdt('20.5'),
    settled: usdt('70'),
    progress: campaignOf().level,
    settlesAt: serverNow() + DAY,
    newReferrals: 20,
    referrals: 60,
    ...more,
  })

const plain = (element: Element | null | undefined) => element?.textContent.replaceAll('\u00A0', ' ') ?? ''

/** The words of each campaign, and the sums of all. */
async function draw(...items: AgentCampaign[]) {
  cleanup()
  await renderInRuntime(<MyCampaigns />, { answers: { agentCampaigns: () => ({ items, total: items.length }) } })
  const headings = await screen.findAllByRole('heading', { name: /^Campaign / })
  const sums = items.length > 1 ? plain(document.querySelector('dl')) : ''
  return { texts: headings.map((heading) => plain(heading.closest('article'))), sums }
}

test('[SCR-10] a campaign says what is special: a reached level, a payout that is a part, no people, a suspension', async () => {
  const reached = { ...campaignOf().level, activeTraders: 62, needed: 0 }
  const nothing = { pending: usdt('0'), settled: usdt('0'), progress: null, newReferrals: 0, settlesAt: null }
  const { texts } = await draw(
    campaign('a', { progress: reached }),
    campaign('b', { pending: usdt('40.889'), due: usdt('37.356') }),
    campaign('c', nothing),
    campaign('d', { suspended: true }),
  )
  const [level = '', due, none, suspended] = texts
  const words = level.replaceAll(/[\u2068\u2069]/g, '')
  expect(words).toContain('62 of 60 active traders for Gold')
  expect(words).toContain('You’ve reached Gold. It starts next month.')
  expect(due).toContain('Pending rebate40.88 USDTNext payout: 37.35 USDT, ')
  expect(none).toContain('No referrals yet.')
  expect(none).not.toMatch(/\b0\b/)
  expect(suspended).toContain('New trades earn no rebate for now.')
  expect(suspended).not.toContain('Gold')
})

test('[SCR-10][AGT-2] the rows of several campaigns add up to the sum beside them', async () => {
  const { texts, sums } = await draw(
    campaign('a', { pending: usdt('1.006') }),
    campaign('b', { pending: usdt('1.006') }),
  )
  expect(sums).toContain('Pending rebate2.01 USDT')
  expect(texts[0]).toContain('Pending rebate1.01 USDT')
  expect(texts[1]).toContain('Pending rebate1.00 USDT')
})
