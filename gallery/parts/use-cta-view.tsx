import { useLocale, useTranslations } from 'next-intl'
import type { CtaView } from '#components/activity/cta/activity-cta.tsx'
import { ctaState } from '#components/activity/cta/cta-state.ts'
import { describeCta } from '#components/activity/cta/describe-cta.ts'
import { ReleasedIn } from '#components/activity/released-in.tsx'
import { useMyZone } from '#components/ui/time/use-my-zone.ts'
import { useRewardText } from '#components/ui/text/use-reward-text.ts'
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
  const t = useTranslations()
  const locale = useLocale()
  const zone = useMyZone()
  const rewardText = useRewardText()
  const countdown = (until: number) => <ReleasedIn until={until} />
  return ({ facts, detail, isJoining, isClaiming }) =>
    describeCta(
      ctaState(facts),
      detail,
      { t, locale, zone, rewardText, countdown },
      { ...HANDLERS, isJoining, isClaiming },
    )
}
