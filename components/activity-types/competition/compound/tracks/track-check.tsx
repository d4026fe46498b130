import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { SHOWN_FROM } from '#components/activity/shown-participants.ts'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { isVoid } from '#lib/competition/prize-changes.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import styles from './track-cards.module.css'

const ICONS = { met: 'check-circle', open: 'warning-circle', rule: 'circle' } as const

interface TrackCheckProps {
  /** `rule` for readers without values of their own. */
  state: keyof typeof ICONS
  children: ReactNode
}

/** A condition of a track: met, still open, or a rule. */
export function TrackCheck({ state, children }: TrackCheckProps) {
  return (
    <p className={styles.check}>
      <Icon icon={ICONS[state]} weight={state === 'rule' ? 'regular' : 'fill'} size="sm" className={styles[state]} />
      <span>{children}</span>
    </p>
  )
}

interface EntriesCheckProps {
  track: { entries: number; minimumEntries: number }
  /** A member's: with the present number; else the rule. */
  isMine: boolean
  /** The event has ended. */
  isOver: boolean
}

/** Whether enough participants are ranked, so that the track is not void; nothing where none are needed. */
export function EntriesCheck({ track, isMine, isOver }: EntriesCheckProps) {
  const t = useTranslations('compound')
  const locale = useLocale()
  const { entries, minimumEntries } = track
  if (minimumEntries === 0) return null
  const minimum = formatNumber(locale, String(minimumEntries))
  if (!isMine) return <TrackCheck state="rule">{t('entries_rule', { minimum })}</TrackCheck>
  if (isVoid(track))
    return <TrackCheck state="open">{t(isOver ? 'entries_low_over' : 'entries_low', { minimum })}</TrackCheck>
  return (
    <TrackCheck state="met">
      {entries < SHOWN_FROM
        ? t('entries_enough', { minimum })
        : t('entries_reached', { count: entries, value: formatNumber(locale, String(entries)), minimum })}
    </TrackCheck>
  )
}
