'use client'

import Big from 'big.js'
import { use, type ReactNode } from 'react'
import { isolateText } from '@fanfare/languages/bidi.ts'
import type { MyTeam } from '@fanfare/contract/competition/competition.ts'
import { useWords } from '#components/ui/text/use-words.ts'
import { AuthContext } from '#components/providers/auth-context.ts'
import { readPublicConfig } from '#lib/config/public-config.ts'
import { localeHref } from '#lib/i18n/locale-href.ts'
import { withRemoteLink } from '#lib/share/with-remote-link.ts'
import { competitionApi } from '#store/api/competition.ts'
import { Fold } from '#components/ui/controls/accordion.tsx'
import { CopyButton } from '#components/ui/controls/copy-button.tsx'
import { OnlineButton } from '#components/ui/controls/online-button.tsx'
import { SmallIcon } from '#components/ui/pictures/icon.tsx'
import { Section } from '#components/ui/surface/section.tsx'
import { Ends, Grid, List, Note, Remark, Row, Stack } from '#components/ui/layout/layout.tsx'
import { invitePath, type TeamSubject } from './team-subject.ts'
import { useTeamChange } from './use-team-change.ts'
import styles from './my-team.module.css'

/** The message after each change, and the look of its button. */
const CHANGES = {
  accept: ['team.accepted', 'primary'],
  decline: ['team.declined_done', 'outlined'],
  hand_over: ['team.handed_over', 'outlined'],
  remove: ['team.removed', 'text'],
} as const

type CaptainChange = keyof typeof CHANGES
type TeamPerson = Pick<MyTeam['memberList'][number], 'userRef' | 'maskedName'>

/** The captain's tools, with the link that invites to the team. */
export function CaptainToolsLive({ subject, mine }: Omit<CaptainToolsProps, 'inviteUrl'>) {
  const { locale } = useWords()
  const remote = use(AuthContext)?.sharedLinkUrl ?? null
  const path = localeHref(locale, invitePath(subject.path, mine.teamId, mine.key))
  const inviteUrl = withRemoteLink(new URL(readPublicConfig().siteOrigin + path), remote, true).href
  return <CaptainTools {...{ subject, mine, inviteUrl }} />
}

interface CaptainToolsProps {
  subject: TeamSubject
  mine: MyTeam
  /** Opens the team's card; contains the key if the team has one. */
  inviteUrl: string
}

/**
 * Open requests, the invitation, and the members to remove or to make captain. All changes except accepting ask for confirmation.
 */
export function CaptainTools({ subject: { activityId, unit }, mine, inviteUrl }: CaptainToolsProps) {
  const { t, counted, moved } = useWords()
  const { requests, memberList } = mine
  const { isBusy, run, confirm } = useTeamChange()
  const [answer] = competitionApi.useAnswerRequestMutation()
  const [remove] = competitionApi.useRemoveMemberMutation()
  const [handOver] = competitionApi.useHandOverMutation()
  const onChange = (change: CaptainChange, { userRef, maskedName }: TeamPerson) => {
    const named = { name: isolateText(maskedName), team: isolateText(mine.name) }
    const member = { activityId, userRef }
    const send = () => {
      if (change === 'remove') return remove(member)
      return change === 'hand_over' ? handOver(member) : answer({ ...member, accept: change === 'accept' })
    }
    const done = () => t(CHANGES[change][0], named)
    return change === 'accept' ? void run(send, done) : confirm(change, named, send, done)
  }
  const row = (person: TeamPerson, changes: CaptainChange[], note?: ReactNode) => (
    <Ends as="li" gap="8 12" key={person.userRef} className={styles.row}>
      <Stack as="span" breaks className={styles.person}>
        <bdi translate="no">{person.maskedName}</bdi>
        {note}
      </Stack>
      <Row as="span" gap="8" wrap>
        {changes.map((change) => (
          <OnlineButton
            key={change}
            variant={CHANGES[change][1]}
            size="sm"
            disabled={isBusy}
            aria-label={t(`team.${change}_named`, { name: person.maskedName })}
            onClick={() => onChange(change, person)}
          >
            {t(`team.${change}`)}
          </OnlineButton>
        ))}
      </Row>
    </Ends>
  )
  const line = (name: 'key' | 'link', text: string) => (
    <Ends gap="8 12" top="8" className={styles.copy}>
      <span>
        <Remark>{t(`team.${name}`)}</Remark>
        <Stack as="bdi" weight="medium" breaks dir="ltr" translate="no">
          {text.replace(/^https?:\/\//, '')}
        </Stack>
      </span>
      <CopyButton
        text={text}
        label={t(`team.copy_${name}`)}
        copied={t('common.copied')}
        failed={t('common.copy_failed')}
        icon={<SmallIcon icon="copy-simple" />}
        look="outlined"
        size="sm"
      />
    </Ends>
  )
  const others = memberList.filter(({ isCaptain }) => !isCaptain)
  return (
    <Section title={t('team.tools')}>
      <Grid gap="20" top="20">
        {mine.access === 'APPROVAL' && (
          <div>
            <h3>{requests.length ? t('team.requests_count', counted(requests.length)) : t('team.requests')}</h3>
            {!requests.length && <Note>{t('team.requests_none')}</Note>}
            <List top="4">
              {requests.map(({ recentVolume, ...person }) =>
                row(
                  person,
                  ['accept', 'decline'],
                  <Remark>
                    {new Big(recentVolume).gt(0)
                      ? t('team.recent_volume', { amount: moved({ amount: recentVolume, unit }) })
                      : t('team.no_recent_volume')}
                  </Remark>,
                ),
              )}
            </List>
          </div>
        )}
        {mine.members < mine.capacity && (
          // The key and the link with which others join.
          <div>
            <h3>{t('team.invite')}</h3>
            <Note>{t(mine.key ? 'team.invite_key_line' : 'team.invite_line')}</Note>
            {mine.key && line('key', mine.key)}
            {line('link', inviteUrl)}
          </div>
        )}
        {others.length > 0 && (
          <Fold title={t('team.manage')}>
            <List top="4">{others.map((person) => row(person, ['hand_over', 'remove']))}</List>
          </Fold>
        )}
      </Grid>
    </Section>
  )
}
