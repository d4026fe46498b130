import type { CtaView } from '#components/activity/cta/activity-cta.tsx'
import { ctaState } from '#components/activity/cta/cta-state.ts'
import { describeCta } from '#components/activity/cta/describe-cta.ts'
import { ReleasedIn } from '#components/activity/released-in.tsx'
import { useMyWords } from '#components/ui/time/use-my-words.ts'
import type { CtaFixture } from '../fixtures/cta.ts'
import { nothing } from './states.tsx'

const HANDLERS = {
  join: nothing,
  claim: nothing,
  openTask: nothing,
  switchAccount: nothing,
  verify: nothing,
  remind: nothing,
  retry: nothing,
}

/** The action of a fixture, in words. */
export function useCtaView(): (fixture: CtaFixture) => CtaView {
  const words = useMyWords()
  return ({ facts, detail, isJoining, isClaiming }) =>
    describeCta(
      ctaState(facts),
      detail,
      { ...words, countdown: (until) => <ReleasedIn until={until} /> },
      { ...HANDLERS, isJoining, isClaiming },
    )
}
