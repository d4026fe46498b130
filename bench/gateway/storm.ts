import { audit } from '@fanfare/gateway/audit/run-audit.ts'
import { countWaiting } from '@fanfare/gateway/evaluation/db/evaluation-queue.ts'
import { seedUsers } from '@fanfare/gateway/seed/seed-users.ts'
import { openKeepAlive } from '../support/keep-alive-client.ts'
import { whole } from '../support/statistics.ts'
import { onGateway } from './bench-gateway.ts'
import { depositOf } from './events-request.ts'
import { eventsRequest } from './signed-request.ts'
import { untilEvaluated } from './until-evaluated.ts'

const USERS = 20_000
const FACTS = 10
const BATCH = 1_000
const GOAL = 1_000

export const storm = onGateway(async (gateway, db, say) => {
  say(`  making ${whole(USERS)} users who take part`)
  const users = await seedUsers({ databaseUrl: gateway.databaseUrl, users: USERS })
  const connection = await openKeepAlive(gateway.origin)
  for (let fact = 0; fact < FACTS; fact += 1)
    for (let from = 0; from < USERS; from += BATCH) {
      const events = users.slice(from, from + BATCH).map(({ userId }) => depositOf(userId, { firstEver: true }))
      const { head, body } = eventsRequest(gateway.origin, events)
      const answer = await connection.ask(head, body)
      if (answer.status !== 200) throw new Error(`a batch of events answered ${answer.status}`)
    }
  connection.close()
  const waiting = await countWaiting(db, Date.now())
  const rate = waiting / (await untilEvaluated(db))
  const violations = await audit(db)
  return [
    {
      figure: 'Users evaluated in a storm, each reserving a reward',
      goal: `≥ ${whole(GOAL)}/s`,
      measured: `${whole(rate)}/s for the ${whole(waiting)} users who waited at the end of intake; ${violations.length} violations`,
      how: `${whole(USERS)} users with ${FACTS} facts each, in signed batches of ${whole(BATCH)}, one after another`,
      isMet: rate >= GOAL && violations.length === 0,
    },
  ]
})
