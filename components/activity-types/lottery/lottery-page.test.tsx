import { IntlProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createTranslator } from 'use-intl/core'
import { expect, test } from 'vitest'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import type { ShownPrize } from '@fanfare/contract/lottery/lottery.ts'
import type { Reward } from '@fanfare/contract/task/task.ts'
import { loadMessages } from '@fanfare/languages/messages.ts'
import { CheckCard } from './check-card.tsx'
import { closedHub, hubPhase } from './wheel/closed-hub.ts'
import { commonFacts } from './common-facts.ts'
import { lotteryPromise, LotteryHeadline } from './lottery-page.tsx'
import { LotteryFigure } from './wheel/lottery-figure.tsx'
import { PrizeTable, runsOutText } from './prizes/prize-table.tsx'
import { wonOf } from '#lib/lottery/won-of.ts'

const messages = loadMessages('en')
const t = createTranslator({ locale: 'en', messages }) as unknown as Parameters<typeof commonFacts>[2]['t']
const texts = { t, locale: 'en' } as const

const cash = (amount: string): Reward => ({
  rewardType: 'DROP',
  kind: 2,
  amount: { amount, unit: 'USDT' },
  label: `${amount} USDT`,
})

const prize = (prizeId: string | null, more: Partial<ShownPrize> = {}): ShownPrize => ({
  prizeId,
  label: prizeId === null ? 'No prize this time' : `${prizeId} USDT`,
  reward: prizeId === null ? null : cash(prizeId),
  weight: 1000,
  stock: prizeId === null ? null : 50,
  left: prizeId === null ? null : 12,
  fallbackPrizeId: prizeId === null || prizeId === '1' ? null : '1',
  ...more,
})

const PRIZES = [
  prize('500', { weight: 1, stock: 3, left: 2 }),
  ...['100', '50', '10', '1'].map((id) => prize(id)),
  prize(null),
]

const detail = (more: Partial<ActivityDetail> = {}): ActivityDetail => ({
  activityId: 'a1',
  alias: 'small',
  activityType: 5,
  title: 'Small draw',
  subtitle: '',
  pool: null,
  startTime: Date.UTC(2026, 10, 14),
  endTime: Date.UTC(2026, 10, 30),
  status: 'ONGOING',
  outcome: null,
  participants: 0,
  image: '',
  path: '/activity/lottery/small',
  timeZone: 'UTC',
  regionsExcluded: [],
  audience: {
    newWithinDays: null,
    minimumAgeDays: null,
    identityNeeded: false,
    participantsMaximum: null,
    notWith: [],
  },
  tasks: [],
  rewards: [],
  tiers: [],
  rules: [],
  faq: [],
  consent: null,
  budgetLeft: null,
  dataDelaySeconds: 0,
  paused: null,
  fallback: null,
  lottery: {
    prizes: PRIZES,
    totalWeight: 50_000,
    commitment: 'ab'.repeat(32),
    prizeTableHash: 'cd'.repeat(32),
    seed: null,
    totalDraws: 900,
    totalWon: 700,
  },
  ...more,
})

const html = (node: ReactNode) =>
  renderToStaticMarkup(
    <IntlProvider locale="en" messages={messages} timeZone="UTC">
      {node}
    </IntlProvider>,
  )

const wordsOf = (node: ReactNode) =>
  html(node)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')

const { lottery = { prizes: [], totalWeight: 1, totalDraws: 0 } } = detail()

test('[SCR-3] the table has every prize with its odds and what is left of it; no odds are 0.00%', () => {
  const words = wordsOf(<PrizeTable lottery={lottery} phase="open" />)
  expect(words).toContain('500 USDT <0.01% 2 of 3'.replace('<', '&lt;'))
  expect(words).toContain('No prize this time 2.00% No limit')
  expect(words).toContain('Total 100.00%')
})

test('[SCR-3] before the start the table has the whole stock, after the end what was won', () => {
  expect(wordsOf(<PrizeTable lottery={lottery} phase="before" />)).toContain('Total 100.00% 203')
  expect(wordsOf(<PrizeTable lottery={lottery} phase="over" />)).toContain('1 of 3')
})

test('[SCR-3][ACT-9] the seal is shown with its hash; a preview has none yet', () => {
  expect(wordsOf(<CheckCard detail={detail()} />)).toContain('Seed sealed before the start')
  const draft = detail()
  if (draft.lottery) draft.lottery = { ...draft.lottery, commitment: null }
  expect(wordsOf(<CheckCard detail={draft} />)).not.toContain('Seed sealed before the start')
})

