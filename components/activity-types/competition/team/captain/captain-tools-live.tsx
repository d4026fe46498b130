'use client'

import { useLocale, useTranslations } from 'next-intl'
import { use } from 'react'
import { AuthContext } from '#components/providers/auth-context.ts'
import { readPublicConfig } from '#lib/config/public-config.ts'
import type { MyTeam } from '@fanfare/contract/competition/competition.ts'
import { localeHref } from '#lib/i18n/locale-href.ts'
import { withRemoteLink } from '#lib/share/with-remote-link.ts'
import { competitionApi } from '#store/api/competition.ts'
import { isolateText } from '@fanfare/languages/bidi.ts'
import { CaptainTools, type CaptainHandlers, type TeamPerson } from './captain-tools.tsx'
import { invitePath } from '../join/invite-query.ts'
import type { TeamSubject } from '../team-subject.ts'
import { useTeamChange } from '../use-team-change.ts'

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

/** The captain's changes; all but accepting are confirmed first. */
function useCaptain(
  { activityId }: Pick<TeamSubject, 'activityId'>,
  { name: teamName }: Pick<MyTeam, 'name'>,
): { isBusy: boolean; handlers: CaptainHandlers } {
  const t = useTranslations('team')
  const { isBusy, run, confirm } = useTeamChange()
  const [answer] = competitionApi.endpoints.answerRequest.useMutation()
  const [remove] = competitionApi.endpoints.removeMember.useMutation()
  const [handOver] = competitionApi.endpoints.handOver.useMutation()
  const named = ({ maskedName }: TeamPerson) => ({ name: isolateText(maskedName), team: isolateText(teamName) })
  const sendAnswer = (person: TeamPerson, accept: boolean) =>
    void run(
      () => answer({ activityId, userRef: person.userRef, accept }),
      () => t(accept ? 'accepted' : 'declined_done', named(person)),
    )
  const handlers: CaptainHandlers = {
    onAnswer: (person, accept) => {
      if (accept) return sendAnswer(person, true)
      return confirm(
        { title: t('decline_title', named(person)), message: t('decline_message'), confirmText: t('decline') },
        () => sendAnswer(person, false),
      )
    },
    onRemove: (person) =>
      confirm(
        { title: t('remove_title', named(person)), message: t('remove_message'), confirmText: t('remove') },
        () =>
          void run(
            () => remove({ activityId, userRef: person.userRef }),
            () => t('removed', named(person)),
          ),
      ),
    onHandOver: (person) =>
      confirm(
        { title: t('hand_over_title', named(person)), message: t('hand_over_message'), confirmText: t('hand_over') },
        () =>
          void run(
            () => handOver({ activityId, userRef: person.userRef }),
            () => t('handed_over', named(person)),
          ),
      ),
  }
  return { isBusy, handlers }
}
