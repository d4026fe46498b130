'use client'

import { useTranslations } from 'next-intl'
import { cardPartsOf } from '#components/activity-types/card-parts.ts'
import { HeroStake } from '#components/activity/hero-stake.tsx'
import { ActivityCard } from '#components/activity/card/activity-card.tsx'
import { ActivityCardSkeleton } from '#components/activity/card/activity-card-skeleton.tsx'
import { sceneOf } from '#lib/theme/scene-of.ts'
import { ArtSprite } from '#components/ui/art-sprite.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { activityFixture, activityStates, heroStates, standingStates } from '../_fixtures/activities.ts'
import { State, StateGroup } from './state.tsx'
import { useFixture } from './use-fixture.ts'

export function ActivityStates() {
  const t = useTranslations('activity')
  const { states, welcome, standings, heroes } = useFixture((now, translate) => ({
    states: activityStates(now, translate),
    welcome: activityFixture(now, translate, 'NewUser'),
    standings: standingStates(now, translate),
    heroes: heroStates(now, translate),
  }))
  const scenes = [welcome, ...states.map(({ data }) => data)].flatMap(
    ({ image, activityType }) => sceneOf(image, activityType) ?? [],
  )
  return (
    <StateGroup>
      <ArtSprite scenes={scenes} />
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
          <HeroStake {...data} />
        </State>
      ))}
      <State id="skeleton">
        <ActivityCardSkeleton />
      </State>
      <State id="none-of-this-kind">
        <EmptyState title={t('none_title')}>{t('none_text')}</EmptyState>
      </State>
      <State id="none-at-all">
        <EmptyState title={t('none_title')}>{t('none_at_all')}</EmptyState>
      </State>
    </StateGroup>
  )
}
