import { deadline } from '@fanfare/kernel/testing/deadline.ts'
import fc from 'fast-check'
import { brokenForms, READABLE } from '../support/hostile/broken-forms.ts'
import { anyRequest } from '../support/hostile/any-request.ts'
import { EVIL, faultsOf, type Inside } from '../support/hostile/judge.ts'
import { type RawAnswer, rawRequest, sendRaw } from '../support/hostile/send-raw.ts'
import { REQUESTS } from '../support/hostile/vectors.ts'
import { stack } from '../support/stack.ts'
import { expect, test } from '../support/test.ts'
import { currentPlan } from '#tests/setup/plans.ts'
import { recordProof } from '#tests/fixtures/record-proof.ts'

const AT_ONCE = 8
const IN_PLANS: Readonly<Record<string, number>> = { short: 200, all: 250_000 }
const MIXTURES = Number(process.env.MIXTURES ?? IN_PLANS[currentPlan()] ?? 500)
/** The mixtures of one seed. */
const OF_A_SEED = 500
const EACH_MIXTURE_MS = 100

const host = new URL(stack.siteOrigin).host
const inside: Inside = {
  siteOrigin: stack.siteOrigin,
  secrets: [stack.opsSecret, stack.dataDir, '127.0.0.1', new URL(stack.gatewayOrigin).host],
}

/** Sends all requests, several at once; returns the faults of their answers. */
async function complaintsAbout(
  attacks: readonly [name: string, bytes: string][],
  judge: (answer: RawAnswer, name: string) => string[],
): Promise<string[]> {
  const waiting = [...attacks]
  const complaints: string[] = []
  const attack = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, bytes] = next
      const faults = judge(await sendRaw(stack.siteOrigin, bytes), name)
      complaints.push(...faults.map((fault) => `${fault} ← ${name.slice(0, 300)}`))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, attack))
  return complaints
}

const HONEST = ['/en', '/ar/welcome-event', '/en/no-such-page', '/static/images/icon.svg', '/v1/if/health']

/** Next splits the same page into other chunks at each rendering, so the hashes differ. */
const withoutHashes = (policy: string): string => policy.replaceAll(/( 'sha256-[A-Za-z0-9+/=]{44}')+/g, " 'sha256-…'")

/** A visitor's answers: unchanged, and without any text of the attacks. */
async function honestAnswers(): Promise<string[]> {
  return Promise.all(
    HONEST.map(async (path) => {
      const response = await fetch(stack.siteOrigin + path)
      const body = await response.text()
      const links = [...body.matchAll(/<link rel="(?:canonical|alternate)"[^>]*>/g)].join('')
      const headers = ['content-type', 'content-security-policy', 'location'].map((name) => response.headers.get(name))
      return [
        path,
        response.status,
        body.includes(EVIL),
        links,
        path.startsWith('/en/no') ? '' : withoutHashes(headers.join()),
      ].join(' ')
    }),
  )
}

const nameOf = (request: object): string => JSON.stringify(request)

/** A request without an answer means that a process ended; Node itself closes a CONNECT without a listener. */
const judge = (answer: RawAnswer, name: string): string[] => [
  ...faultsOf(answer, inside),
  ...(answer.status === 0 && !name.includes('"CONNECT"') ? ['no answer'] : []),
]

for (const [part, stride, tags] of [
  ['a fourth', 4, []],
  ['all', 1, ['@long']],
] as const)
  test(
    `[D-8][GW-7] no address, header or method leads off the site or reaches an internal address: ${part} of the list`,
    { tag: ['@once', ...tags] },
    async () => {
      const before = await honestAnswers()
      const attacks = REQUESTS.filter((_, place) => place % stride === 0).map((request): [string, string] => [
        nameOf(request),
        rawRequest(request, host),
      ])
      expect(await complaintsAbout(attacks, judge)).toEqual([])
      expect(await honestAnswers()).toEqual(before)
    },
  )

test('[API-2][GW-7] a broken message gets at most one answer, and a request smuggled inside it gets none @once', async () => {
  const before = await honestAnswers()
  const judgeForm = (answer: RawAnswer, name: string) => {
    const mayPass = READABLE.some((readable) => name.startsWith(readable))
    const passed = answer.status < 400 && answer.status !== 0 && !mayPass
    return [...faultsOf(answer, inside), ...(passed ? [`status ${answer.status}`] : [])]
  }
  expect(await complaintsAbout(brokenForms(host), judgeForm)).toEqual([])
  expect(await honestAnswers()).toEqual(before)
})

test('[D-8][GW-7] no mixture of hostile addresses, headers and methods leads off the site @once', async () => {
  test.setTimeout(deadline(180_000 + MIXTURES * EACH_MIXTURE_MS))
  const began = performance.now()
  const before = await honestAnswers()
  for (let seed = 1; (seed - 1) * OF_A_SEED < MIXTURES; seed += 1) {
    const requests = fc.sample(anyRequest, { seed, numRuns: Math.min(MIXTURES, OF_A_SEED) })
    const attacks = requests.map((request): [string, string] => [
      nameOf({ seed, ...request }),
      rawRequest(request, host),
    ])
    expect(await complaintsAbout(attacks, judge)).toEqual([])
  }
  expect(await honestAnswers()).toEqual(before)
  recordProof({
    item: 'G4',
    figures: `${MIXTURES} mixtures of hostile requests, seeds 1 to ${Math.ceil(MIXTURES / OF_A_SEED)}`,
    result: 'no 5xx, no exit, nothing of the attacks in an answer, honest answers unchanged',
    seconds: (performance.now() - began) / 1000,
  })
})
