import type { useTranslations } from 'next-intl'
import type { ActivityDetail } from '#lib/contract/activity/activity.ts'
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
}

type Closed = Extract<CtaState['state'], 'ended' | 'settling' | 'settled' | 'cancelled'>
const CLOSED = {
  ended: ['activity.cta_ended', 'activity.line_ended'],
  settling: ['activity.cta_settling', 'activity.line_settling'],
  settled: ['activity.cta_settled', 'activity.line_settled'],
  cancelled: ['activity.cta_cancelled', 'activity.line_cancelled'],
} as const satisfies Record<Closed, readonly [string, string]>

const OTHER_ACTIVITIES = '/'

/** `Starts Nov 23, 7:00 AM, your time`, or with the zone's name where nobody knows the reader's. */
function startLabel(startTime: number, { t, locale, zone, official }: CtaTexts): string {
  const time = formatDayMonthTime(locale, startTime, zone)
  if (!official) return t('activity.cta_not_started', { date: time })
  const name = isolateLtr(locale, zoneName(startTime, zone))
  return t('countdown.starts_at', { date: t('common.zone_time', { time, zone: name }) })
}

/** The words of design/components, "Call to action, every state", with this activity's figures. */
export function describeCta(
  cta: CtaState,
  detail: Pick<ActivityDetail, 'startTime' | 'activityType' | 'path'>,
  texts: CtaTexts,
  { join, isJoining, claim, isClaiming, openTask, verify }: CtaHandlers = {},
): CtaView {
  const { t, locale, zone, rewardText } = texts
  switch (cta.state) {
    case 'ended':
    case 'settling':
    case 'settled':
    case 'cancelled': {
      const [label, line] = CLOSED[cta.state]
      return { kind: 'blocked', label: t(label), line: t(line) }
    }
    case 'notStarted':
      return {
        kind: 'blocked',
        label: startLabel(detail.startTime, texts),
        line: t('activity.line_not_started'),
      }
    case 'regionBlocked':
      return { kind: 'link', label: t('activity.cta_other'), line: t('activity.line_region'), href: OTHER_ACTIVITIES }
    case 'visitor':
      return {
        kind: 'primary',
        label: t('activity.cta_create_account'),
        line: t('activity.line_visitor'),
        href: `/register?next=${encodeURIComponent(detail.path)}`,
      }
    case 'identityNeeded':
      return { kind: 'primary', label: t('activity.cta_verify'), line: t('reason.kyc_needed'), onPress: verify }
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
    case 'soldOut':
      return { kind: 'blocked', label: t('activity.cta_sold_out'), line: t('activity.line_sold_out') }
    case 'granted':
      return { kind: 'outlined', label: t('activity.cta_granted'), line: t('activity.line_granted'), href: '/rewards' }
    case 'joined':
      return { kind: 'blocked', label: t('activity.cta_joined'), line: t('activity.line_join') }
  }
}
