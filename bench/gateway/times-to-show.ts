import type { SeededUser } from '@fanfare/gateway/seed/seed-users.ts'
import { taskCompletions } from '@fanfare/contract/task/task-completions.ts'
import { openKeepAlive } from '../support/keep-alive-client.ts'
import { depositOf, eventsRequest } from './events-request.ts'
import { signedRequest } from './signed-request.ts'

interface Shown {
  taskId: string
  progress: { current: string }
}

/**
 * Times from sending a deposit until the tasks of its user show it, in ms, ascending. `isEnough` is asked before each deposit
 * with the number of those before it.
 */
export async function timesToShow(
  origin: string,
  { userId, token }: SeededUser,
  activityId: string,
  isEnough: (deposits: number) => boolean,
): Promise<Float64Array> {
  const connection = await openKeepAlive(origin)
  const path = `${taskCompletions.path}?activityId=${activityId}`
  const deposited = async (): Promise<number> => {
    const { body } = await connection.ask(signedRequest({ origin, method: 'POST', token, path }))
    const { data } = JSON.parse(body) as { data: { tasks: Shown[] } }
    return Number(data.tasks.find(({ taskId }) => taskId === 'deposits')?.progress.current)
  }
  const times: number[] = []
  let known = await deposited()
  while (!isEnough(times.length)) {
    const start = performance.now()
    const { head, body } = eventsRequest(origin, [depositOf(userId, { firstEver: false })])
    await connection.ask(head, body)
    while ((await deposited()) === known);
    known += 60
    times.push(performance.now() - start)
  }
  connection.close()
  return Float64Array.from(times).sort()
}
