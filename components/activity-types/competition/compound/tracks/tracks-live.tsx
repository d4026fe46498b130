'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useMyZone } from '#components/ui/time/use-my-zone.ts'
import { dayEndsAt } from '#lib/competition/streak-days.ts'
import { serverNow } from '#lib/http/clock.ts'
import { formatTime } from '@fanfare/languages/format-date.ts'
import { formatMoney, formatNumber } from '@fanfare/languages/format.ts'
import { tradeTarget, usePublishedStep } from '../../trade-step.ts'
import type { CompoundSubject } from '../compound-subject.ts'
import { TrackCards } from './track-cards.tsx'
import { useMyCompound, type MyTracks } from '../use-my-compound.ts'

/** The cards with the user's values; with them comes the next step of the page's action. */
export function TracksLive({ subject: initial }: { subject: CompoundSubject }) {
  const { subject, mine } = useMyCompound(initial)
  useCompoundStep(subject, mine)
  return <TrackCards subject={subject} my={mine} />
}

/** Gives the page's action the next step of a member: to trade, with the prize of today and the end of an open day. */
function useCompoundStep(subject: CompoundSubject, mine: MyTracks | null): void {
  const t = useTranslations('compound')
  const label = useTranslations('task')('next_trade')
  const locale = useLocale()
  const zone = useMyZone()
  const { activityId, status, markets, bases } = subject

  const describe = (): string | null => {
    if (!mine || status !== 'ONGOING') return null
    const isOpen = subject.factors.streak !== null && mine.days.some(({ state }) => state === 'open')
    const time = isOpen ? formatTime(locale, dayEndsAt(serverNow(), subject), zone) : null
    if (mine.isPaid) {
      const prize = formatMoney(locale, mine.my.prize, { isMoved: true })
      return time === null ? t('step_pays', { prize }) : t('step_pays_open', { prize, time })
    }
    if (time !== null) return t('step_open', { time })
    return bases && t('base_none', { rank: formatNumber(locale, String(bases.lastRank)) })
  }
  const line = describe()
  usePublishedStep(activityId, line === null ? null : { label, line, to: { target: tradeTarget(markets) } })
}
