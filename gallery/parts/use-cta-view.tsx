import { ctaState } from '#components/activity/cta/cta-state.ts'
import { describeCta } from '#components/activity/cta/describe-cta.ts'
import { ReleasedIn } from '#components/activity/released-in.tsx'
import { useMyWords } from '#components/ui/time/use-my-words.ts'
import type { CtaFixture } from '../fixtures/cta.ts'
import { nothing } from './states.tsx'

/** The action of a fixture, in words. */
export function useCtaView({ facts, detail, busy }: CtaFixture) {
  const words = useMyWords()
  const countdown = (until: number) => <ReleasedIn until={until} />
  const cta = ctaState(facts)
  const onPress = cta.state === 'drawsLeft' ? undefined : nothing
  return describeCta(cta, detail, { ...words, countdown }, { onPress, busy })
}
