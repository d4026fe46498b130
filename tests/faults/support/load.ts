import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { CODES } from '@fanfare/contract/codes.ts'
import type { Ingested } from '@fanfare/gateway/facts/ingest-events.ts'
import type { Campaign } from './campaign.ts'
import type { Person } from './people.ts'
import { type Answer, LONGEST_MS, ask, operate } from './wire.ts'

/** Answers that clients have received. */
export type Acknowledged = { rewards: Map<string, string>; events: Set<string>; joins: Map<string, number> }

type Options = {
  /** The front whose pages the load reads; without it the load reads no pages. */
  front?: string
  /** Where calls go: the front, and a second gateway in tests of two instances. */
  origins: string[]
  /** Gateways that receive the events. */
  operators: string[]
  campaign: Campaign
  people: Person[]
  clients?: number
  /** Pause between two requests of a client, ms. */
  pauseMs?: number
  /** Number of events of each user, which are sent repeatedly; without it each event is new. */
  eventsEach?: number
  /** Whether the budget is too small for all claims. */
  soldOut?: boolean
}

/** The options of a test that differ from those of most. */
export type LoadChanges = Partial<Omit<Options, 'campaign'>>

const PAUSE_MS = 8
/** Pause after a refusal, ms. */
const PAUSE_REFUSED_MS = 60
const CLAIM_REFUSALS = new Set<string>([CODES.TASK_NOT_COMPLETED.code, CODES.JOIN_FIRST.code])

const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T

/**
 * Joins, trades and claims of random users, some repeated, and requests of their page, until `stop`. Acknowledged
 * answers must remain true; `wrong` lists the violations.
 */
export class Load {
  readonly acknowledged: Acknowledged = { rewards: new Map(), events: new Set(), joins: new Map() }
  readonly wrong: string[] = []
  /** How requests of each kind were refused as is allowed (50300, a broken connection). Their effect is unknown until they are repeated. */
  readonly refusals = new Map<string, string[]>()
  answered = 0
  slowestMs = 0
  /** The gateway's clock minus ours, as its refusals report it, ms. */
  #offset = 0
  readonly #options: Options
  readonly #running: Promise<void>[]
  readonly #began = Date.now()
  #stopping = false

  constructor(options: Options) {
    this.#options = options
    this.#running = Array.from({ length: options.clients ?? 6 }, () => this.#client())
  }

  get refused(): number {
    return this.refusals.values().toArray().flat().length
  }

