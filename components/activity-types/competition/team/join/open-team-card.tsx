import { useTranslations } from 'next-intl'
import { useId, type ReactNode } from 'react'
import { Card } from '#components/ui/surface/card.tsx'
import { TwoClocks } from '#components/ui/time/two-clocks.tsx'
import styles from './team-form.module.css'
import type { TeamSubject } from '../team-subject.ts'

interface OpenTeamCardProps {
  subject: TeamSubject
  /** The form, for members of the activity. */
  children?: ReactNode
}

/** Until when a user can open a team, and what that binds them to. */
export function OpenTeamCard({ subject: { team, timeZone }, children }: OpenTeamCardProps) {
  const t = useTranslations('team')
  const id = useId()
  return (
    <Card as="section" padded aria-labelledby={id}>
      <h2 id={id}>{t('open_own')}</h2>
      <p className={styles.lead}>
        <TwoClocks at={team.createUntil} timeZone={timeZone} sentence={t('open_until', { date: '{date}' })} />
      </p>
      <p className={styles.lead}>{t('open_line')}</p>
      {children}
    </Card>
  )
}
