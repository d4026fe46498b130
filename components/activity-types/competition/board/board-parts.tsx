import { useTranslations } from 'next-intl'
import { cx } from '#components/ui/cx.ts'
import { Icon } from '#components/ui/pictures/icon.tsx'
import type { PageParts } from '#components/activity/page-parts.ts'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import { CompetitionIsland } from '../competition-island.tsx'
import { PlaceSkeleton } from '../place/place-skeleton.tsx'
import placeStyles from '../place/place-slot.module.css'
import { placeSubject } from '../place/place-subject.ts'
import { RankingFacts } from '../ranking-facts.tsx'
import styles from './board-parts.module.css'
import { BoardSection } from './board-section.tsx'

/** Adds the leaderboard, folded, and the user's place to a type whose page has other sections first. */
export function withBoard(page: PageParts): PageParts {
  const { AfterTasks, Aside } = page
  return {
    ...page,
    AfterTasks: ({ detail }) => (
      <>
        <FoldedBoard detail={detail} />
        {AfterTasks && <AfterTasks detail={detail} />}
      </>
    ),
    Aside: ({ detail }) => (
      <>
        <PlaceSlot detail={detail} column="aside" />
        {Aside && <Aside detail={detail} />}
      </>
    ),
  }
}

/** The leaderboard and how it ranks; nothing for an activity without one. */
function FoldedBoard({ detail }: { detail: ActivityDetail }) {
  const t = useTranslations('competition')
  if (!detail.competition || detail.outcome === 'CANCELLED') return null
  return (
    <details className={styles.fold}>
      <summary>
        {t('board')}
        <Icon icon="caret-down" size="sm" />
      </summary>
      <div>
        <PlaceSlot detail={detail} column="main" />
        <BoardSection detail={detail} />
        <RankingFacts detail={detail} />
      </div>
    </details>
  )
}

/** The user's place: on phones above the leaderboard, else in the aside. Visitors have none. */
function PlaceSlot({ detail, column }: { detail: ActivityDetail; column: 'main' | 'aside' }) {
  const { competition, status, outcome } = detail
  if (!competition || status === 'UPCOMING' || outcome === 'CANCELLED') return null
  return (
    <div className={cx(placeStyles.slot, placeStyles[column])}>
      <CompetitionIsland part="place" subject={placeSubject(detail, competition)}>
        <PlaceSkeleton />
      </CompetitionIsland>
    </div>
  )
}
