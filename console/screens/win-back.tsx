import { staffActivity } from '@fanfare/contract/staff/activities.ts'
import { GOODWILL_TYPES } from '@fanfare/contract/staff/goodwill.ts'
import { decideWinBack, winBackApplications } from '@fanfare/contract/staff/win-back.ts'
import { Notice } from '#components/ui/surface/notice.tsx'
import { NOTE } from '../form.tsx'
import { codes, SecondPerson } from '../inputs.tsx'
import type { FilterSet, ItemOf } from '../list.tsx'
import { Facts, Page, Person, Section, State } from '../parts.tsx'
import { Answer, ResourceQueue } from '../queue.tsx'
import { useCall, may } from '../use-call.ts'
import { distance, messageLines, moment, money, number, rewardTitle, wordsOf } from '../words.ts'

const FILTERS: FilterSet = {
  state: ['State', [['', 'Waiting'], ...codes(['ACCEPTED', 'DECLINED'])]],
  activityId: 'Activity id',
}

/** The win-back applications, the oldest first, and beside them the open one. */
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
        items.length
          ? total !== null && `${number(total)} wait for an answer, the oldest first.`
          : 'No application is like this.'
      }
      line={({ person, answerBy, status, alias, reason, appliedAt }) => ({
        name: person.maskedName,
        end: (
          <span className={status === 'RECEIVED' && answerBy < Date.now() ? 'bad' : undefined}>
            {status === 'RECEIVED' ? distance(answerBy) : wordsOf(status)}
          </span>
        ),
        lines: [reason ? `${alias}, ${wordsOf(reason)}` : alias, moment(appliedAt)],
      })}
      gone="It isn’t among these any more."
    >
      {(application, say) => {
        const { alias, person, reason, contactAllowed, appliedAt, answerBy, lastTradeAt, status } = application
        return (
          <>
            <Section title={`${person.maskedName}, ${alias}`} aside={<State of={status} />}>
              <Facts
                of={{
                  Reason: reason ? wordsOf(reason) : 'none given',
                  Applied: moment(appliedAt),
                  'Answer promised by': `${moment(answerBy)}, ${distance(answerBy)}`,
                  'Last trade': lastTradeAt ? moment(lastTradeAt) : 'none',
                  'Contact outside of the site': contactAllowed ? 'allowed' : 'not allowed',
                  User: may('support', 'risk') && <Person of={person} />,
                }}
              />
            </Section>
            {status === 'RECEIVED' &&
              (may('operator') ? (
                <Decide application={application} say={say} />
              ) : (
                <Notice>An operator decides.</Notice>
              ))}
          </>
        )
      }}
    </ResourceQueue>
  </Page>
)

interface DecideProps {
  application: ItemOf<typeof winBackApplications>
  say: (words: string) => void
}

function Decide({ application: { activityId, alias, person, revision }, say }: DecideProps) {
  const activity = useCall(staffActivity, { alias })
  const lines = (activity.data?.budget ?? []).filter(({ rewardType }) =>
    GOODWILL_TYPES.some((one) => one === rewardType),
  )
  const options = lines.map(
    ({ rewardType, unit, left }) =>
      [`${rewardType} ${unit}`, `${rewardTitle(rewardType)}, ${unit}: ${number(left)} left`] as const,
  )
  const chosen = (grant = '') => lines.find(({ rewardType, unit }) => grant === `${rewardType} ${unit}`)
  return (
    <Answer
      call={decideWinBack}
      revision={revision}
      hints={['with a grant from the activity’s budget if you like', 'nothing is paid']}
      fields={(isAccepted, { grant }) => {
        const line = isAccepted && chosen(grant)
        return {
          grant: isAccepted && lines.length > 0 && { label: 'Grant', none: 'None', options },
          amount: line && { label: `Amount, ${line.unit}`, as: 'amount' },
          note: NOTE,
        }
      }}
      send={(accept, { grant, amount = '', note = '' }) => {
        const line = chosen(grant)
        const rewardType = GOODWILL_TYPES.find((one) => one === line?.rewardType)
        return {
          activityId,
          userId: person.userId,
          body: { accept, note, ...(line && rewardType && { grant: { rewardType, unit: line.unit, amount } }) },
        }
      }}
      said={(isAccepted) =>
        messageLines(isAccepted ? 'back_accepted' : 'back_declined', { activity: activity.data?.title ?? alias })
      }
      more={(isAccepted, { grant, amount = '' }) => {
        const line = isAccepted && chosen(grant)
        return line && <SecondPerson rule="grantAbove" money={{ amount, unit: line.unit }} />
      }}
      onDone={({ done, status, rewardId }, { grant, amount = '' }) =>
        done &&
        say(
          `${wordsOf(status)}${rewardId ? `, with ${money(amount, chosen(grant)?.unit ?? '')}` : ''}. The user gets a message.`,
        )
      }
    />
  )
}
