import type { CtaState } from '#components/activity/cta/cta-state.ts'

interface ApplyWords {
  title:
    | 'promo.apply_title'
    | 'promo.applied_title'
    | 'promo.switch_title'
    | 'promo.refused_title'
    | 'promo.closed_title'
    | 'promo.soon_title'
  /** Whether the steps are still open to this reader. */
  showsSteps: boolean
}

/** The words of the card for each state of the page's action. */
export function applyWords(state: CtaState['state'] | null, isApplied: boolean): ApplyWords {
  if (isApplied) return { title: 'promo.applied_title', showsSteps: true }
  switch (state) {
    case 'switchAccount':
      return { title: 'promo.switch_title', showsSteps: false }
    case 'refused':
    case 'notEligible':
    case 'regionBlocked':
      return { title: 'promo.refused_title', showsSteps: false }
    case 'ended':
    case 'settling':
    case 'settled':
    case 'cancelled':
      return { title: 'promo.closed_title', showsSteps: false }
    case 'notStarted':
      return { title: 'promo.soon_title', showsSteps: true }
    default:
      return { title: 'promo.apply_title', showsSteps: true }
  }
}
