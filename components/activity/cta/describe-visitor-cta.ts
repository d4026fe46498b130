import { createElement } from 'react'
import { OwnDate } from '#components/ui/time/own-date.tsx'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import type { Texts } from '#components/ui/text/use-words.ts'
import type { CtaView } from './activity-cta.tsx'
import type { CtaParts } from '../page-parts.ts'
import type { Eligibility } from '@fanfare/contract/activity/eligible.ts'

export interface CtaDetail
  extends Pick<ActivityDetail, 'activityId' | 'title' | 'startTime' | 'endTime' | 'outcome' | 'path'>, CtaParts {
  /** The reward of signing up, already in words; absent where no task pays it. */
  signUpReward?: string
}

const CLOSED_LINES = {
  ended: 'activity.line_ended',
  settling: 'activity.line_settling',
  settled: 'activity.line_settled',
  regionBlocked: 'activity.line_region',
} as const

export const OTHER_ACTIVITIES = '/'

/** Most visitors are new, so signing up comes first. Both links lead back to the activity and join it. */
function visitorView({ activityId, signUpReward, path, applies }: CtaDetail, t: Texts['t']): CtaView {
  const next = `?next=${encodeURIComponent(path)}`
  const signUp = t(applies ? 'activity.cta_sign_up_to_apply' : 'activity.cta_create_account')
  return {
    kind: 'primary',
    label: signUpReward ? t('activity.cta_sign_up_get', { reward: signUpReward }) : signUp,
    line: t('activity.line_have_account'),
    href: `/register${next}`,
    joins: activityId,
    second: { label: t('activity.cta_log_in'), href: `/login${next}` },
  }
}

/** The words for a visitor's states, in a separate file because a visitor's page loads no others. */
export function describeVisitorCta({ state }: VisitorState, detail: CtaDetail, { t }: Pick<Texts, 't'>): CtaView {
  switch (state) {
    case 'ended':
    case 'settling':
    case 'settled':
    case 'regionBlocked':
      return { kind: 'link', label: t('activity.cta_other'), line: t(CLOSED_LINES[state]), href: OTHER_ACTIVITIES }
    case 'cancelled':
      return { kind: 'link', label: t('activity.cta_read_rules'), line: t('activity.line_cancelled'), href: '#rules' }
    case 'notStarted': {
      const { activityId, title, startTime, path } = detail
      return {
        kind: 'outlined',
        label: t('activity.cta_remind'),
        line: createElement(OwnDate, { at: startTime, sentence: t('countdown.starts_at', { date: '{date}' }) }),
        remind: { activityId, title, startTime, path },
      }
    }
    case 'visitor':
      return visitorView(detail, t)
  }
}

interface ClosedState {
  state: 'cancelled' | 'ended' | 'settling' | 'settled' | 'notStarted'
}

/** Decided by a visitor's country, or a user's account. */
type Judgement = Pick<Eligibility, 'eligible' | 'reasonCode'>

/** The action's states for a visitor. A logged-in user can be in all of them except `visitor`. */
export interface VisitorState {
  state: ClosedState['state'] | 'regionBlocked' | 'visitor'
}

export interface VisitorFacts {
  detail: Pick<CtaDetail, 'startTime' | 'endTime' | 'outcome'>
  /** ms on the gateway's clock. */
  now: number
  eligibility: Judgement | null
}

export function closedState({ detail, now }: Omit<VisitorFacts, 'eligibility'>): ClosedState | null {
  if (detail.outcome === 'CANCELLED') return { state: 'cancelled' }
  if (now < detail.startTime) return { state: 'notStarted' }
  if (now < detail.endTime) return null
  if (detail.outcome === 'SETTLING') return { state: 'settling' }
  return { state: detail.outcome === 'SETTLED' ? 'settled' : 'ended' }
}

export const isRegionBlocked = (eligibility: Judgement | null) =>
  eligibility?.eligible === false && eligibility.reasonCode === 'REGION'

export const visitorState = (facts: VisitorFacts): VisitorState =>
  closedState(facts) ?? { state: isRegionBlocked(facts.eligibility) ? 'regionBlocked' : 'visitor' }
