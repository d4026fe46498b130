'use client'

import Big from 'big.js'
import { useLocale, useTranslations } from 'next-intl'
import { use } from 'react'
import { isolateText } from '@fanfare/languages/bidi.ts'
import type { MyTeam } from '@fanfare/contract/competition/competition.ts'
import { useWords } from '#components/ui/text/use-words.ts'
import { AuthContext } from '#components/providers/auth-context.ts'
import { readPublicConfig } from '#lib/config/public-config.ts'
import { localeHref } from '#lib/i18n/locale-href.ts'
import { withRemoteLink } from '#lib/share/with-remote-link.ts'
import { competitionApi } from '#store/api/competition.ts'
import { Accordion } from '#components/ui/controls/accordion.tsx'
import { CopyButton } from '#components/ui/controls/copy-button.tsx'
import { OnlineButton } from '#components/ui/controls/online-button.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { Section } from '#components/ui/surface/section.tsx'
import { Ends, List, Note, Row } from '#components/ui/layout/layout.tsx'
import { invitePath, type TeamSubject } from './team-subject.ts'
import { useTeamChange } from './use-team-change.ts'
import styles from './my-team.module.css'

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

type TeamPerson = Pick<MyTeam['memberList'][number], 'userRef' | 'maskedName'>

interface CaptainHandlers {
  onAnswer: (person: TeamPerson, accept: boolean) => void
  onRemove: (person: TeamPerson) => void
  onHandOver: (person: TeamPerson) => void
}

interface CaptainToolsProps {
  subject: TeamSubject
  mine: MyTeam
  /** The address of the page with the invitation. */
  inviteUrl: string
  isBusy: boolean
  handlers: CaptainHandlers
}

/** The captain's own view: open requests, the invitation, and the members to remove or to make captain. */
export function CaptainTools({ subject, mine, inviteUrl, isBusy, handlers }: CaptainToolsProps) {
  const t = useTranslations('team')
  return (
    <Section title={t('tools')} className={styles.tools}>
      {mine.access === 'APPROVAL' && (
        <TeamRequests requests={mine.requests} unit={subject.unit} isBusy={isBusy} onAnswer={handlers.onAnswer} />
      )}
      {mine.members < mine.capacity && <TeamInvite teamKey={mine.key} url={inviteUrl} />}
      <ManageMembers members={mine.memberList} isBusy={isBusy} handlers={handlers} />
    </Section>
  )
}

interface ManageMembersProps {
  members: MyTeam['memberList']
  isBusy: boolean
  handlers: CaptainHandlers
}

/** All members but the captain, each to remove or to make captain. Renders nothing while the captain is alone. */
function ManageMembers({ members, isBusy, handlers }: ManageMembersProps) {
  const t = useTranslations('team')
  const others = members.filter(({ isCaptain }) => !isCaptain)
  if (others.length === 0) return null
  const list = (
    <List lined className={styles.people}>
      {others.map(({ userRef, maskedName }) => (
        <Ends as="li" gap="8 12" key={userRef}>
          <span className={styles.person}>
            <bdi translate="no">{maskedName}</bdi>
          </span>
          <Row as="span" gap="8" wrap>
            <OnlineButton
              variant="outlined"
              size="sm"
              disabled={isBusy}
              aria-label={t('hand_over_named', { name: maskedName })}
              onClick={() => handlers.onHandOver({ userRef, maskedName })}
            >
              {t('hand_over')}
            </OnlineButton>
            <OnlineButton
              variant="text"
              size="sm"
              disabled={isBusy}
              aria-label={t('remove_named', { name: maskedName })}
              onClick={() => handlers.onRemove({ userRef, maskedName })}
            >
              {t('remove')}
            </OnlineButton>
          </Row>
        </Ends>
      ))}
    </List>
  )
  return <Accordion items={[{ key: 'members', title: t('manage'), body: list }]} />
}

interface TeamInviteProps {
  /** null when the team has none. */
  teamKey: string | null
  /** Of the page with the team's card, with the key if the team has one. */
  url: string
}

/** The key and the link with which others join. */
function TeamInvite({ teamKey, url }: TeamInviteProps) {
  const t = useTranslations()
  const copy = (text: string, label: string) => (
    <CopyButton
      text={text}
      label={label}
      copiedLabel={t('common.copied')}
      failedLabel={t('common.copy_failed')}
      icon={<Icon icon="copy-simple" size="sm" />}
      look="outlined"
      size="sm"
    />
  )
  return (
    <div>
      <h3>{t('team.invite')}</h3>
      <Note>{t(teamKey === null ? 'team.invite_line' : 'team.invite_key_line')}</Note>
      {teamKey !== null && (
        <Ends gap="8 12" top="8" className={styles.copy}>
          <span>
            <Note as="span">{t('team.key')}</Note>
            <bdi dir="ltr" translate="no">
              {teamKey}
            </bdi>
          </span>
          {copy(teamKey, t('team.copy_key'))}
        </Ends>
      )}
      <Ends gap="8 12" top="8" className={styles.copy}>
        <span>
          <Note as="span">{t('team.link')}</Note>
          <bdi dir="ltr" translate="no">
            {url.replace(/^https?:\/\//, '')}
          </bdi>
        </span>
        {copy(url, t('team.copy_link'))}
      </Ends>
    </div>
  )
}

interface TeamRequestsProps {
  requests: MyTeam['requests']
  /** Of volumes. */
  unit: string
  isBusy: boolean
  onAnswer: CaptainHandlers['onAnswer']
}

/** Users who ask to join, the oldest first. */
function TeamRequests({ requests, unit, isBusy, onAnswer }: TeamRequestsProps) {
  const { t, number, moved } = useWords()
  const value = number(requests.length)
  return (
    <div>
      <h3>
        {requests.length === 0 ? t('team.requests') : t('team.requests_count', { count: requests.length, value })}
      </h3>
      {requests.length === 0 && <Note>{t('team.requests_none')}</Note>}
      <List lined className={styles.people}>
        {requests.map(({ userRef, maskedName, recentVolume }) => (
          <Ends as="li" gap="8 12" key={userRef}>
            <span className={styles.person}>
              <bdi translate="no">{maskedName}</bdi>
              <Note as="span">
                {new Big(recentVolume).gt(0)
                  ? t('team.recent_volume', {
                      amount: moved({ amount: recentVolume, unit }),
                    })
                  : t('team.no_recent_volume')}
              </Note>
            </span>
            <Row as="span" gap="8" wrap>
              <OnlineButton
                size="sm"
                disabled={isBusy}
                aria-label={t('team.accept_named', { name: maskedName })}
                onClick={() => onAnswer({ userRef, maskedName }, true)}
              >
                {t('team.accept')}
              </OnlineButton>
              <OnlineButton
                variant="outlined"
                size="sm"
                disabled={isBusy}
                aria-label={t('team.decline_named', { name: maskedName })}
                onClick={() => onAnswer({ userRef, maskedName }, false)}
              >
                {t('team.decline')}
              </OnlineButton>
            </Row>
          </Ends>
        ))}
      </List>
    </div>
  )
}
