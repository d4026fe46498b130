import { useState } from 'react'
import { explainUser } from '@fanfare/contract/staff/explanation.ts'
import { staffUserActivity, staffUserRewards } from '@fanfare/contract/staff/users.ts'
import { sendMessage, SUPPORT_TEMPLATES } from '@fanfare/contract/staff/send-message.ts'
import type { RewardState } from '@fanfare/contract/enumerations.ts'
import type { TaskCompletion } from '@fanfare/contract/task/task.ts'
import { Chip } from '#components/ui/surface/chip.tsx'
import { directionOf, isLocale, LOCALES } from '@fanfare/languages/locales.ts'
import { Change, pick, TICKET, to } from '../form.tsx'
import { codes, Select } from '../inputs.tsx'
import { Details, type Row, Rows } from '../list.tsx'
import { Actions, Button, Loaded, Muted, Section, State } from '../parts.tsx'
import { Said } from '../queue.tsx'
import { useCall } from '../use-call.ts'
import { day, messageLines, moment, money, number, rewardText, siteText, wordsOf } from '../words.ts'

/** The answer to a ticket first: what was expected and not paid, in words that can be pasted. */
export function Answer({ user: { userId, locale: own } }: { user: { userId: string; locale: string } }) {
  const [locale, setLocale] = useState('')
  const explanation = useCall(explainUser, { userId, ...(locale && { locale }) })
  const [copied, setCopied] = useState('')
  const copy = (text: string) =>
    navigator.clipboard.writeText(text).then(
      () => setCopied('Copied.'),
      () => setCopied('The browser refused: select the text and copy it.'),
    )
  return (
    <Section title="Why not paid" className="answer">
      <Select
        label="Language of the answer"
        value={locale}
        options={[['', `The user’s own (${own})`], ...codes<string>(LOCALES, String)]}
        onChoose={setLocale}
      />
      <Loaded of={explanation}>
        {({ text, locale: spoken }) => (
          <>
            <p
              className="said breaks"
              lang={spoken}
              dir={isLocale(spoken) ? directionOf(spoken) : 'auto'}
              data-testid="answer"
            >
              {text}
            </p>
            <Actions>
              <Button variant="primary" onClick={() => copy(text)}>
                Copy answer
              </Button>
              <small role="status">{copied}</small>
            </Actions>
          </>
        )}
      </Loaded>
      {sendTo(userId)}
    </Section>
  )
}

const linesOf = (template: string) => messageLines(template.replace('.', '_'))

/** Support sends only messages that are written and translated, so that nobody types what a user reads. */
const sendTo = (userId: string) => (
  <Details summary="Send a message">
    <Change
      call={sendMessage}
      fields={{
        template: pick('Message', SUPPORT_TEMPLATES, (one) => String(linesOf(one)[0])),
        ticket: TICKET,
      }}
      send={to({ userId })}
      more={({ template, ticket }) => (
        <>
          {template && <Said lines={linesOf(template)} />}
          {!ticket && <small>Write the ticket that it answers; then it can be sent.</small>}
        </>
      )}
      label="Send as message"
      disabled={({ ticket }) => !ticket}
      done={({ messageId }) => (messageId ? 'Sent.' : 'Not sent: the user has turned such messages off.')}
    />
  </Details>
)

interface Joined {
  userId: string
  activities: readonly { activityId: string; title: string; tasks: { claimable: number } }[]
}

/** The tasks of one activity, as the user's own card shows them, each with its trace. */
export function Tasks({ user: { userId, activities } }: { user: Joined }) {
  // Most tickets are about what is ready and was not paid.
  const first = activities.find(({ tasks }) => tasks.claimable > 0) ?? activities[0]
  const [activityId, setChosen] = useState(first?.activityId)
  const activity = useCall(staffUserActivity, activityId ? { userId, activityId } : null)
  // The user's own card says "granted" of a reward that waits for a review: only the reward itself says more.
  const rewards = useCall(staffUserRewards, activityId ? { userId, activityId, pageSize: 200 } : null)
  const states = new Map(rewards.data?.items.map(({ rewardId, state }) => [rewardId, state]))
  return (
    <Section title="Tasks">
      {activityId ? (
        <>
          <Select
            label="Activity"
            value={activityId}
            options={activities.map((one) => [one.activityId, one.title])}
            onChoose={setChosen}
          />
          <Loaded of={activity}>
            {({ tasks }) => (
              <Rows
                of={tasks}
                empty="This activity has no tasks."
                row={(task) => taskRow(task, states.get(task.rewardId ?? '') ?? (rewards.isLoading ? null : 'GRANTED'))}
              />
            )}
          </Loaded>
        </>
      ) : (
        <Muted>This user has joined nothing.</Muted>
      )}
    </Section>
  )
}

/** `state`: of the reward of a granted task; null while it is read. */
function taskRow(
  { taskId, periodKey, taskStatus, progress, claimDeadline, title, reward, reasonCode, trace }: TaskCompletion,
  state: RewardState | null,
): Row {
  const progressText = () => {
    switch (taskStatus) {
      case 'GRANTED':
        return state && <State of={state} words={state === 'REVIEW' ? 'Waits for a review' : wordsOf(state)} />
      case 'COMPLETED':
        return <Chip tone="gold">Can claim{claimDeadline ? ` until ${day(claimDeadline)}` : ''}</Chip>
      case 'UNSATISFIED':
        return <Chip tone="error">Missed</Chip>
      default: {
        const target = progress.unit ? money(progress.target, progress.unit) : number(progress.target)
        return `${number(progress.current)} of ${target}`
      }
    }
  }
  return {
    key: `${taskId} ${periodKey}`,
    name: title,
    title: `, ${rewardText(reward)}`,
    end: progressText(),
    children: (
      <Details summary={`Trace of ${title}`}>
        <div className="sunken trace">
          {reasonCode && <p>{siteText(reasonCode)}</p>}
          <Rows
            of={trace.flatMap((entry) => entry.facts ?? [])}
            empty="Nothing has counted or been refused."
            row={({ at, label, amount, counted, reason, arrivedAt }) => {
              const [kind = '', of] = label.split(':')
              return {
                title: [[wordsOf(kind), of].filter(Boolean).join(' '), moment(at)].join(', '),
                lines: [
                  counted ? 'counted' : `not counted: ${siteText(reason ?? '')}`,
                  ...(arrivedAt === undefined ? [] : [`reported late, ${moment(arrivedAt)}`]),
                ],
                end: <span className={counted ? undefined : 'excluded'}>{number(amount)}</span>,
              }
            }}
          />
        </div>
      </Details>
    ),
  }
}
