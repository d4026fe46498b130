import { HeroHeadline, type HeroSubject } from '#components/activity/hero-headline.tsx'
import { paidSum, placeTiers } from '#lib/competition/paid-places.ts'
import { unlockedShare } from '#lib/competition/prize-today.ts'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import { formatAmount } from '@fanfare/languages/format.ts'
import { useLocale, useTranslations } from 'next-intl'
import { CompetitionFacts, competitionFacts } from './competition-facts.tsx'
import { CompetitionIsland } from './competition-island.tsx'

/** The prize pool with its facts, the user's own place, and after the end what was paid. */
export function CompetitionHeadline({ detail, subject }: { detail: ActivityDetail; subject: HeroSubject }) {
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
