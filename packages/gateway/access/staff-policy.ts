import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { describeFaults } from '@fanfare/activities/faults/describe-faults.ts'
import { issueText } from '@fanfare/activities/issue.ts'
import { parseYamlFile, type CheckedContent } from '@fanfare/activities/parse-yaml-file.ts'
import { positiveIntegerSchema } from '@fanfare/contract/integers.ts'
import { amountSchema } from '@fanfare/contract/money.ts'
import { LOCALES } from '@fanfare/languages/locales.ts'
import { LOG_TOPICS, NAMED_TOPICS, type LogTopic } from '@fanfare/contract/staff/log.ts'
import { VIEWERS } from '@fanfare/contract/staff/staff.ts'
import { faultOfFile } from '@fanfare/kernel/config/secret-files.ts'

const amounts = z.record(z.string(), amountSchema)
/** `live`: once the activity has begun. */
const when = z.enum(['always', 'live', 'never'])

const second = z.strictObject({
  publish: z._default(when, 'never'),
  resume: z._default(when, 'never'),
  reversal: z._default(when, 'always'),
  /** A unit without a figure always needs a second person. */
  grantAbove: z._default(amounts, { USDT: '20' }),
  reviewAbove: z._default(amounts, { USDT: '200' }),
  cancelAbove: z._default(amounts, { USDT: '100' }),
  /** Orders to the wallet that are sent again by hand. */
  payoutAbove: z._default(amounts, { USDT: '1000', FNF: '10000' }),
  /**
   * The figures count what one person decided alone: for a user over this many days, for a reward since ever, and for all users of an actor over a
   * day, up to this many times the figure.
   */
  sums: z.prefault(
    z.strictObject({
      userDays: z._default(positiveIntegerSchema, 30),
      actorTimes: z._default(positiveIntegerSchema, 10),
    }),
    {},
  ),
})

const grant = z.strictObject({
  each: z._default(amounts, { USDT: '50', FNF: '500' }),
  userMonth: z._default(amounts, { USDT: '100' }),
  actorDay: z._default(amounts, { USDT: '500' }),
})

/** Whether a topic matches a pattern like `reward.*`. */
const isInNoun = (topic: LogTopic, wanted: string) =>
  wanted === `${topic.split('.')[0]}.*` && !NAMED_TOPICS.includes(topic)

/** A topic of the log, or every topic of a noun: `reward.*`. */
const isTopic = (text: string) =>
  (LOG_TOPICS as readonly string[]).includes(text) || LOG_TOPICS.some((topic) => isInNoun(topic, text))

const isWebAddress = (text: string) => {
  const url = URL.canParse(text) ? new URL(text) : null
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '' && url.hash === ''
}

const webhook = z.strictObject({
  id: z.string().check(z.regex(/^[a-z0-9-]{1,32}$/, 'must be 1 to 32 of a-z, 0-9 and -')),
  url: z.string().check(z.refine(isWebAddress, 'must be a web address without a user name, password or fragment')),
  topics: z.array(z.string().check(z.refine(isTopic, 'is no topic of the log'))).check(z.minLength(1)),
  /** `user`: the next message of a user waits for the one before it. */
  order: z._default(z.enum(['user', 'none']), 'none'),
  /** Whether the address may be in a private network. */
  allowPrivate: z._default(z.boolean(), false),
})
export type WebhookEndpoint = z.output<typeof webhook>

/** Whether an endpoint with these topics receives entries of `topic`. */
export const takesTopic = (topics: readonly string[], topic: LogTopic) =>
  topics.some((wanted) => wanted === topic || isInNoun(topic, wanted))

/** The receiver of this topic pays, so at most one endpoint may have it, and no answer disables that endpoint. */
export const PAYOUT_TOPIC = 'reward.payout_requested' satisfies LogTopic

/** Faults across endpoints: a repeated id, or two endpoints for payouts. */
function webhookIssues(endpoints: readonly WebhookEndpoint[]) {
  return endpoints.flatMap(({ id, topics }, index) => {
    const before = endpoints.slice(0, index)
    const issues = []
    if (before.some((other) => other.id === id))
      issues.push({ path: ['webhooks', index, 'id'], message: 'is there twice' })
    if (topics.includes(PAYOUT_TOPIC) && before.some((other) => other.topics.includes(PAYOUT_TOPIC)))
      issues.push({ path: ['webhooks', index, 'topics'], message: `only one endpoint may have ${PAYOUT_TOPIC}` })
    return issues
  })
}

const policySchema = z.strictObject({
  roles: z.optional(z.strictObject({ claim: z.string(), map: z.record(z.string(), z.array(z.enum(VIEWERS))) })),
  second: z.prefault(second, {}),
  grant: z.prefault(grant, {}),
  languages: z.prefault(
    z.strictObject({ required: z._default(z.union([z.literal('all'), z.array(z.enum(LOCALES))]), []) }),
    {},
  ),
  lookups: z.prefault(
    z.strictObject({
      perMinute: z._default(positiveIntegerSchema, 60),
      perDay: z._default(positiveIntegerSchema, 600),
    }),
    {},
  ),
  promises: z.prefault(
    z.strictObject({
      reviewHours: z._default(positiveIntegerSchema, 48),
      payoutHours: z._default(positiveIntegerSchema, 24),
    }),
    {},
  ),
  /** The own account of a member of the staff: no look, no decision, no grant on it. */
  self: z._default(z.record(z.string(), z.string()), {}),
  /** Receivers of entries of the log (docs/operators/payouts-and-webhooks.md); their secrets are in WEBHOOK_SECRETS_FILE. */
  webhooks: z._default(z.array(webhook), []),
})

/** OPS_POLICY_FILE: what needs a second person, limits, promises. Changed by a deployment and never by a call. */
export type StaffPolicy = z.output<typeof policySchema>

/** Without a file one person may publish; money has the limits of these defaults. */
export const DEFAULT_POLICY: StaffPolicy = policySchema.parse({})

/** `live`: addresses of webhooks must be https. */
function checkPolicy(content: unknown, live: boolean): CheckedContent<StaffPolicy> {
  const read = policySchema.safeParse(content ?? {})
  if (!read.success)
    return { issues: describeFaults({ noun: 'the policy', schema: policySchema }, content, read.error.issues) }
  const { webhooks } = read.data
  const plain = webhooks.flatMap(({ url }, index) =>
    live && !url.startsWith('https:') ? [{ path: ['webhooks', index, 'url'], message: 'must be https when live' }] : [],
  )
  const issues = [...webhookIssues(webhooks), ...plain]
  return issues.length > 0 ? { issues } : { file: read.data }
}

function readPolicyFile(path: string) {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw new Error(`OPS_POLICY_FILE ${faultOfFile(error)}: ${path}`, { cause: error })
  }
}

/** @throws Error with all faults of the file, each with its line */
export function readStaffPolicy(path: string | undefined, { live = false }: { live?: boolean } = {}) {
  if (path === undefined) return DEFAULT_POLICY
  const parsed = parseYamlFile(readPolicyFile(path), path, (content) => checkPolicy(content, live))
  if (parsed.ok) return parsed.file
  throw new Error(
    `OPS_POLICY_FILE cannot be used:\n${parsed.errors.map((issue) => `  ${issueText(issue)}`).join('\n')}`,
  )
}
