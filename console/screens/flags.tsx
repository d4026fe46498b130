import type { CallData } from '@fanfare/contract/define-call.ts'
import { clearUser, FLAG_REASONS, flagUser } from '@fanfare/contract/staff/flags.ts'
import { Change, NOTE, pick, to } from '../form.tsx'
import { SecondPerson } from '../inputs.tsx'
import { Done, Proposed } from '../parts.tsx'
import { plural, wordsOf } from '../words.ts'

/** Flags a user, whose rewards wait for a review from now on. */
export const Flag = ({ userId }: { userId: string }) => (
  <Change
    call={flagUser}
    label="Flag"
    title="Flag this user?"
    variant="danger"
    fields={{ reason: pick('Reason', FLAG_REASONS), note: NOTE }}
    send={to({ userId })}
    asks="Rewards that are granted from now on wait for a review. The user doesn’t see the flag."
  />
)

interface ClearProps {
  person: { userId: string; maskedName: string }
  reason: string
  onCleared: (answer: CallData<typeof clearUser>) => void
}

/** Clears one flag; rewards that waited for it go on once no other flag holds. */
export const Clear = ({ person: { userId, maskedName }, reason, onCleared }: ClearProps) => (
  <Change
    call={clearUser}
    name={`clear-${userId}-${reason}`}
    label="Clear"
    title={`Clear ${wordsOf(reason).toLowerCase()} of ${maskedName}?`}
    fields={{
      keep: { label: 'Keep the reviews open', hint: 'else they are accepted once no flag holds', as: 'check' },
      note: NOTE,
    }}
    send={({ note, keep }) => ({ params: { userId }, body: { reason, note, keepReviews: keep !== '' } })}
    more={({ keep }) => !keep && <SecondPerson rule="reviewAbove" />}
    onDone={onCleared}
  />
)

export function Cleared({ by }: { by?: CallData<typeof clearUser> }) {
  if (by?.proposal) return <Proposed id={by.proposal.proposalId} />
  return (
    by && <Done>Cleared. {by.released ? `${plural(by.released, 'reward')} went on.` : 'No reward waited for it.'}</Done>
  )
}
