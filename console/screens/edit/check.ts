import { useEffect, useState } from 'react'
import type { CallData } from '@fanfare/contract/define-call.ts'
import { publishActivity } from '@fanfare/contract/ops/publish.ts'
import { scheduleActivity } from '@fanfare/contract/staff/drafts.ts'
import type { Refusal } from '../../server.ts'
import { useChange } from '../../use-call.ts'
import type { Draft } from './draft.ts'
import type { Issue } from './fields.ts'

const CHECK_AFTER_MS = 1200

type Answer = Pick<CallData<typeof publishActivity>, 'changed' | 'created' | 'consequences'>

export interface Check {
  /** Of the text of now; null while it is made, and when it was refused. */
  answer: Answer | null
  issues: readonly Issue[]
  failure: Refusal | null
  isBusy: boolean
  again: () => void
}

const issuesOf = (failure: Refusal | null): Issue[] =>
  failure?.code === '40000' && failure.status !== 412 && Array.isArray(failure.data.issues)
    ? (failure.data.issues as Issue[])
    : []

interface CheckInput {
  alias: string
  draft: Pick<Draft, 'yaml' | 'basedOn' | 'isWriting'>
  /** ms; null publishes now. */
  at: number | null
  replace: readonly string[]
}

/** The rehearsal of the publication, made after each pause in typing. */
export function useCheck({ alias, draft: { yaml, basedOn, isWriting }, at, replace }: CheckInput): Check {
  const publish = useChange(publishActivity)
  const schedule = useChange(scheduleActivity)
  const wanted = JSON.stringify([yaml, basedOn, at, replace])
  const [made, setMade] = useState<{ of: string; answer: Answer | null } | null>(null)
  const isBusy = publish.isBusy || schedule.isBusy
  const isDue = made?.of !== wanted && !isBusy && !isWriting
  const rehearse = () => {
    const query = { dryRun: '1', ...(replace.length > 0 && { replace: replace.join(',') }) } as const
    return at === null
      ? publish.run({ params: { alias }, query, body: { yaml } }, basedOn === 0 ? 'none' : basedOn)
      : schedule.run({ params: { alias }, query, body: { at, yaml } }, basedOn)
  }
  useEffect(() => {
    if (!isDue) return undefined
    const timer = setTimeout(
      () => void rehearse().then((answer) => setMade({ of: wanted, answer })),
      made === null ? 0 : CHECK_AFTER_MS,
    )
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- `rehearse` is new at each render
  }, [wanted, isDue])
  const failure = at === null ? publish.failure : schedule.failure
  const [last, setLast] = useState(failure)
  // The last faults stay in sight while the next check is made.
  if (!isBusy && last !== failure) setLast(failure)
  const isNow = made?.of === wanted
  return {
    answer: isNow ? made.answer : null,
    issues: issuesOf(last),
    failure: issuesOf(last).length > 0 ? null : last,
    isBusy: isBusy || !isNow,
    again: () => setMade(null),
  }
}
