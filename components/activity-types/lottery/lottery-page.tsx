import { useTranslations } from 'next-intl'
import type { PageParts } from '#components/activity/page-parts.ts'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import { CheckCard } from './check-card.tsx'
import { EndedFacts } from './ended/ended-facts.tsx'
import { FinalePicture } from './ended/finale-picture.tsx'
import { NextDraw } from './ended/next-draw.tsx'
import { LotteryHeadline } from './lottery-headline.tsx'
import { DrawWaysIsland, EndedFactsIsland } from './lottery-islands.tsx'
import { SHOWN_FROM } from './lottery-line.ts'
import { LotteryFigure } from './wheel/lottery-figure.tsx'
import { MyDraws } from './mine/my-draws.tsx'
import { LatestWinners } from './prizes/latest-winners.tsx'
import { PrizeSection } from './prizes/prize-section.tsx'
import { sumOfStock } from './prizes/stock-at.tsx'
import { DrawWays } from './ways/draw-ways.tsx'
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

/** The page of a lucky draw: the wheel, how to get draws, what it pays, the user's draws, and how to verify them; after the end its results. */
export const LOTTERY_PAGE: PageParts = {
  cta: { usesDraws: true },
  HeroHeadline: LotteryHeadline,
  promise: lotteryPromise,
  HeroFigure: Figure,
  HeroFacts: LotteryFacts,
  BeforeTasks: LotteryMain,
  Aside: LotteryAside,
  listsTasks: true,
  listsPrizes: true,
}

const isResults = ({ status, outcome, lottery }: ActivityDetail): boolean =>
  status === 'ENDED' && outcome !== 'CANCELLED' && lottery !== undefined

function Figure({ detail }: { detail: ActivityDetail }) {
  return isResults(detail) ? <FinalePicture /> : <LotteryFigure detail={detail} />
}

function LotteryFacts({ detail }: { detail: ActivityDetail }) {
  const { activityId, lottery } = detail
  if (!lottery || !isResults(detail)) return null
  return (
    <EndedFactsIsland activityId={activityId} lottery={lottery}>
      <EndedFacts activityId={activityId} lottery={lottery} />
    </EndedFactsIsland>
  )
}

/** Ways to draws, prizes and the user's own draws, which come first after the end. */
function LotteryMain({ detail }: { detail: ActivityDetail }) {
  const t = useTranslations('lottery')
  const { activityId, path, tasks } = detail
  const phase = hubPhase(detail)
  const title = t(phase === 'before' ? 'draws_now' : 'more_draws')
  return (
    <>
      {phase === 'over' ? (
        <MyDraws detail={detail} />
      ) : (
        tasks.length > 0 && (
          <DrawWaysIsland detail={{ activityId, path, tasks }} title={title}>
            <DrawWays tasks={tasks} title={title} />
          </DrawWaysIsland>
        )
      )}
      <PrizeSection detail={detail} />
      {phase === 'open' && <MyDraws detail={detail} />}
    </>
  )
}

function LotteryAside({ detail }: { detail: ActivityDetail }) {
  const phase = hubPhase(detail)
  return (
    <>
      <CheckCard detail={detail} />
      {phase === 'open' && <LatestWinners activityId={detail.activityId} />}
      {phase === 'over' && <NextDraw detail={detail} />}
    </>
  )
}
