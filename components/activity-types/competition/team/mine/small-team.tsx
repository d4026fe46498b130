import { useLocale, useTranslations } from 'next-intl'
import { Notice } from '#components/ui/surface/notice.tsx'
import { useMyZone } from '#components/ui/time/use-my-zone.ts'
import { formatDeadline } from '@fanfare/languages/format-date.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import type { TeamSubject } from '../team-subject.ts'

interface SmallTeamProps {
  subject: Pick<TeamSubject, 'team'>
  members: number
  isJoinOpen: boolean
}

/** The members that a team misses until the minimum, or the outcome of having too few. */
export function SmallTeam({ subject: { team }, members, isJoinOpen }: SmallTeamProps) {
  const t = useTranslations('team')
  const locale = useLocale()
  const zone = useMyZone()
  const count = isJoinOpen ? team.minMembers - members : team.minMembers
  const value = formatNumber(locale, String(count))
  return (
    <Notice tone="warning">
      {isJoinOpen
        ? t('needs_more', { count, value, date: formatDeadline(locale, team.joinUntil, zone) })
        : t('too_small', { count, value })}
    </Notice>
  )
}
