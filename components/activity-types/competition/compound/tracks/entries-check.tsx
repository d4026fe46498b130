import { useLocale, useTranslations } from 'next-intl'
import { SHOWN_FROM } from '#components/activity/shown-participants.ts'
import { isVoid } from '#lib/competition/prize-changes.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import { TrackCheck } from './track-check.tsx'

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
