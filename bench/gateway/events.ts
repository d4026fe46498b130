import { seedUsers } from '@fanfare/gateway/seed/seed-users.ts'
import { whole } from '../support/statistics.ts'
import { onGateway } from './bench-gateway.ts'
import { openTasks } from './events-request.ts'
import { quantile } from './load.ts'

const USERS = 100
/** The longest time until a fact appears in the tasks of its user, ms (contract §7). */
const GOAL_SHOWN_MS = 2_000

export const events = onGateway(async (gateway) => {
  const users = await seedUsers({ databaseUrl: gateway.databaseUrl, users: USERS })
  const shown: number[] = []
  const tasks = await openTasks(gateway.origin, users[0]?.activityId ?? '')
  for (const { userId, token } of users) {
    const start = performance.now()
    await tasks.deposit(userId, true)
    while ((await tasks.read(token, 'first-deposit'))?.taskStatus !== 'COMPLETED');
    shown.push(performance.now() - start)
  }
  tasks.close()
  const p99 = quantile(shown, 0.99)
  return [
    {
      figure: 'From an event until the user’s tasks show it',
      goal: `p99 ≤ ${GOAL_SHOWN_MS / 1000} s`,
      measured: `p50 ${whole(quantile(shown, 0.5))} ms, p99 ${whole(p99)} ms`,
      how: `one deposit after another, ${USERS} users, each asked for over HTTP`,
      isMet: p99 <= GOAL_SHOWN_MS,
    },
  ]
})
