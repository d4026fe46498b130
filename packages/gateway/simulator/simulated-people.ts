import type { GatewayContext } from '#gateway/context.ts'
import { enqueueUsers } from '#gateway/evaluation/db/evaluation-queue.ts'
import { newVipCode } from '#gateway/accounts/vip-code.ts'
import { FIRST_NAMES } from '#gateway/seed/crowd.ts'
import { openAccount } from '#gateway/seed/walk-journey.ts'
import { MOST_PEOPLE } from './market.ts'

interface SimulatedPerson {
  userId: string
  vipCode: string
}

/** The accounts of the people of one market; they have no password, so no login is possible. */
export type SimulatedPeople = ReturnType<typeof simulatedPeople>

/** Public lists show the first letters. */
const loginNameOf = (market: string, person: number) =>
  `${FIRST_NAMES[person % FIRST_NAMES.length]}.${market}-${person}@market.fanfare.example`

/** @param name tells the people of this market from those of others */
export function simulatedPeople(gateway: GatewayContext, name: string) {
  const places: (SimulatedPerson & { person: number })[] = []
  /** undefined when the person has left, or could not register. */
  const get = (person: number): SimulatedPerson | undefined => {
    const place = places[person % MOST_PEOPLE]
    return place?.person === person ? place : undefined
  }
  return {
    get,
    register: async (person: number, inviter: number | string | null) => {
      const vipCode = newVipCode(gateway.randomBytes)
      const inviting = typeof inviter === 'number' ? get(inviter) : undefined
      const journey = {
        loginName: loginNameOf(name, person),
        createdAgo: 0,
        vipCode,
        invitedByCode: typeof inviter === 'string' ? inviter : inviting?.vipCode,
        steps: [],
      }
      const now = gateway.clock.now()
      const userId = await openAccount({ gateway, seededAt: now, activities: new Map(), areAll: true }, journey)
      places[person % MOST_PEOPLE] = { person, userId, vipCode }
      await enqueueUsers(gateway.db, [userId, ...(inviting ? [inviting.userId] : [])], now)
    },
  }
}
