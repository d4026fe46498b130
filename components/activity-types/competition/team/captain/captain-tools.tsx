import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { Card } from '#components/ui/surface/card.tsx'
import type { MyTeam } from '@fanfare/contract/competition/competition.ts'
import styles from './captain-tools.module.css'
import { ManageMembers } from './manage-members.tsx'
import { TeamInvite } from './team-invite.tsx'
import { TeamRequests } from './team-requests.tsx'
import type { TeamSubject } from '../team-subject.ts'

export type TeamPerson = Pick<MyTeam['memberList'][number], 'userRef' | 'maskedName'>

export interface CaptainHandlers {
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
  const id = useId()
  return (
    <Card as="section" padded className={styles.tools} aria-labelledby={id}>
      <h2 id={id}>{t('tools')}</h2>
      {mine.access === 'APPROVAL' && (
        <TeamRequests requests={mine.requests} unit={subject.unit} isBusy={isBusy} onAnswer={handlers.onAnswer} />
      )}
      {mine.members < mine.capacity && <TeamInvite teamKey={mine.key} url={inviteUrl} />}
      <ManageMembers members={mine.memberList} isBusy={isBusy} handlers={handlers} />
    </Card>
  )
}
