import { useLocale, useTranslations } from 'next-intl'
import { formatDayMonth } from '@fanfare/languages/format-date.ts'
import type { CSSProperties } from 'react'
import { Card } from '#components/ui/surface/card.tsx'
import { VisuallyHidden } from '#components/ui/text/visually-hidden.tsx'
import { teamPhases, type TeamPhase } from '#lib/competition/team-phases.ts'
import { Grid, Text } from '#components/ui/layout/layout.tsx'
import type { TeamSubject } from './team-subject.ts'
import styles from './phases.module.css'

const NAMES = {
  recruit: ['phase_recruit', 'phase_recruit_line'],
  join: ['phase_join', 'phase_join_line'],
  compete: ['phase_compete', 'phase_compete_line'],
  settle: ['phase_settle', 'phase_settle_line'],
} as const

/** The four phases with their days in the activity's zone; `now` in ms. */
export function Phases({ subject, now }: { subject: TeamSubject; now: number }) {
  const t = useTranslations('team')
  const locale = useLocale()
  const day = (at: number) => formatDayMonth(locale, at, subject.timeZone)
  const days = ({ key, from, until }: TeamPhase) => {
    if (until === null) return t('phase_after', { date: day(from) })
    if (key === 'compete') return t('phase_range', { from: day(from), to: day(until) })
    return t('phase_until', { date: day(until) })
  }
  return (
    <Card as="section" padded aria-label={t('phases')}>
      <Grid as="ol" columns={4} className={styles.phases}>
        {teamPhases(subject, subject.team, now).map((phase) => {
          const [name, line] = NAMES[phase.key]
          return (
            <li
              key={phase.key}
              data-state={phase.state}
              aria-current={phase.state === 'current' ? 'step' : undefined}
              style={{ '--ratio': phase.ratio } as CSSProperties}
            >
              <Text as="b" tone="primary" size="label" weight="medium">
                {t(name)}
              </Text>
              {phase.state === 'done' && <VisuallyHidden>{t('phase_done')}</VisuallyHidden>} <span>{days(phase)}</span>
              <span className={styles.line}>{t(line)}</span>
            </li>
          )
        })}
      </Grid>
    </Card>
  )
}
