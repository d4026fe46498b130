'use client'

import { useLocale, useTranslations } from 'next-intl'
import { ActivityCta, ActivityCtaSkeleton } from '#components/activity/cta/activity-cta.tsx'
import { ctaState } from '#components/activity/cta/cta-state.ts'
import { describeCta } from '#components/activity/cta/describe-cta.ts'
import { ReleasedIn } from '#components/activity/released-in.tsx'
import { useRewardText } from '#components/ui/use-reward-text.ts'
import { useMyZone } from '#components/ui/use-my-zone.ts'
import { ctaStates, type CtaFixture } from '../_fixtures/cta.ts'
import { State, StateGroup } from './state.tsx'
import styles from './state.module.css'
import { useFixture } from './use-fixture.ts'

const ready = () => undefined
const HANDLERS = { join: ready, claim: ready, openTask: ready, verify: ready, remind: ready, retry: ready }

function useView() {
  const t = useTranslations()
  const locale = useLocale()
  const zone = useMyZone()
  const rewardText = useRewardText()
  const countdown = (until: number) => <ReleasedIn until={until} />
  return ({ facts, detail, isJoining, isClaiming }: CtaFixture) =>
    describeCta(
      ctaState(facts),
      detail,
      { t, locale, zone, rewardText, countdown },
      { ...HANDLERS, isJoining, isClaiming },
    )
}

export function CtaStates() {
  const { states } = useFixture((now, translate) => ({ states: ctaStates(now, translate) }))
  const view = useView()
  return (
    <StateGroup>
      {states.map(({ id, data }) => (
        <State key={id} id={id} className={styles.standing}>
          <ActivityCta view={view(data)} place="hero" />
          <ActivityCta view={view(data)} place="bar" />
        </State>
      ))}
      <State id="asking" className={styles.standing}>
        <ActivityCtaSkeleton place="hero" />
        <ActivityCtaSkeleton place="bar" />
      </State>
    </StateGroup>
  )
}
