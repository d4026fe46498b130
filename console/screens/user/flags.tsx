import type { CallData } from '@fanfare/contract/define-call.ts'
import { clearUser, FLAG_REASONS, flagUser } from '@fanfare/contract/staff/flags.ts'
import { Notice } from '#components/ui/surface/notice.tsx'
import { Confirm, Note } from '../../lists.tsx'
import { Choice, Proposed, SecondPerson, Select } from '../../parts.tsx'
import { useChange, useTyped } from '../../use-call.ts'
import { plural, wordsOf } from '../../words.ts'

/** Rewards of a flagged user wait for a review from now on. */
export function Flag({ userId, onFlagged }: { userId: string; onFlagged: () => void }) {
  const flag = useChange(flagUser)
  const { fields, set, clear } = useTyped('flag', { reason: FLAG_REASONS[0] as string, note: '' })
  const run = async () => {
    if ((await flag.run({ params: { userId }, body: fields })) === null) return false
    clear()
    onFlagged()
    return true
  }
  return (
    <Confirm label="Flag" title="Flag this user?" action="Flag" variant="danger" change={flag} onConfirm={run}>
      <p>Rewards that are granted from now on wait for a review. The user doesn’t see the flag.</p>
      <Select
        label="Reason"
        value={fields.reason}
        options={FLAG_REASONS.map((one) => [one, wordsOf(one)] as const)}
        onChoose={(reason) => set({ reason })}
      />
      <Note value={fields.note} onChange={(note) => set({ note })} />
    </Confirm>
  )
}

interface ClearProps {
  person: { userId: string; maskedName: string }
  reason: string
  onCleared: (answer: CallData<typeof clearUser>) => void
}

/** Takes one flag off; rewards that waited for it go on once no other holds. */
export function Clear({ person: { userId, maskedName }, reason, onCleared }: ClearProps) {
  const clear = useChange(clearUser)
  const typed = useTyped(`clear-${userId}-${reason}`, { note: '', keep: '' })
  const { note, keep } = typed.fields
  const run = async () => {
    const answer = await clear.run({ params: { userId }, body: { reason, note, keepReviews: keep !== '' } })
    if (answer === null) return false
    typed.clear()
    onCleared(answer)
    return true
  }
  return (
    <Confirm
      name={`clear-${userId}-${reason}`}
      label="Clear"
      title={`Clear ${wordsOf(reason).toLowerCase()} of ${maskedName}?`}
      action="Clear"
      change={clear}
      second={keep === '' && <SecondPerson rule="reviewAbove" />}
      onConfirm={run}
    >
      <Choice
        type="checkbox"
        label="Keep the reviews open"
        hint="else they are accepted once no flag holds"
        checked={keep !== ''}
        onChange={(event) => typed.set({ keep: event.target.checked ? '1' : '' })}
      />
      <Note value={note} onChange={(text) => typed.set({ note: text })} />
    </Confirm>
  )
}

/** The result of clearing a flag. */
export function Cleared({ by }: { by: CallData<typeof clearUser> | null }) {
  if (by === null) return null
  if (by.proposal) return <Proposed id={by.proposal.proposalId} />
  return (
    <Notice tone="good" role="status">
      Cleared. {by.released === 0 ? 'No reward waited for it.' : `${plural(by.released, 'reward')} went on.`}
    </Notice>
  )
}
