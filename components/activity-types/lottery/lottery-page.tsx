import { useLocale, useTranslations } from 'next-intl'
import { HeroHeadline, type HeroSubject } from '#components/activity/hero-headline.tsx'
import type { PageParts } from '#components/activity/page-parts.ts'
import { fitsWheel } from '#lib/lottery/wheel.ts'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import { CheckCard } from './check-card.tsx'
import { commonFacts, SHOWN_FROM } from './common-facts.ts'
import { EqualSegments } from './equal-segments.tsx'
import { FactBoxes } from './fact-boxes.tsx'
import { LotteryFactsIsland, LotteryHeadlineIsland } from './lottery-islands.tsx'
import { LotteryFigure } from './wheel/lottery-figure.tsx'
import { MyDraws } from './mine/my-draws.tsx'
import { LatestWinners } from './prizes/latest-winners.tsx'
import { PrizeSection } from './prizes/prize-section.tsx'
import { sumOfStock } from './prizes/stock-at.tsx'
import { hubPhase } from './wheel/closed-hub.ts'

/** How many prizes were won, and that every result can be verified. */
export const lotteryPromise: NonNullable<PageParts['promise']> = ({ lottery, status, outcome }, { t, locale }) => {
  if (!lottery || outcome === 'CANCELLED') return null
  const number = (count: number) => ({ count, value: formatNumber(locale, String(count)) })
  if (status === 'ENDED') return t('lottery.proof_ended')
  const { stock } = sumOfStock(lottery.prizes)
  if (status === 'UPCOMING')
    return stock < SHOWN_FROM ? t('lottery.proof_sealed') : t('lottery.proof_upcoming', number(stock))
  return lottery.totalWon < SHOWN_FROM ? t('lottery.proof_sealed') : t('lottery.proof', number(lottery.totalWon))
}

/** The page of a lucky draw: the wheel, what it pays, the user's draws, and how to verify them. */
export const LOTTERY_PAGE: PageParts = {
  cta: { usesDraws: true },
  HeroHeadline: LotteryHeadline,
  promise: lotteryPromise,
  HeroFigure: LotteryFigure,
  HeroFacts: LotteryFacts,
  BeforeTasks,
  AfterTasks,
  Aside: LotteryAside,
  tasksTitle: ({ status }) =>
    status === 'ENDED' ? null : status === 'UPCOMING' ? 'lottery.draws_now' : 'lottery.more_draws',
  listsPrizes: true,
}

/** The sections that `BeforeTasks` leaves for below the tasks. */
function AfterTasks({ detail }: { detail: ActivityDetail }) {
  const phase = hubPhase(detail)
  if (phase === 'before') return <PrizeSection detail={detail} />
  return phase === 'open' ? <MyDraws detail={detail} /> : null
}

function LotteryAside({ detail }: { detail: ActivityDetail }) {
  return (
    <>
      <CheckCard detail={detail} />
      {hubPhase(detail) === 'open' && <LatestWinners activityId={detail.activityId} />}
    </>
  )
}

/** While draws are used the prizes come first, after the end the user's own draws, before the start the tasks. */
function BeforeTasks({ detail }: { detail: ActivityDetail }) {
  const phase = hubPhase(detail)
  if (phase === 'before') return null
  return (
    <>
      {phase === 'over' && <MyDraws detail={detail} />}
      <PrizeSection detail={detail} />
    </>
  )
}

/** Two figures and a word on the odds, below the hero's words. */
function LotteryFacts({ detail }: { detail: ActivityDetail }) {
  const t = useTranslations()
  const locale = useLocale()
  const { activityId, lottery, status, outcome } = detail
  if (!lottery || outcome === 'CANCELLED') return null
  const boxes = commonFacts(lottery, status, { t, locale })
  return (
    <>
      <LotteryFactsIsland activityId={activityId} boxes={boxes} isRunning={status === 'ONGOING'}>
        <FactBoxes boxes={boxes} isServers={status === 'ONGOING'} />
      </LotteryFactsIsland>
      {status !== 'ENDED' && fitsWheel(lottery.prizes.length) && <EqualSegments />}
    </>
  )
}

interface LotteryHeadlineProps {
  detail: ActivityDetail
  subject: HeroSubject
}

/** After the end, what everybody won replaces the largest prize, or what the user won. Before it, the prize headline is the same for everyone. */
export function LotteryHeadline({ detail: { activityId, status, outcome, lottery }, subject }: LotteryHeadlineProps) {
  const t = useTranslations('lottery')
  const locale = useLocale()
  if (status !== 'ENDED' || outcome === 'CANCELLED') return <HeroHeadline subject={subject} />
  const won = lottery?.totalWon ?? 0
  const result = won < SHOWN_FROM ? undefined : { figure: formatNumber(locale, String(won)), label: t('prizes_won') }
  return (
    <LotteryHeadlineIsland activityId={activityId} subject={subject} result={result}>
      <HeroHeadline subject={subject} result={result} isServers />
    </LotteryHeadlineIsland>
  )
}
