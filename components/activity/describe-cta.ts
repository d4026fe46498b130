import type { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { ActivityDetail } from '#lib/contract/activity/activity.ts'
import { ACTIVITY_TYPES } from '#lib/contract/enumerations.ts'
import { isolateLtr } from '#lib/i18n/bidi.ts'
import { formatDayMonthTime, formatMoney, formatNumber } from '#lib/i18n/format.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { zoneName } from '#lib/i18n/zone-name.ts'
import { leftOf } from '#lib/task/progress-of.ts'
import type { CtaView } from './activity-cta.tsx'
import type { CtaState } from './cta-state.ts'

export interface CtaTexts {
  t: ReturnType<typeof useTranslations<never>>
  locale: Locale
  /** The reader's zone in the browser; on the server the official one, which must be named. */
  zone: string
  official?: boolean
  /** A clock that runs to `until`; absent on the server, which has none. */
  countdown?: (until: number) => ReactNode
  rewardText: (reward: ActivityDetail['tasks'][number]['reward']) => string
}

export interface CtaHandlers {
  join?: () => void
  isJoining?: boolean
  claim?: () => void
  isClaiming?: boolean
  openTask?: () => void
  /** Opens the identity verification, in the app or where it is on the web. */
  verify?: () => void
  /** Puts the start into a calendar; needs a browser. */
  remind?: () => void
}

type Closed = Extract<CtaState['state'], 'ended' | 'settling' | 'settled'>
const CLOSED = {
  ended: ['activity.cta_ended', 'activity.line_ended'],
  settling: ['activity.cta_settling', 'activity.line_settling'],
  settled: ['activity.cta_settled', 'activity.line_settled'],
} as const satisfies Record<Closed, readonly [string, string]>

const OTHER_ACTIVITIES = '/'

/** `Starts Nov 23, 7:00 AM, your time`, or with the zone's name where nobody knows the reader's. */
function startLabel(startTime: number, { t, locale, zone, official }: CtaTexts): string {
  const time = formatDayMonthTime(locale, startTime, zone)
  if (!official) return t('activity.cta_not_started', { date: time })
  const name = isolateLtr(locale, zoneName(startTime, zone))
  return t('countdown.starts_at', { date: t('common.zone_time', { time, zone: name }) })
}

function heldLine(until: number | null, { t, locale, zone, countdown }: CtaTexts): ReactNode {
  if (until === null) return t('rewards.note_hold_undated')
  return countdown?.(until) ?? t('rewards.note_hold', { date: formatDayMonthTime(locale, until, zone) })
}

/** Beginners make an account first, everybody else has one. */
function visitorView({ activityType, path }: Pick<ActivityDetail, 'activityType' | 'path'>, t: CtaTexts['t']): CtaView {
  const next = `?next=${encodeURIComponent(path)}`
  const line = t('activity.line_visitor')
  const [register, login] = [`/register${next}`, `/login${next}`]
  return activityType === ACTIVITY_TYPES.NewUser
    ? {
        kind: 'primary',
        label: t('activity.cta_create_account'),
        line,
        href: register,
        second: { label: t('activity.cta_log_in'), href: login },
      }
    : {
        kind: 'primary',
        label: t('activity.cta_log_in_to_join'),
        line,
        href: login,
        second: { label: t('shell.register'), href: register },
      }
}

/** The words of design/components, "Call to action, every state", with this activity's figures. */
export function describeCta(
  cta: CtaState,
  detail: Pick<ActivityDetail, 'startTime' | 'activityType' | 'path'>,
  texts: CtaTexts,
  { join, isJoining, claim, isClaiming, openTask, verify, remind }: CtaHandlers = {},
): CtaView {
  const { t, locale, zone, rewardText } = texts
  switch (cta.state) {
    case 'ended':
    case 'settling':
    case 'settled': {
      const [label, line] = CLOSED[cta.state]
      return { kind: 'blocked', label: t(label), line: t(line) }
    }
    case 'cancelled':
      return { kind: 'link', label: t('activity.cta_read_rules'), line: t('activity.line_cancelled'), href: '#rules' }
    case 'notStarted':
      return remind
        ? {
            kind: 'outlined',
            label: t('activity.cta_remind'),
            line: startLabel(detail.startTime, texts),
            onPress: remind,
          }
        : { kind: 'blocked', label: startLabel(detail.startTime, texts), line: t('activity.line_not_started') }
    case 'regionBlocked':
      return { kind: 'link', label: t('activity.cta_other'), line: t('activity.line_region'), href: OTHER_ACTIVITIES }
    case 'visitor':
      return visitorView(detail, t)
    case 'identityNeeded':
      return { kind: 'primary', label: t('activity.cta_verify'), line: t('activity.line_verify'), onPress: verify }
    case 'notEligible': {
      const reason = `reason.${cta.reasonCode.toLowerCase()}` as 'reason.not_new_user'
      const line = t.has(reason) ? t(reason) : t('code.51004')
      return { kind: 'link', label: t('activity.cta_other'), line, href: OTHER_ACTIVITIES }
    }
    case 'readyToJoin':
      return {
        kind: 'primary',
        label: isJoining ? t('activity.cta_joining') : t('activity.cta_join'),
        line: t('activity.line_join'),
        onPress: join,
        busy: isJoining,
      }
    case 'claimable': {
      const { claimDeadline, reward } = cta.task
      const date = claimDeadline === undefined ? '' : formatDayMonthTime(locale, claimDeadline, zone)
      return {
        kind: 'celebrate',
        label: t('task.claim_reward', { reward: rewardText(reward) }),
        line: date === '' ? cta.task.title : t('activity.line_claim_by', { date }),
        onPress: claim,
        busy: isClaiming,
      }
    }
    case 'inProgress': {
      const { amount, unit } = leftOf(cta.task.progress)
      const left = unit === null ? formatNumber(locale, amount) : formatMoney(locale, { amount, unit })
      const key = cta.task.trace.find(({ nextAction }) => nextAction)?.nextAction?.key ?? 'task.next_trade'
      const next = key as 'task.next_trade'
      return {
        kind: 'primary',
        label: t.has(next) ? t(next) : cta.task.title,
        line: t('activity.line_to_go', { left, reward: rewardText(cta.task.reward) }),
        onPress: openTask,
      }
    }
    case 'needsApp':
      return {
        kind: 'primary',
        label: t('activity.cta_open_app'),
        line: t('activity.line_needs_app', { version: isolateLtr(locale, cta.from) }),
        onPress: openTask,
      }
    case 'appTooOld': {
      const needed = isolateLtr(locale, cta.from)
      return {
        kind: 'primary',
        label: t('activity.cta_update_app'),
        line:
          cta.version === null
            ? t('activity.line_needs_app', { version: needed })
            : t('activity.line_app_old', { version: isolateLtr(locale, cta.version), needed }),
        href: '/download',
      }
    }
    case 'underReview':
      return { kind: 'blocked', label: t('state.review'), line: t('activity.line_review') }
    case 'onHold':
      return { kind: 'blocked', label: t('state.hold'), line: heldLine(cta.until, texts) }
    case 'soldOut':
      return { kind: 'blocked', label: t('activity.cta_sold_out'), line: t('activity.line_sold_out') }
    case 'granted':
      return { kind: 'outlined', label: t('activity.cta_granted'), line: t('activity.line_granted'), href: '/rewards' }
    case 'joined':
      return { kind: 'blocked', label: t('activity.cta_joined'), line: t('activity.line_join') }
  }
}
