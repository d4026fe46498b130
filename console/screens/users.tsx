import { type FormEvent, useState } from 'react'
import type { CallData } from '@fanfare/contract/define-call.ts'
import type { clearUser } from '@fanfare/contract/staff/flags.ts'
import { removeSecondFactor } from '@fanfare/contract/staff/second-factor.ts'
import { endSessions, findUsers, staffUser } from '@fanfare/contract/staff/users.ts'
import { Card } from '#components/ui/surface/card.tsx'
import { Confirm, Note } from '../lists.tsx'
import { Button, Failure, Input, Labelled, Loaded, Proposed, Select } from '../parts.tsx'
import parts from '../parts.module.css'
import { goTo, To } from '../route.tsx'
import { useCall, useChange, useSigned, useTyped } from '../use-call.ts'
import { day, moment, number, plural, wordsOf } from '../words.ts'
import { Answer, Tasks } from './user/answer.tsx'
import { Clear, Cleared, Flag } from './user/flags.tsx'
import { Goodwill } from './user/goodwill.tsx'
import { Events, Ledger, Messages, Rewards } from './user/records.tsx'
import styles from './user.module.css'

type User = CallData<typeof staffUser>
const KEYS = [
  ['loginName', 'Login name'],
  ['userId', 'User id'],
  ['email', 'E-mail'],
  ['phone', 'Phone'],
  ['rewardId', 'Reward id'],
] as const
type Key = (typeof KEYS)[number][0]

/** An id that was pasted as a login name, which is an e-mail or a number, is taken for what it is. */
function keyOf(chosen: Key, value: string): Key {
  if (chosen !== 'loginName') return chosen
  return value.startsWith('u_') ? 'userId' : value.startsWith('rw_') ? 'rewardId' : chosen
}

