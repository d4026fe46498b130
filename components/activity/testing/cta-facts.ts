import type { CtaFacts } from '../cta/cta-state.ts'

/** A member without tasks in the middle of an activity. */
export const ctaFactsOf = (more: Partial<CtaFacts> = {}): CtaFacts => ({
  detail: { startTime: 100, endTime: 200, outcome: null },
  now: 150,
  isLogin: true,
  hasFailed: false,
  eligibility: { eligible: true, reasonCode: null },
  my: { applied: true },
  completions: [],
  place: { inApp: false, version: null },
  ...more,
})