  async stop(): Promise<this> {
    this.#stopping = true
    await Promise.all(this.#running)
    return this
  }

  /** Waits for a number of answers, not for a time, so that a slow machine does the same work. */
  async answers(count: number): Promise<void> {
    const enough = this.answered + count
    while (this.answered < enough && !this.#stopping) await sleep(10)
  }

  /** Every user joins, trades and claims once more, so that every claim that the budget allows is paid. */
  async finish(): Promise<this> {
    for (const person of this.#options.people) {
      await this.#join(person)
      await this.#trade(person)
    }
    for (const person of this.#options.people) await this.#claim(person)
    return this
  }

  async #client(): Promise<void> {
    const trade = (person: Person) => this.#trade(person)
    const claim = (person: Person) => this.#claim(person)
    const acts = [(person: Person) => this.#join(person), trade, trade, claim, claim]
    if (this.#options.front) acts.push(() => this.#read())
    while (!this.#stopping) {
      await pick(acts)(pick(this.#options.people))
      await sleep(this.#options.pauseMs ?? PAUSE_MS)
    }
  }

  #refuse(what: string, how: string): void {
    this.refusals.set(what, [...(this.refusals.get(what) ?? []), how])
  }

  /** null after an allowed refusal, or without an answer. */
  async #outcome(what: string, asking: () => Promise<Answer>): Promise<Answer | null> {
    const began = performance.now()
    const answer = await asking().catch((error: unknown) => String((error as Error).cause ?? error))
    const ms = performance.now() - began
    this.slowestMs = Math.max(this.slowestMs, ms)
    if (ms >= LONGEST_MS) this.wrong.push(`${what} hung for ${Math.round(ms)} ms`)
    if (typeof answer === 'string' || answer.code === '50300') {
      this.#refuse(what, typeof answer === 'string' ? answer : JSON.stringify(answer))
      await sleep(PAUSE_REFUSED_MS)
      return null
    }
    if (answer.status >= 500) this.wrong.push(`${what} was answered ${answer.status} ${answer.code}`)
    this.answered += 1
    return answer
  }

  /** Like the site's client, retries once by the clock of a refusal (D-9). */
  async #post(origin: string, target: string, token: string): Promise<Answer> {
    const post = () => ask(origin, { method: 'POST', target, token, now: Date.now() + this.#offset })
    const answer = await post()
    if (answer.code !== CODES.BAD_TIMESTAMP.code) return answer
    this.#offset = (answer.requestTime ?? Date.now()) - Date.now()
    return post()
  }

  async #join({ userId, token }: Person): Promise<void> {
    const { campaign, origins } = this.#options
    const target = `/v1/activity/apply?activityId=${campaign.activityId}`
    const answer = await this.#outcome('joining', () => this.#post(pick(origins), target, token))
    if (answer === null) return
    const at = Number(answer.data?.appliedAt)
    const before = this.acknowledged.joins.get(userId)
    if (answer.code !== '00000') this.wrong.push(`joining was answered ${answer.code}`)
    else if (before !== undefined && before !== at) this.wrong.push(`${userId} joined at ${before} and at ${at}`)
    else this.acknowledged.joins.set(userId, at)
  }

  #eventOf(userId: string) {
    const { eventsEach } = this.#options
    const name = eventsEach ? `${userId}-${Math.floor(Math.random() * eventsEach)}` : randomBytes(9).toString('hex')
    const fields = { market: 'spot', symbol: 'BTC/USDT', usdtVolume: '100', fee: '0.1' }
    const occurredAt = eventsEach ? this.#began : Date.now()
    return { eventId: `fault-${name}`, type: 'trade.filled', userId, occurredAt, ...fields }
  }

  async #trade({ userId }: Person): Promise<void> {
    const event = this.#eventOf(userId)
    const { eventId } = event
    for (let time = 0; time < 1 + Math.round(Math.random()); time += 1) {
      const known = this.acknowledged.events.has(eventId)
      const answer = await this.#outcome('an event', () =>
        operate(pick(this.#options.operators), 'POST', '/ops/v1/events', { events: [event] }),
      )
      if (answer === null) continue
      const { accepted, duplicates, rejected } = answer.data as unknown as Ingested
      // A gateway whose clock is behind refuses events of its future; the platform sends them again later.
      if (rejected[0]?.reason === 'FUTURE') this.#refuse('an event', 'FUTURE')
      else if (accepted + duplicates !== 1) this.wrong.push(`an event was answered ${answer.code}`)
      else if (known && accepted === 1) this.wrong.push(`${eventId} was taken twice`)
      else this.acknowledged.events.add(eventId)
    }
  }

  async #claim({ userId, token }: Person): Promise<void> {
    const { campaign, origins } = this.#options
    const target = `/v1/activity/obtainReward?activityId=${campaign.activityId}&taskId=first-trade`
    const answer = await this.#outcome('a claim', () => this.#post(pick(origins), target, token))
    if (answer === null) return
    const before = this.acknowledged.rewards.get(userId)
    const rewardId = String(answer.data?.rewardId)
    if (answer.code === '00000') {
      if (before !== undefined && before !== rewardId) this.wrong.push(`${userId} was granted twice`)
      this.acknowledged.rewards.set(userId, rewardId)
    } else if (before !== undefined) this.wrong.push(`${userId} lost a reward: ${answer.code}`)
    else if (!(this.#options.soldOut && answer.code === CODES.SOLD_OUT.code) && !CLAIM_REFUSALS.has(answer.code))
      this.wrong.push(`a claim was answered ${answer.code}`)
  }

  async #read(): Promise<void> {
    const { campaign, front } = this.#options
    const began = performance.now()
    const url = `${front ?? ''}/${pick(['en', 'ar'])}${campaign.path}`
    const answer = await fetch(url, { signal: AbortSignal.timeout(LONGEST_MS) }).catch(() => null)
    const html = (await answer?.text().catch(() => null)) ?? null
    const ms = performance.now() - began
    this.slowestMs = Math.max(this.slowestMs, ms)
    if (ms >= LONGEST_MS) this.wrong.push(`the page hung for ${Math.round(ms)} ms`)
    if (answer === null || html === null || answer.status === 503)
      this.#refuse('a page', String(answer?.status ?? 'no answer'))
    else if (answer.status !== 200) this.wrong.push(`the page was answered ${answer.status}`)
    else if (!html.includes(campaign.title)) this.wrong.push('the page has no title')
  }
}
