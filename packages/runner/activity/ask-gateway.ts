import { userInfo } from 'node:os'
import { sendOps, type OpsAccess } from '@fanfare/gateway/util/send-ops.ts'
import type { CallData, CallDefinition } from '@fanfare/contract/define-call.ts'
import { CODES } from '@fanfare/contract/codes.ts'
import { staffActivities } from '@fanfare/contract/staff/activities.ts'
import { orMeant } from '@fanfare/kernel/edit-distance.ts'
import { faultWords, issueWords, type Issue } from '@fanfare/contract/staff/issue-words.ts'
import { refusalDataSchema } from '@fanfare/contract/envelope.ts'
import { requireConfig } from '@fanfare/kernel/config/config.ts'
import { dataDirOf, findRunning } from '../start/with-instance.ts'

/**
 * The gateway that the settings name, else the one that runs here.
 * @throws Error, a sentence for the operator, when there is none
 */
export async function opsAccess(env: NodeJS.ProcessEnv, actor = userInfo().username) {
  const { GATEWAY_ORIGIN, OPS_SECRET } = requireConfig(env)
  if (GATEWAY_ORIGIN) return { origin: GATEWAY_ORIGIN, secrets: OPS_SECRET, actor }
  const running = await findRunning(dataDirOf(env))
  if (running === null)
    throw new Error('No Fanfare runs here. Start it with "npm start", or set GATEWAY_ORIGIN and OPS_SECRET.')
  return { origin: running.gatewayOrigin, secrets: running.opsSecret, actor }
}

/** The gateway's refusal; the message has a line for each fault. */
export class Refused extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

export const isNotFound = (error: unknown) => error instanceof Refused && error.code === CODES.NOT_FOUND.code

const SIGNATURE_HINTS: Partial<Record<string, string>> = {
  SKEW: 'the clock of this machine is more than five minutes off',
  UNKNOWN_KEY: 'the gateway does not know this OPS_SECRET',
  WRONG_SIGNATURE: 'the gateway has another OPS_SECRET',
}

/** The sentence for a refusal code, where it has one. */
function sentenceOf(code: string, data: unknown) {
  const { reasonCode = '', limit, left } = (data ?? {}) as { reasonCode?: string; limit?: string; left?: string }
  const sentences: Partial<Record<string, string>> = {
    [CODES.IDEMPOTENCY_CONFLICT.code]: 'This key was used for another change.',
    [CODES.NOT_PERMITTED.code]:
      reasonCode === 'SAME_PERSON' ? 'Another person must do this.' : 'Your key has no role for this.',
    [CODES.LIMIT.code]: `The limit is ${limit}, ${left} is left.`,
    [CODES.SOLD_OUT.code]:
      'The budget has too little left. "npm run ops -- help saveGoodwillBudget" shows how an operator proposes more for goodwill.',
    [CODES.NOT_READY.code]:
      'The gateway is busy or cannot reach its database. Try again in a minute: a change of the staff happens once, also when it is sent twice.',
    [CODES.TOO_FREQUENT.code]: 'You have looked up too many people: try again later.',
  }
  return sentences[code]
}

/** Shows the path, by which the author finds the fault in the file. A path that begins with a capital is a header. */
const inFile = ({ path, message }: Issue) =>
  /^[A-Z]/.test(path) ? issueWords({ path, message }) : `${path}: ${faultWords(message, 'typist')}`

/** With the codes that a command takes, where the console has words. */
const asTyped = (issue: Issue) => issueWords(issue, 'typist')

function refusal(code: string, data: unknown, { yaml }: StaffInput) {
  const read = refusalDataSchema.safeParse(data)
  const issues = read.success ? (read.data.issues ?? []) : []
  if (issues.length > 0) return new Refused(code, issues.map(yaml === undefined ? asTyped : inFile).join('\n'))
  if (code === CODES.NOT_FOUND.code) return new Refused(code, `The gateway has ${NOTHING}.`)
  const sentence = sentenceOf(code, data)
  if (sentence !== undefined) return new Refused(code, sentence)
  const hint = SIGNATURE_HINTS[(data as { reason?: string } | null)?.reason ?? '']
  return new Refused(code, `The gateway refused with code ${code}${hint === undefined ? '' : `: ${hint}`}.`)
}

export const NOTHING = 'nothing of this name or id'

export interface StaffInput {
  params?: Record<string, string>
  /** Values that are undefined are left out. */
  query?: Record<string, string | undefined>
  body?: unknown
  /** Instead of a body: the text of a CSV file. */
  csv?: string
  /** Instead of a body: the text of an activity file. */
  yaml?: string
  /** `If-Match`, `Idempotency-Key` … */
  headers?: Record<string, string>
}

async function dataOf(access: OpsAccess, call: CallDefinition, input: StaffInput) {
  const { params = {}, query = {}, body, csv, yaml, headers = {} } = input
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const given = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined)
  const search = given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`
  const { code, data } = await sendOps(access, {
    method: call.method,
    target: `${path}${search}`,
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(csv !== undefined && { body: csv, contentType: 'text/csv' }),
    ...(yaml !== undefined && { body: yaml, contentType: 'application/yaml' }),
    headers,
  })
  if (code === call.successCode) return data
  if (code === CODES.NOT_FOUND.code && params.alias !== undefined)
    throw new Refused(code, `The gateway has no activity of this alias${await nearAlias(access, params.alias)}`)
  throw refusal(code, data, input)
}

/** `; did you mean spring-draw?` by the activities of the gateway, or a full stop. */
async function nearAlias(access: OpsAccess, alias: string): Promise<string> {
  const { code, data } = await sendOps(access, {
    method: 'GET',
    target: `${staffActivities.path}?pageSize=200`,
    headers: {},
  })
  const read = staffActivities.data.safeParse(data)
  if (code !== staffActivities.successCode || !read.success) return '.'
  return orMeant(
    alias,
    read.data.items.map((activity) => activity.alias),
  )
}

/** A call of the staff. @throws Refused, or Error when nothing answers */
export const askStaff = async <Call extends CallDefinition>(access: OpsAccess, call: Call, input: StaffInput = {}) =>
  call.data.parse(await dataOf(access, call, input)) as CallData<Call>

/** The text of a file by a call of the staff. @throws as `askStaff` */
export const askStaffFile = async (access: OpsAccess, call: CallDefinition, input: StaffInput) =>
  String(await dataOf(access, call, { ...input, headers: { ...input.headers, accept: 'text/csv' } }))