/** Whole values only: the address has no name of a person in it, so the search itself is not part of it. */
export function Users() {
  const [key, setKey] = useState<Key>('loginName')
  const [value, setValue] = useState('')
  const find = useChange(findUsers)
  const [found, setFound] = useState<CallData<typeof findUsers> | null>(null)
  const search = async (event: FormEvent) => {
    event.preventDefault()
    setFound(null)
    const whole = value.trim()
    const by = keyOf(key, whole)
    // An id opens the page directly, so it needs no look-up.
    if (by === 'userId') {
      goTo(`/users/${encodeURIComponent(whole)}`)
      return
    }
    const answer = await find.run({ query: { [by]: whole } })
    setFound(answer)
    const [only] = answer?.items ?? []
    if (only && answer?.items.length === 1) goTo(`/users/${only.userId}`)
  }
  return (
    <>
      <h1>Find a user</h1>
      <form className={styles.search} onSubmit={(event) => void search(event)}>
        <Select label="Look up by" value={key} options={KEYS} onChoose={setKey} />
        <Labelled label="Whole value">
          <Input type="search" required value={value} onChange={(event) => setValue(event.target.value)} />
        </Labelled>
        <Button type="submit" variant="primary" busy={find.isBusy}>
          Find
        </Button>
      </form>
      <Failure refusal={find.failure} />
      {found && (
        <p className={parts.small} role="status">
          {found.items.length === 0 && 'Nobody has this value. '}
          Look-up {number(found.lookups.used)} of {number(found.lookups.limit)} today. Each one is in the audit log.
        </p>
      )}
      {found && found.items.length > 1 && (
        <Card>
          <ul className={parts.rows}>
            {found.items.map((user) => (
              <li key={user.userId}>
                <To className={parts.link} href={`/users/${user.userId}`}>
                  {user.maskedName}
                </To>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}

export function OneUser({ userId }: { userId: string }) {
  const user = useCall(staffUser, { params: { userId } })
  return (
    <>
      <To className={parts.back} href="/users">
        ‹ Find a user
      </To>
      <Loaded of={user}>
        {(shown) => (
          <>
            <Facts user={shown} onChanged={user.reload} />
            <Work user={shown} />
          </>
        )}
      </Loaded>
    </>
  )
}

function Work({ user }: { user: User }) {
  const { may } = useSigned()
  const { userId } = user
  return (
    <div className={parts.columns}>
      <div>
        <Answer user={user} />
        {may('support') && <Goodwill user={user} />}
        <Tasks user={user} />
        <Events userId={userId} />
      </div>
      <div>
        <Rewards userId={userId} />
        <Ledger userId={userId} />
        <Messages userId={userId} />
      </div>
    </div>
  )
}

/** For a user who has lost phone and recovery codes; a second person always decides. */
function RemoveFactor({ user, onProposed }: { user: User; onProposed: () => void }) {
  const remove = useChange(removeSecondFactor)
  const { fields, set, clear } = useTyped(`factor-${user.userId}`, { reason: '', ticket: '' })
  const run = async () => {
    if ((await remove.run({ params: { userId: user.userId }, body: fields })) === null) return false
    clear()
    onProposed()
    return true
  }
  if (user.secondFactor.since === null || user.secondFactor.removal !== null) return null
  return (
    <Confirm
      label="Remove two-step login…"
      title="Remove two-step login?"
      action="Propose"
      variant="danger"
      change={remove}
      onConfirm={run}
      onReload={onProposed}
    >
      <p>
        The user gets a message and a mail now. Once a second person approves, the password is enough and every login
        ends. A login with a code stops the proposal.
      </p>
      <Labelled label="How you know that it is the user">
        <Input maxLength={500} value={fields.reason} onChange={(event) => set({ reason: event.target.value })} />
      </Labelled>
      <Labelled label="Ticket">
        <Input maxLength={64} value={fields.ticket} onChange={(event) => set({ ticket: event.target.value })} />
      </Labelled>
    </Confirm>
  )
}

function Facts({ user, onChanged }: { user: User; onChanged: () => void }) {
  const { may } = useSigned()
  const end = useChange(endSessions)
  const [cleared, setCleared] = useState<CallData<typeof clearUser> | null>(null)
  const flags = [...new Set(user.flags.filter(({ clearedAt }) => clearedAt === null).map(({ reason }) => reason))]
  const onCleared = (answer: CallData<typeof clearUser>) => {
    setCleared(answer)
    onChanged()
  }
  const { verified, at } = user.identity
  const facts = [
    ['Joined', moment(user.createdAt)],
    ['Invited by', user.invitedBy?.code ?? 'nobody'],
    ['Identity', verified ? `verified${at === null ? '' : ` ${day(at)}`}` : 'not verified'],
    [
      'Flags',
      flags.length === 0
        ? 'none'
        : flags.map((reason) => (
            <span key={reason} className={parts.actions}>
              {wordsOf(reason)}
              {may('risk') && <Clear person={user} reason={reason} onCleared={onCleared} />}
            </span>
          )),
    ],
    ['Reviews', user.open.reviews === 0 ? 'none' : number(user.open.reviews)],
    ['Two-step login', user.secondFactor.since === null ? 'off' : `on since ${day(user.secondFactor.since)}`],
    ['Sessions', user.sessions.open === 0 ? 'none open' : plural(user.sessions.open, 'open session')],
  ] as const
  const { fields, set, clear } = useTyped('sessions', { note: '' })
  const endAll = async () => {
    if ((await end.run({ params: { userId: user.userId }, body: fields })) === null) return false
    clear()
    onChanged()
    return true
  }
  return (
    <>
      <div className={parts.head}>
        <div>
          <h1>{user.maskedName}</h1>
          <p className={parts.small}>
            {user.userId}, reads {user.locale}
          </p>
        </div>
        <div className={parts.actions}>
          {may('support') && <RemoveFactor user={user} onProposed={onChanged} />}
          {may('risk') && <Flag userId={user.userId} onFlagged={onChanged} />}
          <Confirm
            label="End sessions"
            title="End every login of this user?"
            action="End sessions"
            variant="danger"
            disabled={user.sessions.open === 0}
            change={end}
            onConfirm={endAll}
            onReload={onChanged}
          >
            <p>The user is logged out on every device and logs in again.</p>
            <Note value={fields.note} onChange={(note) => set({ note })} />
          </Confirm>
        </div>
      </div>
      <Cleared by={cleared} />
      {user.secondFactor.removal !== null && (
        <div className={styles.waiting}>
          <Proposed id={user.secondFactor.removal} />
        </div>
      )}
      <Card>
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </>
  )
}
