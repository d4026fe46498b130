import { LockSimpleIcon } from '@phosphor-icons/react/dist/ssr/LockSimple'
import { useTranslations } from 'next-intl'
import { Icon } from '#components/ui/icon.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { TwoClocks } from '#components/ui/two-clocks.tsx'
import type { TeamSubject } from './team-subject.ts'

interface ClosedTeamsProps {
  subject: TeamSubject
  /** A member of the activity has no team, or left one. */
  why?: 'without' | 'left' | null
}

/** Why no team can be joined any more. */
export function ClosedTeams({ subject: { team, timeZone, status }, why = null }: ClosedTeamsProps) {
  const t = useTranslations('team')
  if (why === 'left') return <Notice tone="neutral">{t('left_line')}</Notice>
  if (status === 'ENDED' && why === null) return null
  return (
    <Notice tone="neutral" icon={<Icon icon={LockSimpleIcon} />}>
      <p>
        <TwoClocks at={team.joinUntil} timeZone={timeZone} sentence={t('frozen', { date: '{date}' })} />
      </p>
      <p>{t('frozen_line')}</p>
      {why === 'without' && <p>{t('without_line')}</p>}
    </Notice>
  )
}
