'use client'

import { useTranslations } from 'next-intl'
import { cardPartsOf } from '#components/activity-types/card-parts.ts'
import { HeroHeadline } from '#components/activity/hero-headline.tsx'
import { ActivityAside } from '#components/activity/activity-aside.tsx'
import { ActivityCard } from '#components/activity/card/activity-card.tsx'
import { ActivityCardSkeleton } from '#components/activity/card/activity-card-skeleton.tsx'
import { ActivityResults } from '#components/activity/list/activity-results.tsx'
import { NoResults } from '#components/activity/list/no-results.tsx'
import { NetworkError } from '#lib/http/errors.ts'
import { Notice } from '#components/ui/surface/notice.tsx'
import { EmptyState } from '#components/ui/surface/empty-state.tsx'
import {
  activityFixture,
  activityStates,
  englishPageFixture,
  heroStates,
  standingStates,
} from '../fixtures/activities.ts'
import { FixtureWorld } from '../parts/fixture-world.tsx'
import { State, StateGroup } from '../parts/state.tsx'
import { useFixture } from '../parts/use-fixture.ts'

const failing = {
  activityList: () => {
    throw new NetworkError('Network Error', 503)
  },
}

export function ActivityStates() {
  const t = useTranslations('activity')
  const text = useTranslations()
  const { states, welcome, standings, heroes, english } = useFixture((now, translate) => ({
    states: activityStates(now, translate),
    welcome: activityFixture(now, translate, 'NewUser'),
    standings: standingStates(now, translate),
    heroes: heroStates(now, translate),
    english: englishPageFixture(now, translate),
  }))
  const choices = {
    initialStatus: 'ONGOING',
    statuses: [{ status: 'ONGOING', label: states[0]?.data.title ?? '' }],
    groups: [],
  } as const
  const found = (total: number) => ({ activityList: () => ({ activities: total === 0 ? [] : [welcome], total }) })
  return (
    <StateGroup>
      <State id="wide">
        <ActivityCard activity={welcome} parts={cardPartsOf(welcome.activityType)} wide />
      </State>
      {states.map(({ id, data }) => (
        <State key={id} id={id}>
          <ActivityCard activity={data} parts={cardPartsOf(data.activityType)} />
        </State>
      ))}
      {standings.map(({ id, data: { activity, standing } }) => (
        <State key={id} id={id}>
          <ActivityCard activity={activity} parts={cardPartsOf(activity.activityType)} standing={standing} />
        </State>
      ))}
      {heroes.map(({ id, data }) => (
        <State key={id} id={id}>
          <HeroHeadline {...data} />
        </State>
      ))}
      <State id="only-english-page">
        <Notice>{text('language.only_english')}</Notice>
        <ActivityAside detail={english} />
      </State>
      <State id="skeleton">
        <ActivityCardSkeleton />
      </State>
      <State id="none-of-this-kind">
        <EmptyState title={t('none_title')}>{t('none_text')}</EmptyState>
      </State>
      <State id="none-at-all">
        <EmptyState title={t('none_title')}>{t('none_at_all')}</EmptyState>
      </State>
      <State id="results">
        <FixtureWorld answers={found(80)}>
          <ActivityResults {...choices} partsOf={cardPartsOf} />
        </FixtureWorld>
      </State>
      <State id="results-none">
        <FixtureWorld answers={found(0)}>
          <NoResults search={welcome.title} total={0} choices={choices} />
        </FixtureWorld>
      </State>
      <State id="results-elsewhere">
        <FixtureWorld answers={found(1)}>
          <NoResults search={welcome.title} total={0} choices={choices} />
        </FixtureWorld>
      </State>
      <State id="results-failed">
        <FixtureWorld answers={failing}>
          <ActivityResults {...choices} partsOf={cardPartsOf} />
        </FixtureWorld>
      </State>
    </StateGroup>
  )
}
