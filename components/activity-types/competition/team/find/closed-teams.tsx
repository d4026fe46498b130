import { useTranslations } from 'next-intl'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { Notice } from '#components/ui/surface/notice.tsx'
import { TwoClocks } from '#components/ui/time/two-clocks.tsx'
import type { TeamSubject } from '../team-subject.ts'

interface ClosedTeamsProps {
  subject: TeamSubject
  /** Of a participant without a team; null for other readers. */
  reason?: 'foundNone' | 'left' | null
}

/** Why no team can be joined any more. */
export function ClosedTeams({ subject: { team, timeZone, status }, reason = null }: ClosedTeamsProps) {
  const t = useTranslations('team')
  if (reason === 'left') return <Notice tone="neutral">{t('left_line')}</Notice>
  if (status === 'ENDED' && reason === null) return null
  return (
    <Notice tone="neutral" icon={<Icon icon="lock-simple" />}>
      <p>
        <TwoClocks at={team.joinUntil} timeZone={timeZone} sentence={t('frozen', { date: '{date}' })} />
      </p>
      <p>{t('frozen_line')}</p>
      {reason === 'foundNone' && <p>{t('without_line')}</p>}
    </Notice>
  )
}
