'use client'

import { useLocale } from 'next-intl'
import { use } from 'react'
import { AuthContext } from '#components/providers/auth-context.ts'
import { readPublicConfig } from '#lib/config/public-config.ts'
import type { MyTeam } from '@fanfare/contract/competition/competition.ts'
import { localeHref } from '#lib/i18n/locale-href.ts'
import { withRemoteLink } from '#lib/share/with-remote-link.ts'
import { CaptainTools } from './captain-tools.tsx'
import { invitePath } from '../join/invite-query.ts'
import type { TeamSubject } from '../team-subject.ts'
import { useCaptain } from './use-captain.ts'

export function CaptainToolsLive({ subject, mine }: { subject: TeamSubject; mine: MyTeam }) {
  const locale = useLocale()
  const remote = use(AuthContext)?.sharedLinkUrl ?? null
  const { isBusy, handlers } = useCaptain(subject, mine)
  const path = localeHref(locale, invitePath(subject.path, mine.teamId, mine.key))
  return (
    <CaptainTools
      subject={subject}
      mine={mine}
      inviteUrl={withRemoteLink(new URL(readPublicConfig().siteOrigin + path), remote, true).href}
      isBusy={isBusy}
      handlers={handlers}
    />
  )
}
