import { createTranslator } from 'use-intl/core'
import { expect, test } from 'vitest'
import { loadMessages } from '@fanfare/languages/messages.ts'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import type { ShownPrize } from '@fanfare/contract/lottery/lottery.ts'
import type { Reward, TaskCompletion } from '@fanfare/contract/task/task.ts'
import { renderStill, stillWords } from '#components/testing/render-still.tsx'
import { wonOf } from '#lib/lottery/won-of.ts'
import { cash as cashOf, detailOf, drawsOf, taskOf, usdt } from '#lib/testing/samples.ts'
import { CheckCard, EndedFacts, WonByKind, lotteryLine, PrizeList, runsOutText } from './lottery-cards.tsx'
import { wordsOf } from '#components/ui/text/use-words.ts'
import { lotteryPromise, LotteryHeadline } from './lottery-page.tsx'
import { DrawWays } from './draw-ways.tsx'

const messages = loadMessages('en')
const t = createTranslator({ locale: 'en', messages }) as unknown as Parameters<typeof wordsOf>[0]
const texts = { ...wordsOf(t, 'en'), rewardText: ({ label }: { label: string }) => label }

const cash = (amount: string) => cashOf(amount, `${amount} USDT`)

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

const detail = (more: Partial<ActivityDetail> = {}) =>
  detailOf({
    path: '/activity/lottery/small',
    startTime: Date.UTC(2026, 10, 14),
    endTime: Date.UTC(2026, 10, 30),
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

const { lottery } = detail() as { lottery: NonNullable<ActivityDetail['lottery']> }

test('[SCR-3] the list has every prize with its odds and what is left of it; no odds are 0.00%', () => {
  const words = stillWords(<PrizeList lottery={lottery} />)
  expect(words).toContain('500 USDT Odds per draw &lt;0.01% 2 of 3 left')
  expect(words).toContain('No prize this time Odds per draw 2.00% No limit')
  expect(words).toContain('The segments look equal, the odds aren’t. If a prize runs out')
  // An amount keeps its unit on its line.
  expect(renderStill(<PrizeList lottery={lottery} />).textContent).toContain(
    'draws that hit it pay 1\u00A0USDT instead',
  )
})

test('[SCR-3] after the end each prize has the number of its wins, and what nobody won is named last', () => {
  const prizes = PRIZES.map((one) => (one.prizeId === '100' ? { ...one, left: one.stock } : one))
  const words = stillWords(<WonByKind lottery={{ ...lottery, prizes, totalDraws: 130, totalWon: 115 }} />)
  expect(words).toContain('15 of 130 draws had no prize')
  expect(words).toContain('500 USDT 1 50 USDT 38 10 USDT 38 1 USDT 38')
  expect(words).toContain('100 USDT not won this time')
})

test('[SCR-3] the poster of an ended draw has its largest win, the reader’s own result, and both ways to verify', () => {
  const own = { label: 'You won', value: '56 USDT', line: 'in 5 draws' }
  const words = stillWords(<EndedFacts activityId="a1" lottery={lottery} mine={own} myDraws={5} />)
  expect(words).toContain('Biggest win 500 USDT won once You won 56 USDT in 5 draws')
  expect(words).toContain('Verify my 5 draws Verify all 900 draws')
  expect(stillWords(<EndedFacts activityId="a1" lottery={lottery} />)).not.toContain('Verify my')
})

test('[SCR-3][ACT-9] the card names the day from which draws can be verified, and after it only the way there', () => {
  expect(stillWords(<CheckCard detail={detail()} />)).toContain('You can verify each draw after Nov 30')
  const open = stillWords(<CheckCard detail={detail({ lottery: { ...lottery, seed: 'ef'.repeat(32) } })} />)
  expect(open).toContain('The seed is public now')
  expect(open).not.toContain('Nov 30')
})

test('[SCR-3] the ways to draws have what can be claimed first and what is done last', () => {
  const reward: Reward = drawsOf(3)
  const way = (title: string, taskStatus: TaskCompletion['taskStatus']) =>
    taskOf({ taskId: title, title, taskStatus, taskType: 'KYC_PASS', reward, trace: [] })
  const tasks = [way('done', 'GRANTED'), way('open', 'PENDING'), way('ready', 'COMPLETED')]
  const handlers = {
    onClaim: () => undefined,
    onOpen: () => undefined,
    isClaiming: false,
    pressed: null,
    isOffline: false,
    zone: 'UTC',
  }
  const words = stillWords(<DrawWays tasks={tasks} title="Get more draws" handlers={handlers} />)
  expect(words).toMatch(/Get more draws ready Claim 3 draws open .* done/)
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

test('[SCR-3] the line with its promise has the number of prizes that were won, from 20', () => {
  expect(lotteryPromise(detail(), texts)).toMatch(/^700 prizes won so far\. The random seed is sealed/)
  const young = detail({ lottery: { ...detail().lottery, totalWon: 19 } as never })
  expect(lotteryPromise(young, texts)).toBe(
    'The random seed is sealed before the start, so you can verify every result.',
  )
})

test('[SCR-3] the hero has the prizes won and left, and no count under 20', () => {
  expect(lotteryLine(lottery, 'ONGOING', texts)).toBe('153 prizes won, 50 left')
  const fresh = PRIZES.map((one) => ({ ...one, left: one.stock }))
  expect(lotteryLine({ ...lottery, prizes: fresh }, 'ONGOING', texts)).toBe('203 prizes left')
  const few = [prize('500', { stock: 15, left: 15 })]
  expect(lotteryLine({ ...lottery, prizes: few }, 'ONGOING', texts)).toMatch(/^The random seed is sealed/)
})

test('[SCR-3] cash is summed up apart from coupons and objects, which are named', () => {
  const coupon: Reward = { ...cash('25'), rewardType: 'FUTURES_COUPON', label: '25 USDT coupon' }
  const item: Reward = { rewardType: 'PHYSICAL', kind: 3, amount: { item: 'wallet' }, label: 'Wallet' }
  const won = [cash('50'), coupon, cash('3'), item].map((reward) => ({ prize: { prizeId: 'p', index: 0, reward } }))
  const rewardText = ({ label }: Pick<Reward, 'label'>) => label
  expect(wonOf([...won, { prize: null }], { locale: 'en', rewardText })).toEqual({
    money: usdt('53'),
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
    stillWords(<LotteryHeadline detail={detail({ status })} subject={{ ...subject, status }} />)
  expect(headline('ONGOING')).toContain('Up to')
  expect(headline('ENDED')).toContain('700 prizes won in 900 draws')
  expect(headline('ENDED')).not.toMatch(/Up to|500/)
  // The stylesheet sizes the figure by its width; without one it would be as small as the text.
  const ended = renderStill(
    <LotteryHeadline detail={detail({ status: 'ENDED' })} subject={{ ...subject, status: 'ENDED' }} />,
  )
  expect(ended.innerHTML).toContain('--number-width')
})
