import { judged } from '../facts/exclusions.ts'
import { knownAt, turningPoints, type Registration } from '../facts/fact.ts'
import type { Participant } from '../database/read-people.ts'
import type { KnownFriend, KnownUser } from './task-completion.ts'

export interface KnownPerson {
  user: KnownUser
  friends: KnownFriend[]
}

/** What was known about a participant and those they invited at an instant. */
export function personAt({ account, facts, bindings, friends }: Participant, at: number): KnownPerson {
  const known = knownAt(facts, at)
  const registered = known.find((fact): fact is Registration => fact.type === 'user.registered')
  return {
    user: {
      createdAt: account?.createdAt ?? null,
      signUpCode: account?.invitedByCode ?? registered?.inviteCode ?? null,
      known: judged(known),
      bindings: bindings.filter(({ boundAt }) => boundAt <= at),
    },
    friends: friends
      .filter((friend) => friend.knownAt <= at)
      .map((friend) => ({ registeredAt: friend.registeredAt, known: judged(knownAt(friend.facts, at)) })),
  }
}

/** The instants at which something new about a participant, or somebody they invited, was known, in order. */
export function turningPointsOf({ facts, friends, bindings, account }: Participant): number[] {
  const points = new Set([
    ...turningPoints(facts),
    ...friends.flatMap((friend) => [friend.knownAt, ...turningPoints(friend.facts)]),
    ...bindings.map(({ boundAt }) => boundAt),
    account?.createdAt ?? 0,
  ])
  return [...points].toSorted((one, other) => one - other)
}
