import type { CallData } from '@fanfare/contract/define-call.ts'
import { staffActivity } from '@fanfare/contract/staff/activities.ts'
import { GOODWILL_TYPES } from '@fanfare/contract/staff/goodwill.ts'
import { decideWinBack, winBackApplications } from '@fanfare/contract/staff/win-back.ts'
import { Notice } from '#components/ui/surface/notice.tsx'
import { NOTE } from '../form.tsx'
import { codes, type Field } from '../inputs.tsx'
import type { FilterSet } from '../list.tsx'
import { Facts, Page, Person, Section, State } from '../parts.tsx'
import parts from '../parts.module.css'
import { Answer, ResourceQueue } from '../queue.tsx'
import { useCall, useSigned } from '../use-call.ts'
import { distance, filled, moment, money, number, rewardWords, siteText, wordsOf } from '../words.ts'

type Application = CallData<typeof winBackApplications>['items'][number]

const FILTERS: FilterSet = {
  state: ['State', [['', 'Waiting'], ...codes(['ACCEPTED', 'DECLINED'])]],
  activityId: 'Activity id',
}

/** The applications for a way back, the oldest first, and beside them one. */
export const WinBack = ({ id }: { id: string }) => (
  <Page title="Win-back">
    <ResourceQueue
      call={winBackApplications}
      filters={FILTERS}
      label="Applications"
      path="/win-back"
      id={id}
      idOf={({ activityId, person }) => `${activityId}/${person.userId}`}
      summary={({ items, total }) =>
        items.length === 0
          ? 'No application is like this.'
          : total !== null && `${number(total)} wait for an answer, the oldest first.`
      }
      line={({ person, answerBy, status, alias, reason, appliedAt }) => (
        <>
          <b>{person.maskedName}</b>
          <span className={distance(answerBy).endsWith('ago') && status === 'RECEIVED' ? parts.bad : undefined}>
            {status === 'RECEIVED' ? distance(answerBy) : wordsOf(status)}
          </span>
          <small>
            {alias}
            {reason !== null && `, ${wordsOf(reason)}`}
          </small>
          <small>{moment(appliedAt)}</small>
        </>
      )}
      gone="It isn’t among these any more."
    >
      {(application, say) => <One application={application} say={say} />}
    </ResourceQueue>
  </Page>
)

interface OneProps {
  application: Application
  say: (words: string) => void
}

function One({ application, say }: OneProps) {
  const { may } = useSigned()
  const { alias, person, reason, contactAllowed, appliedAt, answerBy, lastTradeAt, status } = application
  return (
    <>
      <Section title={`${person.maskedName}, ${alias}`} aside={<State of={status} />}>
        <Facts
          rows={[
            ['Reason', reason === null ? 'none given' : wordsOf(reason)],
            ['Applied', moment(appliedAt)],
            ['Answer promised by', `${moment(answerBy)}, ${distance(answerBy)}`],
            ['Last trade', lastTradeAt === null ? 'none' : moment(lastTradeAt)],
            ['Contact outside of the site', contactAllowed ? 'allowed' : 'not allowed'],
            may('support', 'risk') && ['User', <Person key="user" of={person} />],
          ]}
        />
      </Section>
      {status === 'RECEIVED' &&
        (may('operator') ? <Decide application={application} say={say} /> : <Notice>An operator decides.</Notice>)}
    </>
  )
}

const GRANT: Field = { label: 'Grant', options: [['', 'None']] }

function Decide({ application: { activityId, alias, person, revision }, say }: OneProps) {
  const activity = useCall(staffActivity, { params: { alias } })
  const lines = (activity.data?.budget ?? []).filter(({ rewardType }) =>
    (GOODWILL_TYPES as readonly string[]).includes(rewardType),
  )
  const options = lines.map(
    ({ rewardType, unit, left }) =>
      [`${rewardType} ${unit}`, `${rewardWords(rewardType)}, ${unit}: ${number(left)} left`] as const,
  )
  const grantOf = (grant: string, amount: string) => {
    const [type, unit = ''] = grant.split(' ')
    const rewardType = GOODWILL_TYPES.find((one) => one === type)
    return rewardType && { rewardType, unit, amount }
  }
  return (
    <Answer
      call={decideWinBack}
      name="win-back"
      revision={revision}
      hints={['with a grant from the activity’s budget if you like', 'nothing is paid']}
      fields={(isAccepted, { grant }) => ({
        grant: isAccepted && lines.length > 0 && { ...GRANT, options: [['', 'None'], ...options] },
        amount: isAccepted && (grant ?? '') !== '' && { label: `Amount, ${grant?.split(' ')[1]}`, as: 'amount' },
        note: NOTE,
      })}
      send={(accept, { grant = '', amount = '', note = '' }) => ({
        params: { activityId, userId: person.userId },
        body: { accept, note, ...(grantOf(grant, amount) && { grant: grantOf(grant, amount) }) },
      })}
      said={(isAccepted) => {
        const key = isAccepted ? 'back_accepted' : 'back_declined'
        return [siteText(`${key}_title`), filled(siteText(`${key}_text`), { activity: activity.data?.title ?? alias })]
      }}
      onDone={({ status, rewardId }, { grant = '', amount = '' }) =>
        say(
          `${wordsOf(status)}${rewardId === null ? '' : `, with ${money(amount, grant.split(' ')[1] ?? '')}`}. The user gets a message.`,
        )
      }
    />
  )
}
