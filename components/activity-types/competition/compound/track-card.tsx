import { useTranslations } from 'next-intl'
import { useId, type ReactNode } from 'react'
import { useWords } from '#components/ui/text/use-words.ts'
import { Card } from '#components/ui/surface/card.tsx'
import { Chip } from '#components/ui/surface/chip.tsx'
import { SHOWN_FROM } from '#lib/shown-from.ts'
import { SmallIcon } from '#components/ui/pictures/icon.tsx'
import { isVoid } from '#lib/competition/prize-changes.ts'
import { Ends, Row, Span, Stack } from '#components/ui/layout/layout.tsx'
import styles from './tracks.module.css'

/** The line at the start of a box, and the sign before its factor. */
export const BOX_STYLES = {
  volume: { '--track-color': 'var(--chart-1)' },
  roi: { '--track-color': 'var(--chart-2)', '--sign': "'×'" },
  streak: { '--track-color': 'var(--chart-3)', '--sign': "'×'" },
  result: { '--track-color': 'var(--primary-main)', '--sign': "'='" },
}

export const TRACK_TITLES = {
  volume: 'competition.track_volume',
  roi: 'competition.track_roi',
  streak: 'compound.track_streak',
} as const

export type TrackName = keyof typeof TRACK_TITLES

interface TrackCardProps {
  track: TrackName
  /** Rank or factor. */
  chip?: string | false | null
  /** Replaces it. */
  warning?: string | false | null
  /** The conditions, at the end of the card. */
  checks: ReactNode
  children: ReactNode
}

export function TrackCard({ track, chip, warning, checks, children }: TrackCardProps) {
  const t = useTranslations()
  const id = useId()
  return (
    <Card as="li" padded aria-labelledby={id} className={styles.card} style={BOX_STYLES[track]}>
      <Ends gap="4 12" className={styles.cardHead}>
        <h2 id={id}>{t(TRACK_TITLES[track])}</h2>
        {(warning || chip) && (
          <Chip tone={warning ? 'warning' : 'primary'}>
            <bdi>{warning || chip}</bdi>
          </Chip>
        )}
      </Ends>
      {children}
      <Stack gap="6" top="14">
        {checks}
      </Stack>
    </Card>
  )
}

const CHECKS = {
  met: ['check-circle', 'success'],
  open: ['warning-circle', 'warning'],
  rule: ['circle', 'tertiary'],
} as const

interface TrackCheckProps {
  /** `rule`: for readers without values of their own. */
  state: keyof typeof CHECKS
  children: ReactNode
}

/** A condition of a track: met, still open, or a rule. */
export function TrackCheck({ state, children }: TrackCheckProps) {
  const [icon, tone] = CHECKS[state]
  return (
    <Row as="p" gap="8" align="start" size="note">
      <Span top="2" tone={tone}>
        <SmallIcon icon={icon} weight={state === 'rule' ? 'regular' : 'fill'} />
      </Span>
      <Span grow>{children}</Span>
    </Row>
  )
}

interface EntriesCheckProps {
  track: { entries: number; minimumEntries: number }
  /** Says how many are ranked now; else the rule. */
  isMine: boolean
  isOver: boolean
}

/** Whether enough participants are ranked for the track to count; nothing where none are needed. */
export function EntriesCheck({ track, isMine, isOver }: EntriesCheckProps) {
  const { t, number, counted } = useWords()
  const { entries, minimumEntries } = track
  if (!minimumEntries) return null
  const minimum = number(minimumEntries)
  if (!isMine) return <TrackCheck state="rule">{t('compound.entries_rule', { minimum })}</TrackCheck>
  if (isVoid(track))
    return (
      <TrackCheck state="open">
        {t(isOver ? 'compound.entries_low_over' : 'compound.entries_low', { minimum })}
      </TrackCheck>
    )
  return (
    <TrackCheck state="met">
      {entries < SHOWN_FROM
        ? t('compound.entries_enough', { minimum })
        : t('compound.entries_reached', { ...counted(entries), minimum })}
    </TrackCheck>
  )
}
