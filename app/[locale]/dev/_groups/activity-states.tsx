'use client'

import { useTranslations } from 'next-intl'
import { cardPartsOf } from '#components/activity-types/card-parts.ts'
import { ActivityCard } from '#components/activity/card/activity-card.tsx'
import { ActivityCardMine } from '#components/activity/card/activity-card-mine.tsx'
import { ActivityCardSkeleton } from '#components/activity/card/activity-card-skeleton.tsx'
import { sceneOf } from '#lib/theme/scene-of.ts'
import { ArtSprite } from '#components/ui/art-sprite.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { activityFixture, activityStates } from '../_fixtures/activities.ts'
import { State, StateGroup } from './state.tsx'
import { useFixture } from './use-fixture.ts'

export function ActivityStates() {
  const t = useTranslations('activity')
  const { states, welcome, lottery } = useFixture((now, translate) => ({
    states: activityStates(now, translate),
    welcome: activityFixture(now, translate, 'NewUser'),
    lottery: activityFixture(now, translate, 'Lottery'),
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
      <State id="joined">
        <ActivityCard activity={lottery} parts={cardPartsOf(lottery.activityType)}>
          <ActivityCardMine mine={{ state: 'joined', done: 2, of: 5 }} />
        </ActivityCard>
      </State>
      <State id="not-offered">
        <ActivityCard activity={lottery} parts={cardPartsOf(lottery.activityType)}>
          <ActivityCardMine mine={{ state: 'notOffered' }} />
        </ActivityCard>
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
    </StateGroup>
  )
}
