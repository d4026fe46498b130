import { EmptyState } from '#components/ui/surface/empty-state.tsx'
import { Notice } from '#components/ui/surface/notice.tsx'
import {
  activityFixture,
  activityStates,
  englishPageFixture,
  heroStates,
  standingStates,
} from '#gallery/fixtures/activities.ts'
import { each, fail, inWorld, type StateContext } from '#gallery/parts/states.tsx'
import { ActivityAside } from './activity-aside.tsx'
import { ActivityCard } from './card/activity-card.tsx'
import { ActivityCardSkeleton } from './card/activity-card-skeleton.tsx'
import { HeroHeadline } from './hero-headline.tsx'
import { ActivityResults, NoResults } from './list/activity-results.tsx'

export function states({ t }: StateContext) {
  const welcome = activityFixture(t, 'NewUser')
  const choices = {
    initialStatus: 'ONGOING',
    statuses: [{ status: 'ONGOING', label: t('activity_type.personal_trading') }],
    groups: [],
  } as const
  const found = (total: number) => ({ activityList: { activities: total === 0 ? [] : [welcome], total } })
  const results = <ActivityResults {...choices} />
  const none = <NoResults search={welcome.title} total={0} choices={choices} />
  return {
    wide: <ActivityCard activity={welcome} wide />,
    ...each(activityStates(t), (activity) => <ActivityCard activity={activity} />),
    ...each(standingStates(t), ({ activity, standing }) => <ActivityCard activity={activity} standing={standing} />),
    ...each(heroStates(t), (hero) => <HeroHeadline {...hero} />),
    'only-english-page': (
      <>
        <Notice>{t('language.only_english')}</Notice>
        <ActivityAside detail={englishPageFixture} />
      </>
    ),
    skeleton: <ActivityCardSkeleton />,
    'none-of-this-kind': <EmptyState title={t('activity.none_title')}>{t('activity.none_text')}</EmptyState>,
    'none-at-all': <EmptyState title={t('activity.none_title')}>{t('activity.none_at_all')}</EmptyState>,
    results: inWorld(results, found(80)),
    'results-none': inWorld(none, found(0)),
    'results-elsewhere': inWorld(none, found(1)),
    'results-failed': inWorld(results, { activityList: fail }),
  }
}
