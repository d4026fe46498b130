import { useState } from 'react'
import { staffUserActivity } from '@fanfare/contract/staff/users.ts'
import type { TaskCompletion, TracedFact } from '@fanfare/contract/task/task.ts'
import { Chip } from '#components/ui/surface/chip.tsx'
import { Loaded, Section, Select } from '../../parts.tsx'
import parts from '../../parts.module.css'
import { useCall } from '../../use-call.ts'
import { day, moment, money, number, rewardText, siteText, wordsOf } from '../../words.ts'
import styles from '../user.module.css'

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
                <Task key={`${task.taskId} ${task.periodKey}`} task={task} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Section>
  )
}

function Task({ task }: { task: TaskCompletion }) {
  const { taskStatus, progress, claimDeadline } = task
  const facts = task.trace.flatMap((entry) => entry.facts ?? [])
  return (
    <li>
      <span>
        <b>{task.title}</b>, {rewardText(task.reward)}
      </span>
      {taskStatus === 'GRANTED' && <Chip tone="good">Granted</Chip>}
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
