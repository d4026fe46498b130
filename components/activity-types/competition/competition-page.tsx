import { useLocale, useTranslations } from 'next-intl'
import { HeroHeadline, type HeroSubject } from '#components/activity/hero-headline.tsx'
import type { PageParts } from '#components/activity/page-parts.ts'
import { paidSum, placeTiers } from '#lib/competition/paid-places.ts'
import { unlockedShare } from '#lib/competition/prize-today.ts'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import { formatAmount } from '@fanfare/languages/format.ts'
import { BoardSection } from './board/board-section.tsx'
import { CompetitionFacts, competitionFacts } from './competition-facts.tsx'
import { CompetitionIsland } from './competition-island.tsx'
import { competitionPromise } from './competition-promise.ts'
import slot from './place/place-slot.module.css'
import { PlaceSection } from './place/place-section.tsx'
import { PoolCard } from './prizes/pool-card.tsx'
import { PrizesSection } from './prizes/prizes-section.tsx'
import { RankingFacts } from './ranking-facts.tsx'

/** The page of a competition of single traders: pool, free places, the user's place, leaderboard and prizes. */
export const COMPETITION_PAGE: PageParts = {
  cta: { hasOwnStep: true },
  HeroHeadline: CompetitionHeadline,
  promise: competitionPromise,
  AboveColumns: PlaceSection,
  BeforeTasks,
  Aside: CompetitionAside,
  listsPrizes: true,
}

/** How the ranking works is open where the column has room beside the tasks. */
function CompetitionAside({ detail }: { detail: ActivityDetail }) {
  return (
    <>
      <PrizesSection detail={detail} />
      <div className={slot.main}>
        <RankingFacts detail={detail} />
      </div>
      <div className={slot.aside}>
        <RankingFacts detail={detail} isOpen />
      </div>
    </>
  )
}

function BeforeTasks({ detail }: { detail: ActivityDetail }) {
  return (
    <>
      <PoolCard detail={detail} />
      <BoardSection detail={detail} />
    </>
  )
}

/** The prize pool with its facts, the user's own place, and after the end what was paid. */
function CompetitionHeadline({ detail, subject }: { detail: ActivityDetail; subject: HeroSubject }) {
  const { activityId, competition, status, outcome } = detail
  const result = usePaidResult(detail)
  const facts = competitionFacts(detail)
  if (!competition || status === 'UPCOMING' || outcome === 'CANCELLED') return <HeroHeadline subject={subject} />
  const shown = { ...(result && { result }), ...(facts && { facts: <CompetitionFacts facts={facts} /> }) }
  return (
    <CompetitionIsland
      part="headline"
      activityId={activityId}
      cadence={competition.cadence}
      subject={subject}
      facts={facts}
      result={result}
    >
      <HeroHeadline subject={subject} isServers {...shown} />
    </CompetitionIsland>
  )
}

/** The sum that the ranked traders of a final ranking won; null before, and where prizes have no common unit. */
function usePaidResult({ competition, tiers, pool, outcome }: ActivityDetail) {
  const t = useTranslations('competition')
  const locale = useLocale()
  if (!competition || outcome !== 'SETTLED' || competition.factors || competition.team) return null
  const { traders, minimumTraders } = competition
  const places = placeTiers(tiers, unlockedShare(competition, pool))
  const sum = traders < minimumTraders ? null : paidSum(places, traders)
  if (sum === null) return null
  return { figure: formatAmount(locale, sum), label: t('paid_out', { unit: sum.unit }) }
}
