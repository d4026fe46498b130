import { setTimeout as sleep } from 'node:timers/promises'
import type { Part } from '#tests/lifecycle/support/processes.ts'
import { publish } from './campaign.ts'
import { readPage } from './page.ts'
import { addPeople } from './people.ts'
import type { Stack } from './stack.ts'
import { ask } from './wire.ts'

type Ending = Exclude<Part, 'runner' | 'database' | 'watchdog' | 'other'>

/**
 * The links behind each part whose delayed answers make requests wait inside it. A join asks the database many times,
 * and the limit of the recovery includes all of these waits.
 */
const BEHIND: Record<Ending, { links: (keyof Stack['links'])[]; ms: number; pages: boolean; calls: boolean }> = {
  gateway: { links: ['gatewayToDatabase'], ms: 100, pages: false, calls: true },
  site: { links: ['nextToGateway'], ms: 1000, pages: true, calls: false },
  front: { links: ['frontToGateway', 'frontToNext'], ms: 1500, pages: true, calls: true },
}
const CALLERS = 5
/** Long enough for every request to arrive, and shorter than any answer. */
const ARRIVED_MS = 800

const brokenOff = (error: unknown): string => `broken off: ${String((error as Error).cause ?? error)}`

/** Joins and uncached pages, requested through the front; each returns how it was answered. */
async function requests(stack: Stack, part: Ending): Promise<(() => Promise<string>)[]> {
  const { pages, calls } = BEHIND[part]
  const { activityId, path, title } = await publish(stack.gatewayOrigin)
  const target = `/v1/activity/apply?activityId=${activityId}`
  const join = (token: string) => async () => (await ask(stack.url, { method: 'POST', target, token })).code
  const read = (language: string) => async () => {
    const page = await readPage(`${stack.url}/${language}${path}`)
    return page.status === 200 && page.html.includes(title) ? 'page' : `page: ${page.status}`
  }
  const people = await addPeople(stack.db, CALLERS)
  return [...(calls ? people.map(({ token }) => join(token)) : []), ...(pages ? ['en', 'ar'].map(read) : [])]
}

/**
 * Sends SIGTERM to `part` while requests wait inside it; returns how each was answered (`00000`, `page`), when another
 * `part` works.
 * @throws Error when a request was answered before the signal
 */
export async function answersThroughStop(stack: Stack, part: Ending): Promise<string[]> {
  const asking = await requests(stack, part)
  const { links, ms } = BEHIND[part]
  for (const link of links) await stack.links[link].set({ kind: 'delay', ms })
  let answered = 0
  const answers = asking.map((request) =>
    request()
      .catch(brokenOff)
      .finally(() => (answered += 1)),
  )
  await sleep(ARRIVED_MS)
  if (answered > 0) throw new Error(`${answered} requests were answered before the signal`)
  const healed = Promise.all(answers).finally(() => stack.heal())
  await Promise.all([healed, stack.outlives('SIGTERM', part)])
  return healed
}
