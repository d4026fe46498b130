'use client'

import { useLocale } from 'next-intl'
import { readPublicConfig } from '#lib/config/public-config.ts'
import type { MyTeam } from '#lib/contract/competition/competition.ts'
import { localeHref } from '#lib/i18n/locale-href.ts'
import { CaptainTools } from './captain-tools.tsx'
import { invitePath } from './invite-query.ts'
import type { TeamSubject } from './team-subject.ts'
import { useCaptain } from './use-captain.ts'

export function CaptainToolsLive({ subject, mine }: { subject: TeamSubject; mine: MyTeam }) {
  const locale = useLocale()
  const { isBusy, handlers } = useCaptain(subject, mine)
  const path = localeHref(locale, invitePath(subject.path, mine.teamId, mine.key))
  return (
    <CaptainTools
      subject={subject}
      mine={mine}
      inviteUrl={readPublicConfig().siteOrigin + path}
      isBusy={isBusy}
      handlers={handlers}
    />
  )
}
