import { useLocale, useTranslations } from 'next-intl'
import { Button } from '#components/ui/controls/button.tsx'
import { Chip } from '#components/ui/surface/chip.tsx'
import type { Team } from '@fanfare/contract/competition/competition.ts'
import { invitePath } from './invite-query.ts'
import type { TeamSubject } from '../team-subject.ts'

interface JoinLinkProps {
  subject: Pick<TeamSubject, 'activityId' | 'path'>
  team: Team
  /** Of the visitor's invitation. */
  teamKey?: string | null
}

/** Leads a visitor through the login back to the team. */
export function JoinLink({ subject: { activityId, path }, team, teamKey = null }: JoinLinkProps) {
  const t = useTranslations('team')
  const locale = useLocale()
  if (team.members >= team.capacity) return <Chip>{t('is_full')}</Chip>
  const next = encodeURIComponent(invitePath(path, team.teamId, teamKey))
  return (
    <Button
      variant="outlined"
      size="sm"
      href={`/login?next=${next}`}
      locale={locale}
      data-joins={activityId}
      aria-label={t('join_named', { team: team.name })}
    >
      {t('join')}
    </Button>
  )
}
