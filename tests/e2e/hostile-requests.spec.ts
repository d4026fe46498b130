import fc from 'fast-check'
import { brokenForms, READABLE } from './support/hostile/broken-forms.ts'
import { anyRequest } from './support/hostile/any-request.ts'
import { EVIL, faultsOf, type Inside } from './support/hostile/judge.ts'
import { type RawAnswer, rawRequest, sendRaw } from './support/hostile/send-raw.ts'
import { REQUESTS } from './support/hostile/vectors.ts'
import { stack } from './support/stack.ts'
import { expect, test } from './support/test.ts'

const AT_ONCE = 8
/** In `npm run test:long` every repetition has a seed of its own. */
const GENERATED = 500

const host = new URL(stack.siteOrigin).host
const inside: Inside = {
  siteOrigin: stack.siteOrigin,
  secrets: [stack.opsSecret, stack.dataDir, '127.0.0.1', new URL(stack.gatewayOrigin).host],
}

/** Sends all of them, some at once; what is wrong with the answers. */
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

/** Next cuts the same page into other pieces when it draws it anew, so there are other hashes. */
const withoutHashes = (policy: string): string => policy.replaceAll(/( 'sha256-[A-Za-z0-9+/=]{44}')+/g, " 'sha256-…'")

/** What an honest visitor gets: the same as before, and nothing of what the attackers said. */
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

/** A request that gets no answer has ended a process; Node itself ends a CONNECT that nobody takes. */
const judge = (answer: RawAnswer, name: string): string[] => [
  ...faultsOf(answer, inside),
  ...(answer.status === 0 && !name.includes('"CONNECT"') ? ['no answer'] : []),
]

test(
  '[SCR-14][GW-7] no address, header or method leads out of the site or into its inside',
  { tag: '@once' },
  async () => {
    test.setTimeout(180_000)
    const before = await honestAnswers()
    const attacks = REQUESTS.map((request): [string, string] => [nameOf(request), rawRequest(request, host)])
    expect(await complaintsAbout(attacks, judge)).toEqual([])
    expect(await honestAnswers()).toEqual(before)
  },
)

test(
  '[API-2][GW-7] a broken message gets one answer at most, and nothing that hides in it is answered',
  { tag: '@once' },
  async () => {
    const before = await honestAnswers()
    const judgeForm = (answer: RawAnswer, name: string) => {
      const mayPass = READABLE.some((readable) => name.startsWith(readable))
      const passed = answer.status < 400 && answer.status !== 0 && !mayPass
      return [...faultsOf(answer, inside), ...(passed ? [`status ${answer.status}`] : [])]
    }
    expect(await complaintsAbout(brokenForms(host), judgeForm)).toEqual([])
    expect(await honestAnswers()).toEqual(before)
  },
)

test('[SCR-14][GW-7] nor does any mixture of them', { tag: '@once' }, async () => {
  test.setTimeout(180_000)
  const seed = test.info().repeatEachIndex + 1
  const requests = fc.sample(anyRequest, { seed, numRuns: GENERATED })
  const attacks = requests.map((request): [string, string] => [nameOf({ seed, ...request }), rawRequest(request, host)])
  expect(await complaintsAbout(attacks, judge)).toEqual([])
})
