import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Part } from '#tests/lifecycle/support/processes.ts'
import { expectWholeBooks } from './support/books.ts'
import { type Campaign, publish } from './support/campaign.ts'
import { Load } from './support/load.ts'
import { addPeople } from './support/people.ts'
import { startReusingClients } from './support/reusing-clients.ts'
import { Stack, report } from './support/stack.ts'
import { answersThroughStop } from './support/under-way.ts'

/** Number of answers before and after each fault. */
const ANSWERS = 80

let stack: Stack
let campaign: Campaign

beforeAll(async () => {
  stack = await Stack.start()
  campaign = await publish(stack.gatewayOrigin)
})
afterAll(() => stack?.stop())

const startLoad = async () =>
  new Load({
    front: stack.url,
    origins: [stack.url],
    operators: [stack.gatewayOrigin],
    campaign,
    people: await addPeople(stack.db, 24),
  })

/** The stages of a return in the output of the starter, whose names of the parts differ for the database. */
const stagesOf = (part: Part): RegExp[] => {
  const name = part === 'database' ? 'PostgreSQL' : part
  return [new RegExp(`^${name} ended`), new RegExp(`^${name} serves again after \\d+ ms`)]
}

async function expectOutlived(...parts: Part[]): Promise<void> {
  const load = await startLoad()
  await load.answers(ANSWERS)
  stack.messages.length = 0
  await stack.outlives('SIGKILL', ...parts)
  for (const stage of parts.flatMap(stagesOf))
    await expect.poll(() => stack.messages, { interval: 50 }).toContainEqual(expect.stringMatching(stage))
  await load.answers(ANSWERS)
  await expectWholeBooks(stack.db, campaign, await load.stop())
  expect(load.acknowledged.rewards.size).toBeGreaterThan(0)
}

test.each<Part>(['gateway', 'database'])(
  '[GW-3][GW-7] kill -9 of the %s under load: it restarts, nothing acknowledged is lost, nothing is granted twice',
  expectOutlived,
)
test.each<[Part, Part]>([['gateway', 'database']])(
  '[GW-3][GW-7] kill -9 of the %s and the %s at once under load, and the same holds',
  expectOutlived,
)
test.each<[Part, Part]>([
  ['gateway', 'front'],
  ['site', 'front'],
])(
  '[GW-3][GW-7] kill -9 of the %s and the %s at once under load, and the same holds too',
  { tags: ['long'] },
  expectOutlived,
)
test.each<Part>(['site', 'front'])(
  '[GW-3][GW-7] kill -9 of the %s under load, and the same holds',
  { tags: ['long'] },
  expectOutlived,
)

type Server = 'gateway' | 'site' | 'front'

async function expectAnswered(part: Server): Promise<void> {
  const load = await startLoad()
  await load.answers(ANSWERS)
  const answers = await answersThroughStop(stack, part)
  expect(answers.filter((answer) => !['00000', 'page'].includes(answer))).toEqual([])
  await load.answers(ANSWERS)
  await expectWholeBooks(stack.db, campaign, await load.stop())
  expect(stack.messages).toContainEqual(expect.stringMatching(new RegExp(`^${part} ended \\(code`)))
}

test.each<Server>(['gateway'])(
  '[GW-3][GW-7] SIGTERM of the %s under load: waiting requests are answered, and it restarts',
  expectAnswered,
)
test.each<Server>(['site', 'front'])(
  '[GW-3][GW-7] SIGTERM of the %s under load, and the same holds',
  { tags: ['long'] },
  expectAnswered,
)

test.each<Server>(['gateway', 'site', 'front'])(
  '[GW-3][GW-7] SIGTERM of the %s resets no connection of clients that reuse theirs',
  { tags: ['long'] },
  async (part) => {
    const paths = {
      gateway: `${stack.gatewayOrigin}/v1/if/health`,
      site: `${stack.nextOrigin}/_next/static/ready`,
      front: `${stack.url}/en`,
    }
    const clients = startReusingClients(paths[part])
    await expect.poll(clients.answers).toBeGreaterThan(200)
    await stack.outlives('SIGTERM', part)
    const { answers, resets } = await clients.stop()
    report(`SIGTERM of the ${part}: ${answers} answers`)
    expect(resets).toEqual([])
  },
)
