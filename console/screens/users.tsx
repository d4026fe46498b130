import { type FormEvent, type ReactNode, useState } from 'react'
import { ID_PATTERN } from '@fanfare/contract/identifiers.ts'
import { clearUser, FLAG_REASONS, flagUser } from '@fanfare/contract/staff/flags.ts'
import { removeSecondFactor } from '@fanfare/contract/staff/second-factor.ts'
import { endSessions, findUsers, staffUser } from '@fanfare/contract/staff/users.ts'
import { Card } from '#components/ui/surface/card.tsx'
import { Change, NOTE, pick, TICKET, to } from '../form.tsx'
import { SecondPerson, Select } from '../inputs.tsx'
import { Rows } from '../list.tsx'
import { Button, Columns, Status, Facts, Failure, Page, Person, Proposed, Read, TextField } from '../parts.tsx'
import { goTo } from '../places.ts'
import { useChange, may } from '../use-call.ts'
import { day, figure, moment, number, plural, wordsOf } from '../words.ts'
import { Answer, Tasks } from './answer.tsx'
import { Goodwill } from './goodwill.tsx'
import { Events, Ledger, Messages, Rewards } from './records.tsx'
import './user.css'

const KEYS = [
  ['loginName', 'Login name'],
  ['userId', 'User id'],
  ['email', 'E-mail'],
  ['phone', 'Phone'],
  ['rewardId', 'Reward id'],
] as const
type Key = (typeof KEYS)[number][0]

/** A user's id that the gateway has made. */
const USER_ID = /^u(?:_[\w-]+|[0-9a-f]{8,})$/

/**
 * By what to look a value up, in this order. An id that was pasted as a login name is recognized, because login names are e-mail addresses or phone
 * numbers: ids of rewards that the gateway has made begin with `rw`, and a user's id may be any that the platform gave.
 */
function keysOf(chosen: Key, value: string): readonly Key[] {
  if (chosen !== 'loginName' || !ID_PATTERN.test(value) || /^[\d-]+$/.test(value)) return [chosen]
  return value.startsWith('rw') ? ['rewardId', 'userId'] : ['userId', 'rewardId']
}

/** Finds users by whole values. The address does not have the search, because it would have a person's name. */
export function Users() {
  const [key, setKey] = useState<Key>('loginName')
  const [value, setValue] = useState('')
  const find = useChange(findUsers)
  const found = find.answer
  const search = async (event: FormEvent) => {
    event.preventDefault()
    const whole = value.trim()
    // A user's id opens the page directly, which needs no look-up.
    if (key === 'userId' || (key === 'loginName' && USER_ID.test(whole))) {
      goTo(`/users/${encodeURIComponent(whole)}`)
      return
    }
    for (const by of keysOf(key, whole)) {
      const answer = await find.run({ [by]: whole })
      const [only, other] = answer?.items ?? []
      if (only && !other) goTo(`/users/${only.userId}`)
      if (!answer || only) return
    }
  }
  return (
    <Page title="Find a user">
      <form className="grid gap-8 search" onSubmit={search}>
        <Select label="Look up by" value={key} options={KEYS} onChoose={setKey} />
        <TextField label="Whole value" type="search" required value={value} onType={setValue} />
        <Button type="submit" variant="primary" busy={find.isBusy}>
          Find
        </Button>
      </form>
      <Failure {...find} />
      {found && (
        <p role="status">
          <small>
            {!found.items.length && 'Nobody has this value. '}
            {`Look-up ${number(found.lookups.used)} of ${number(found.lookups.limit)} today. Each one is in the audit log.`}
          </small>
        </p>
      )}
      {found && found.items.length > 1 && (
        <Card as="div" className="section">
          <Rows of={found.items} row={(user) => ({ title: <Person of={user} /> })} />
        </Card>
      )}
    </Page>
  )
}

export function OneUser({ userId }: { userId: string }) {
  const [cleared, setCleared] = useState<ReactNode>()
  const few = { userId, pageSize: 20 }
  return (
    <Read call={staffUser} input={{ userId }}>
      {(user) => {
        const {
          secondFactor,
          sessions,
          identity: { verified, at },
          open,
        } = user
        const flags = [...new Set(user.flags.filter(({ clearedAt }) => !clearedAt).map(({ reason }) => reason))]
        return (
          <Page
            title={user.maskedName}
            note={`${userId}, reads ${user.locale}`}
            back={['/users', 'Find a user']}
            actions={
              <>
                {/* For a user who has lost phone and recovery codes; a second person always decides. */}
                {may('support') && secondFactor.since && !secondFactor.removal && (
                  <Change
                    call={removeSecondFactor}
                    label="Remove two-step login…"
                    title="Remove two-step login?"
                    action="Propose"
                    variant="danger"
                    fields={{ reason: { label: 'How you know that it is the user', maxLength: 500 }, ticket: TICKET }}
                    send={to({ userId })}
                    asks="The user gets a message and a mail now. Once a second person approves, the password is enough and every login ends. A login with a code stops the proposal."
                  />
                )}
                {may('risk') && <Flag userId={userId} />}
                <Change
                  call={endSessions}
                  label="End sessions"
                  title="End every login of this user?"
                  variant="danger"
                  disabled={sessions.open === 0}
                  fields={{ note: NOTE }}
                  send={to({ userId })}
                  asks="The user is logged out on every device and logs in again."
                />
              </>
            }
          >
            {cleared}
            {secondFactor.removal && <Proposed id={secondFactor.removal} />}
            <Card as="div">
              <Facts
                className="grid strip small"
                of={{
                  Joined: moment(user.createdAt),
                  'Invited by': user.invitedBy?.code ?? 'nobody',
                  Identity: verified ? `verified${at ? ` ${day(at)}` : ''}` : 'not verified',
                  Flags: flags.length
                    ? flags.map((reason) => (
                        <span key={reason} className="line wraps gap-8">
                          {wordsOf(reason)}
                          {may('risk') && <Clear person={user} reason={reason} onCleared={setCleared} />}
                        </span>
                      ))
                    : 'none',
                  Reviews: figure(open.reviews),
                  'Two-step login': secondFactor.since ? `on since ${day(secondFactor.since)}` : 'off',
                  Sessions: sessions.open ? plural(sessions.open, 'open session') : 'none open',
                }}
              />
            </Card>
            <Columns>
              <>
                <Answer user={user} />
                {may('support') && <Goodwill userId={userId} />}
                <Tasks user={user} />
                <Events of={few} />
              </>
              <>
                <Rewards of={few} />
                <Ledger of={few} />
                <Messages of={few} />
              </>
            </Columns>
          </Page>
        )
      }}
    </Read>
  )
}

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
  /** Shows what the clearing has done. */
  onCleared: (words: ReactNode) => void
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
      note: { ...NOTE, label: 'Why, for colleagues' },
    }}
    isReady={({ note }) => note.trim() !== ''}
    send={({ note, keep }) => ({ userId, body: { reason, note, keepReviews: !!keep } })}
    more={({ keep }) => !keep && <SecondPerson rule="reviewAbove" />}
    onDone={({ proposal, released }) =>
      onCleared(
        proposal ? (
          <Proposed id={proposal.proposalId} />
        ) : (
          <Status>Cleared. {released ? `${plural(released, 'reward')} went on.` : 'No reward waited for it.'}</Status>
        ),
      )
    }
  />
)