test('[SCR-3] the page says what draws win whose prize has run out', () => {
  expect(runsOutText(PRIZES, t)).toBe(
    'If a prize runs out, draws that hit it pay 1 USDT instead. When it runs out too, they win nothing.',
  )
  const endless = PRIZES.map((one) => (one.prizeId === '1' ? { ...one, stock: null } : one))
  expect(runsOutText(endless, t)).toBe('If a prize runs out, draws that hit it pay 1 USDT instead.')
  expect(
    runsOutText(
      PRIZES.map((one) => ({ ...one, fallbackPrizeId: null })),
      t,
    ),
  ).toBe('If a prize runs out, draws that hit it win nothing.')
  expect(runsOutText([prize(null)], t)).toBeNull()
})

test('[SCR-3] the wheel is in the HTML with all prizes and no button for visitors; few prizes are a grid', () => {
  const wheel = html(<LotteryFigure detail={detail()} />)
  expect(wheel).toContain('aria-label="Prize wheel with 6 prizes"')
  expect(wheel).not.toContain('<button')
  const few = html(
    <LotteryFigure detail={detail({ lottery: { ...detail().lottery, prizes: PRIZES.slice(0, 4) } as never })} />,
  )
  expect(few).not.toContain('<svg')
  expect(few).toContain('50 USDT')
})

test('[SCR-3] the hub names the day of the start or end, and that a draw was cancelled', () => {
  const hub = (more: Partial<ActivityDetail>) => closedHub(hubPhase(detail(more)), detail(more), texts)
  expect(hub({ status: 'UPCOMING' })).toEqual({ title: 'Opens', line: 'Nov 14' })
  expect(hub({ status: 'ENDED' })).toEqual({ title: 'Ended', line: 'Nov 30' })
  expect(hub({ outcome: 'CANCELLED' })).toEqual({ title: 'Cancelled' })
  expect(hub({})).toBeNull()
})

test('[SCR-3] the line with its promise has the number of prizes that were won, from 20', () => {
  expect(lotteryPromise(detail(), texts)).toMatch(/^700 prizes won so far\. The random seed is sealed/)
  const young = detail({ lottery: { ...detail().lottery, totalWon: 19 } as never })
  expect(lotteryPromise(young, texts)).toBe(
    'The random seed is sealed before the start, so you can verify every result.',
  )
})

test('[SCR-3] the figures for every reader are the prizes left, and how many of the largest', () => {
  const { lottery: section } = detail()
  const boxes = section ? commonFacts(section, 'ONGOING', texts) : []
  expect(boxes.map(({ label, value, line }) => [label, value, line])).toEqual([
    ['Prizes left', '50', 'of 203'],
    ['500 USDT left', '2', 'of 3'],
  ])
})

test('[SCR-3] cash is summed up apart from coupons and objects, which are named', () => {
  const coupon: Reward = { ...cash('25'), rewardType: 'FUTURES_COUPON', label: '25 USDT coupon' }
  const item: Reward = { rewardType: 'PHYSICAL', kind: 3, amount: { item: 'wallet' }, label: 'Wallet' }
  const won = [cash('50'), coupon, cash('3'), item].map((reward) => ({ prize: { prizeId: 'p', index: 0, reward } }))
  const rewardText = ({ label }: Pick<Reward, 'label'>) => label
  expect(wonOf([...won, { prize: null }], { locale: 'en', rewardText })).toEqual({
    money: { amount: '53', unit: 'USDT' },
    more: '25 USDT coupon, Wallet',
  })
})

test('[SCR-3] an ended draw shows how many prizes were won, not a prize to win', () => {
  const subject = {
    activityType: 5,
    path: '/activity/lottery/small',
    pool: null,
    taskCount: 0,
    topPrize: { amount: '500', unit: 'USDT' },
    promise: 'Checked.',
  } as const
  const headline = (status: ActivityDetail['status']) =>
    wordsOf(<LotteryHeadline detail={detail({ status })} subject={{ ...subject, status }} />)
  expect(headline('ONGOING')).toContain('Win up to')
  expect(headline('ENDED')).toContain('700')
  expect(headline('ENDED')).toContain('Prizes won by everyone')
  expect(headline('ENDED')).not.toMatch(/Win up to|500/)
})
