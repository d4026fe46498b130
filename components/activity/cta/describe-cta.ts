import type { ReactNode } from 'react'
import { isolateLtr } from '@fanfare/languages/bidi.ts'
import { formatDeadline } from '@fanfare/languages/format-date.ts'
import type { Words } from '#components/ui/text/use-words.ts'
import { reasonText } from '#lib/i18n/reason-text.ts'
import type { CtaView } from './activity-cta.tsx'
import type { CtaState } from './cta-state.ts'
import { holdNote } from '#components/ui/time/hold-note.ts'
import { describeVisitorCta, OTHER_ACTIVITIES, type CtaDetail } from './describe-visitor-cta.ts'
import type { TaskCompletion } from '@fanfare/contract/task/task.ts'
import { formatProgress } from '@fanfare/languages/format-progress.ts'
import { nextMissing } from '#lib/task/progress.ts'

export interface CtaTexts extends Words {
  /** The reader's. */
  zone: string
  /** A countdown to `until`; absent on the server. */
  countdown?: (until: number) => ReactNode
}

type Key = Parameters<CtaTexts['t']>[0]

const ELSEWHERE: CtaView = { kind: 'elsewhere', label: '', line: '' }

/**
 * The words of design/components, "Call to action, every state", with this activity's figures. `press`: the handler of this state's
 * action, and whether it is under way.
 */
export function describeCta(
  cta: CtaState,
  detail: CtaDetail,
  texts: CtaTexts,
  press: Pick<CtaView, 'onPress' | 'busy' | 'disabled'> = {},
): CtaView {
  const { t, locale, zone, rewardText, counted } = texts
  const view = (kind: CtaView['kind'], label: Key, line: Key, more?: Partial<CtaView>): CtaView => ({
    kind,
    label: t(label),
    line: t(line),
    ...more,
  })
  switch (cta.state) {
    case 'identityNeeded':
      return view('primary', 'activity.cta_verify', 'activity.line_verify', press)
    case 'notEligible': {
      const line = reasonText(t, cta.reasonCode) ?? t('code.51004')
      return { kind: 'link', label: t('activity.cta_other'), line, href: OTHER_ACTIVITIES }
    }
    case 'switchAccount':
      return view('primary', 'activity.cta_switch', 'activity.line_switch', press)
    case 'refused':
      return view('link', 'activity.cta_other', 'activity.line_refused', { href: OTHER_ACTIVITIES })
    case 'readyToJoin':
      return detail.applies
        ? view('primary', press.busy ? 'activity.cta_applying' : 'activity.cta_apply', 'activity.line_apply', press)
        : view('primary', press.busy ? 'activity.cta_joining' : 'activity.cta_join', 'activity.line_join', press)
    case 'drawsLeft': {
      // The wheel has its own buttons beside the hero's action.
      if (!press.onPress) return ELSEWHERE
      if (cta.draws === 0 && cta.toClaim > 0) {
        const draws = counted(cta.toClaim)
        const label = t('task.claim_reward', { reward: t('task.draws', draws) })
        return { kind: 'celebrate', label, line: t('lottery.to_claim', draws), ...press }
      }
      const line = t('lottery.left', counted(cta.draws))
      return { kind: 'celebrate', label: t('lottery.spin_now'), line, ...press }
    }
    case 'ownStep': {
      const { label, line, to } = cta.step
      return { kind: 'primary', label, line, ...('anchor' in to ? { href: `#${to.anchor}` } : press) }
    }
    case 'drawsOver':
      return ELSEWHERE
    case 'claimable': {
      const { claimDeadline, reward } = cta.task
      return {
        kind: 'celebrate',
        label: t('task.claim_reward', { reward: rewardText(reward) }),
        line: claimDeadline
          ? t('activity.line_claim_by', { date: formatDeadline(locale, claimDeadline, zone) })
          : cta.task.title,
        ...press,
      }
    }
    case 'inProgress':
      return { kind: 'primary', label: stepLabel(cta.task, t), line: stepLine(cta.task, texts), ...press }
    case 'needsApp':
    case 'appTooOld': {
      const needed = isolateLtr(locale, cta.from)
      const line = t('activity.line_needs_app', { version: needed })
      if (cta.state === 'needsApp') return { kind: 'primary', label: t('activity.cta_open_app'), line, ...press }
      return {
        kind: 'primary',
        label: t('activity.cta_update_app'),
        line: cta.version ? t('activity.line_app_old', { version: isolateLtr(locale, cta.version), needed }) : line,
        href: '/download',
      }
    }
    case 'underReview':
      return view('blocked', 'state.review', 'activity.line_review')
    case 'onHold':
      return {
        kind: 'blocked',
        label: t('state.hold'),
        line: (cta.until && texts.countdown?.(cta.until)) ?? holdNote(texts, cta.until),
      }
    case 'soldOut':
      return view('link', 'activity.cta_other', 'activity.line_sold_out', { href: OTHER_ACTIVITIES })
    case 'granted':
      return view('outlined', 'activity.cta_granted', 'activity.line_granted', { href: '/rewards' })
    case 'failed':
      return view('outlined', 'common.btn_retry', 'activity.loading_failed', press)
    case 'joined':
      return view('blocked', 'activity.cta_joined', 'activity.line_join')
    default:
      return describeVisitorCta(cta, detail, texts)
  }
}

/** Sentences for a missing amount of money, by the key of the step's action. */
const MONEY_LINES = {
  'task.next_trade': 'activity.line_to_trade',
  'task.next_trade_spot': 'activity.line_to_trade',
  'task.next_trade_futures': 'activity.line_to_trade',
  'task.next_deposit': 'activity.line_to_deposit',
  'task.next_transfer': 'activity.line_to_transfer',
  'task.next_hold': 'activity.line_to_hold',
} as const

const actionKey = ({ trace }: Pick<TaskCompletion, 'trace'>) =>
  trace.find(({ nextAction }) => nextAction)?.nextAction?.key ?? 'task.next_trade'

const hasMoneyLine = (key: string): key is keyof typeof MONEY_LINES => key in MONEY_LINES

/** The button of a task's next step, else the task's title. */
export function stepLabel(task: Pick<TaskCompletion, 'trace' | 'title'>, t: CtaTexts['t']) {
  const key = actionKey(task) as 'task.next_trade'
  return t.has(key) ? t(key) : task.title
}

/** What is missing for the reward, in words for the step's kind; else the task's title. */
export function stepLine(task: TaskCompletion, { t, locale, rewardText }: Words) {
  const missing = nextMissing(task)
  const left = missing && formatProgress(locale, missing).left
  if (!left) return task.title
  const reward = rewardText(task.reward)
  const key = actionKey(task)
  if (missing.unit) {
    const figure = { left: left.figure, reward }
    // The target of EARNINGS is a profit, not a volume.
    const isVolume = task.taskType !== 'EARNINGS' && hasMoneyLine(key)
    return isVolume ? t(MONEY_LINES[key], figure) : t('activity.line_to_go', figure)
  }
  const count = Number(missing.target) - Number(missing.current)
  if (key === 'task.next_invite') return t('activity.line_to_invite', { count, value: left.plain, reward })
  if (key === 'task.next_verify') return t('activity.line_to_verify', { reward })
  return count === 1 ? t('activity.line_one_step', { reward }) : t('activity.line_to_go', { left: left.plain, reward })
}
