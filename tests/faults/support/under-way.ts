import type { Part } from '#tests/lifecycle/support/processes.ts'
import { publish } from './campaign.ts'
import { readPage } from './page.ts'
import { addPeople } from './people.ts'
import type { Stack } from './stack.ts'
import { ask } from './wire.ts'

export type Server = Extract<Part, 'gateway' | 'site' | 'front'>
type Link = keyof Stack['links']

/** The links behind each part, whose held answers make requests wait inside it. */
const BEHIND: Record<Server, { held: Link[]; pages: boolean; calls: boolean }> = {
  gateway: { held: ['gatewayToDatabase'], pages: false, calls: true },
  site: { held: ['nextToGateway'], pages: true, calls: false },
  front: { held: ['frontToGateway', 'frontToNext'], pages: true, calls: true },
}
const CALLERS = 5

/** A slow machine can hold a request for so long that the gateway refuses it: its limit for a connection to the database, ms. */
const LONGEST_WAIT_MS = 5_000

const brokenOff = (error: unknown): string => `broken off: ${String((error as Error).cause ?? error)}`

/** A request through the front; `mark` is a part of it by which its link is known to have passed it. */
type Waiting = { mark: string; link: Link; send: () => Promise<string> }

/** Joins and uncached pages; each returns how it was answered. */
async function requests(stack: Stack, { pages, calls }: { pages: boolean; calls: boolean }): Promise<Waiting[]> {
  const { activityId, path, title } = await publish(stack.gatewayOrigin)
  const target = `/v1/activity/apply?activityId=${activityId}`
  const join = ({ token }: { token: string }): Waiting => ({
    mark: token,
    link: 'frontToGateway',
    send: async () => (await ask(stack.url, { method: 'POST', target, token })).code,
  })
  const read = (language: string): Waiting => ({
    mark: `/${language}${path}`,
    link: 'frontToNext',
    send: async () => {
      const page = await readPage(`${stack.url}/${language}${path}`)
      return page.status === 200 && page.html.includes(title) ? 'page' : `page: ${page.status}`
    },
  })
  const people = calls ? await addPeople(stack.db, CALLERS) : []
  return [...people.map(join), ...(pages ? ['en', 'ar'].map(read) : [])]
}

async function answered(send: Waiting['send']): Promise<string> {
  const began = performance.now()
  const answer = await send().catch(brokenOff)
  return answer === '50300' && performance.now() - began > LONGEST_WAIT_MS ? 'refused after the limit' : answer
}

/**
 * Sends SIGTERM to `part` while requests wait inside it; returns how each was answered (`00000`, `page`, `refused after the limit`), when
 * another `part` works.
 */
export async function answersThroughStop(stack: Stack, part: Server): Promise<string[]> {
  const { held, ...kinds } = BEHIND[part]
  const waiting = await requests(stack, kinds)
  for (const link of held) await stack.links[link].set({ kind: 'hold' })
  const arrived = waiting.map(({ link, mark }) => stack.links[link].passes(mark))
  const answers = waiting.map(({ send }) => answered(send))
  await Promise.all(arrived)
  const back = stack.outlives('SIGTERM', part)
  await stack.heal()
  await back
  return Promise.all(answers)
}
