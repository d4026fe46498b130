'use client'

import { ActivityCta, ActivityCtaSkeleton } from '#components/activity/cta/activity-cta.tsx'
import { ctaStates } from '../fixtures/cta.ts'
import { State, StateGroup } from '../parts/state.tsx'
import styles from '../parts/state.module.css'
import { useCtaView } from '../parts/use-cta-view.tsx'
import { useFixture } from '../parts/use-fixture.ts'

export function CtaStates() {
  const { states } = useFixture((now, translate) => ({ states: ctaStates(now, translate) }))
  const view = useCtaView()
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
