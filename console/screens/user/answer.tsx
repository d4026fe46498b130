import { useState } from 'react'
import { explainUser } from '@fanfare/contract/staff/explanation.ts'
import { staffUserActivity, staffUserRewards } from '@fanfare/contract/staff/users.ts'
import { sendMessage, SUPPORT_TEMPLATES } from '@fanfare/contract/staff/send-message.ts'
import type { RewardState } from '@fanfare/contract/enumerations.ts'
import type { TaskCompletion, TracedFact } from '@fanfare/contract/task/task.ts'
import { Chip } from '#components/ui/surface/chip.tsx'
import { LOCALES } from '@fanfare/languages/locales.ts'
import { directionOf, isLocale } from '@fanfare/languages/locales.ts'
import { Button, Failure, Input, Labelled, Loaded, Said, Section, Select } from '../../parts.tsx'
import parts from '../../parts.module.css'
import { useCall, useChange, useTyped } from '../../use-call.ts'
import { day, moment, money, number, rewardText, siteText, wordsOf } from '../../words.ts'
import styles from '../user.module.css'
import { REWARD_TONES } from './records.tsx'

/** The answer to a ticket first: what was expected and not paid, in words that can be pasted. */
export function Answer({ user: { userId, locale: own } }: { user: { userId: string; locale: string } }) {
  const [locale, setLocale] = useState('')
  const explanation = useCall(explainUser, { params: { userId }, query: locale === '' ? {} : { locale } })
  const [copied, setCopied] = useState('')
  const copy = (text: string) =>
    navigator.clipboard.writeText(text).then(
      () => setCopied('Copied.'),
      () => setCopied('The browser refused: select the text and copy it.'),
    )
  return (
    <Section title="Why not paid" className={styles.answer}>
      <Select
        label="Language of the answer"
        value={locale}
        options={[['', `The user’s own (${own})`], ...LOCALES.map((one) => [one as string, one as string] as const)]}
        onChoose={setLocale}
      />
      <Loaded of={explanation}>
        {({ text, locale: spoken }) => (
          <>
            <p
              className={parts.said}
              lang={spoken}
              dir={isLocale(spoken) ? directionOf(spoken) : 'auto'}
              data-testid="answer"
            >
              {text}
            </p>
            <div className={parts.actions}>
              <Button variant="primary" onClick={() => void copy(text)}>
                Copy answer
              </Button>
              <span role="status" className={parts.small}>
                {copied}
              </span>
            </div>
          </>
        )}
      </Loaded>
      <Send userId={userId} />
    </Section>
  )
}

const keyOf = (template: string): string => template.replace('.', '_')

/** Written and translated messages alone: staff types nothing that a user reads. */
function Send({ userId }: { userId: string }) {
  const { fields, set, clear } = useTyped('message', { template: SUPPORT_TEMPLATES[0] as string, ticket: '' })
  const send = useChange(sendMessage)
  const [sent, setSent] = useState('')
  const template = SUPPORT_TEMPLATES.find((one) => one === fields.template) ?? SUPPORT_TEMPLATES[0]
  const sendNow = async () => {
    const done = await send.run({ params: { userId }, body: { template, ticket: fields.ticket } })
    if (done === null) return
    setSent(done.messageId === null ? 'Not sent: the user has turned such messages off.' : 'Sent.')
    clear()
  }
  return (
    <details>
      <summary className={parts.link}>Send a message</summary>
      <div className={parts.form}>
        <div className={parts.pair}>
          <Select
            label="Message"
            value={template}
            options={SUPPORT_TEMPLATES.map((one) => [one, siteText(`${keyOf(one)}_title`)] as const)}
            onChoose={(one) => set({ template: one })}
          />
          <Labelled label="Ticket">
            <Input maxLength={64} value={fields.ticket} onChange={(event) => set({ ticket: event.target.value })} />
          </Labelled>
        </div>
        <Said lines={['title', 'text'].map((part) => siteText(`${keyOf(template)}_${part}`))} />
        <Failure refusal={send.failure} />
        <div className={parts.actions}>
          <Button busy={send.isBusy} disabled={fields.ticket === ''} onClick={() => void sendNow()}>
            Send as message
          </Button>
          <span role="status" className={parts.small}>
            {sent}
          </span>
        </div>
      </div>
    </details>
  )
}

interface Joined {
  userId: string
  activities: readonly { activityId: string; title: string; tasks: { claimable: number } }[]
}

/** The tasks of one activity, as the user's own card shows them, each with its trace. */
export function Tasks({ user: { userId, activities } }: { user: Joined }) {
  // Most tickets are about what is ready and was not paid.
  const first = activities.find(({ tasks }) => tasks.claimable > 0) ?? activities[0]
  const [chosen, setChosen] = useState(first?.activityId ?? '')
  const activity = useCall(staffUserActivity, chosen === '' ? null : { params: { userId, activityId: chosen } })
  // The user's own card says "granted" of a reward that waits for a review: only the reward itself says more.
  const rewards = useCall(
    staffUserRewards,
    chosen === '' ? null : { params: { userId }, query: { activityId: chosen, pageSize: 200 } },
  )
  const states = new Map(rewards.data?.items.map(({ rewardId, state }) => [rewardId, state]))
  if (activities.length === 0)
    return (
      <Section title="Tasks">
        <p className={parts.muted}>This user has joined nothing.</p>
      </Section>
    )
  return (
    <Section title="Tasks">
      <Select
        label="Activity"
        value={chosen}
        options={activities.map(({ activityId, title }) => [activityId, title] as const)}
        onChoose={setChosen}
      />
      <Loaded of={activity}>
        {({ tasks }) =>
          tasks.length === 0 ? (
            <p className={parts.muted}>This activity has no tasks.</p>
          ) : (
            <ul className={parts.rows}>
              {tasks.map((task) => (
                <Task
                  key={`${task.taskId} ${task.periodKey}`}
                  task={task}
                  state={states.get(task.rewardId ?? '') ?? (rewards.isLoading ? null : 'GRANTED')}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Section>
  )
}

/** `state`: of the reward of a granted task; null while it is read. */
function Task({ task, state }: { task: TaskCompletion; state: RewardState | null }) {
  const { taskStatus, progress, claimDeadline } = task
  const facts = task.trace.flatMap((entry) => entry.facts ?? [])
  return (
    <li>
      <span>
        <b>{task.title}</b>, {rewardText(task.reward)}
      </span>
      {taskStatus === 'GRANTED' && state !== null && (
        <Chip tone={REWARD_TONES[state]}>{state === 'REVIEW' ? 'Waits for a review' : wordsOf(state)}</Chip>
      )}
      {taskStatus === 'COMPLETED' && (
        <Chip tone="gold">Can claim{claimDeadline === undefined ? '' : ` until ${day(claimDeadline)}`}</Chip>
      )}
      {taskStatus === 'UNSATISFIED' && <Chip tone="error">Missed</Chip>}
      {!['GRANTED', 'COMPLETED', 'UNSATISFIED'].includes(taskStatus) && (
        <span>
          {number(progress.current)} of{' '}
          {progress.unit === null ? number(progress.target) : money(progress.target, progress.unit)}
        </span>
      )}
      <details className={parts.wide}>
        <summary className={parts.link}>Trace of {task.title}</summary>
        <div className={styles.trace}>
          {task.reasonCode !== undefined && <p>{siteText(String(task.reasonCode))}</p>}
          {facts.length === 0 && <p className={parts.small}>Nothing has counted or been refused.</p>}
          <ul className={parts.rows}>
            {facts.map((fact) => (
              <Fact key={`${fact.at} ${fact.label} ${fact.amount}`} fact={fact} />
            ))}
          </ul>
        </div>
      </details>
    </li>
  )
}

function Fact({ fact: { at, label, amount, counted, reason } }: { fact: TracedFact }) {
  return (
    <li>
      <span>
        {wordsOf(label.split(':')[0] ?? '')} {label.split(':')[1]}, {moment(at)}
        <span className={parts.small}> {counted ? 'counted' : `not counted: ${siteText(String(reason ?? ''))}`}</span>
      </span>
      <span className={counted ? undefined : styles.excluded}>{number(amount)}</span>
    </li>
  )
}
