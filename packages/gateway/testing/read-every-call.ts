import { ROUTES } from '#gateway/routes/registry.ts'
import type { DemoLogin } from '@fanfare/kernel/config/demo-logins.ts'
import { activityList } from '@fanfare/contract/activity/list.ts'
import { agentCampaigns } from '@fanfare/contract/agent/campaigns.ts'
import { agentCodes } from '@fanfare/contract/agent/codes.ts'
import { agentSubAgents } from '@fanfare/contract/agent/sub-agents.ts'
import { codesOf } from '@fanfare/contract/codes-of.ts'
import { codeName } from '@fanfare/contract/codes.ts'
import { TRACKS } from '@fanfare/contract/competition/competition.ts'
import type { CallDefinition } from '@fanfare/contract/define-call.ts'
import { CALLS } from '@fanfare/contract/index.ts'
import { MESSAGE_KIND_NAMES, titleKeyOf } from '@fanfare/contract/message/message-kinds.ts'
import { MESSAGE_PARAMS } from '@fanfare/contract/message/message-params.ts'
import { pushList } from '@fanfare/contract/message/push.ts'
import { login } from '@fanfare/contract/session/login.ts'
import { getRewardList } from '@fanfare/contract/task/rewards.ts'
import { strictFaults } from '@fanfare/contract/testing/strict-faults.ts'
import { targetOf } from './signed-request.ts'
import type { CalledGateway } from './called-gateway.ts'

export const GETS = CALLS.filter(({ method }) => method === 'GET')

interface Input {
  params?: Record<string, string>
  query?: Record<string, unknown>
}

async function ownedBy(gateway: CalledGateway, token: string) {
  const page = { pageSize: 100 }
  const { activities } = (await gateway.call(activityList, { query: page })).data
  const rewards = (await gateway.call(getRewardList, { query: page }, { token })).data.items
  const messages = (await gateway.call(pushList, { body: page }, { token })).data.items
  const campaigns = await gateway.call(agentCampaigns, {}, { token })
  // A user who is no agent asks for a campaign too, and is refused.
  const campaignIds = campaigns.code === '00000' ? campaigns.data.items.map(({ activityId }) => activityId) : ['none']
  const codes = await gateway.call(agentCodes, { params: { id: campaignIds[0] ?? 'none' } }, { token })
  const vipCode = codes.code === '00000' ? codes.data.items[0]?.vipCode : undefined
  const below = await gateway.call(agentSubAgents, { params: { id: campaignIds[0] ?? 'none' }, query: {} }, { token })
  const subAgents = below.code === '00000' ? below.data.items.map(({ subAgentId }) => subAgentId) : []
  return { activities, campaignIds, messages, rewards, vipCode, subAgents }
}
type Owned = Awaited<ReturnType<typeof ownedBy>>

const byTrack = ({ activities }: Owned): { activityId: string; track?: string }[] =>
  activities.flatMap(({ activityId }) => [{ activityId }, ...TRACKS.map((track) => ({ activityId, track }))])

/** The inputs of calls that need something else than an activity or a campaign. */
const INPUTS: Record<string, (owned: Owned) => Input[]> = {
  getActivityDetailInfo: ({ campaignIds }) => campaignIds.map((activityId) => ({ query: { activityId } })),
  generalGetActivityId: ({ activities }) => activities.map(({ alias }) => ({ query: { alias } })),
  getActivityId: ({ activities }) => activities.map(({ alias }) => ({ query: { alias } })),
  agentSubAgent: ({ campaignIds: [id = 'none'], subAgents }) =>
    subAgents.map((subAgentId) => ({ params: { id }, query: { subAgentId } })),
  captchaChallenge: () => [{ query: { action: 'login' } }],
  competitionRank: (owned) => byTrack(owned).map((query) => ({ query: { ...query, proof: '1' } })),
  competitionSnapshots: (owned) => byTrack(owned).map((query) => ({ query })),
  inviteCodeState: ({ vipCode = 'NOCODE77' }) => [{ query: { vipCode } }],
  pushDetail: ({ messages }) => messages.map(({ id }) => ({ query: { id } })),
  rewardTimeline: ({ rewards }) => rewards.map(({ rewardId }) => ({ query: { rewardId } })),
}

const needsActivity = ({ query }: CallDefinition): boolean =>
  query !== undefined && !query.safeParse({}).success && query.safeParse({ activityId: 'a1' }).success

function inputsOf(call: CallDefinition, owned: Owned): Input[] {
  const own = INPUTS[call.name]
  if (own) return own(owned)
  if (call.params) return owned.campaignIds.map((id) => ({ params: { id } }))
  return needsActivity(call) ? owned.activities.map(({ activityId }) => ({ query: { activityId } })) : [{}]
}

interface MutableRoute {
  call: CallDefinition
  handle: (...all: never[]) => Promise<unknown>
}

/** Runs `work` and hands each answer to `see`, with fields that the contract does not know: they are dropped before it is sent. */
async function withAnswers<T>(
  see: (call: CallDefinition, answer: unknown) => void,
  work: () => Promise<T>,
): Promise<T> {
  const routes = ROUTES as readonly MutableRoute[]
  const handlers = routes.map(({ handle }) => handle)
  for (const [at, route] of routes.entries())
    route.handle = async (...all) => {
      const answer = await handlers[at]?.(...all)
      see(route.call, answer)
      return answer
    }
  try {
    return await work()
  } finally {
    for (const [at, handle] of handlers.entries()) Object.assign(routes[at] as MutableRoute, { handle })
  }
}

/** Refusals that a call may give to an account of the demonstration that has not what it asks for. */
const mayRefuse = (call: CallDefinition, code: string): boolean => {
  const name = codeName(code)
  return name !== undefined && name !== 'MALFORMED' && name !== 'FAULT' && codesOf(call).includes(name)
}

/**
 * Sends every GET of the contract as an account of the demonstration, for each activity, campaign, message and reward.
 * @returns each fault of an answer by its schema, and the names of the calls that answered
 */
export async function readEveryCall(
  gateway: CalledGateway,
  { loginName, password }: DemoLogin,
): Promise<{ faults: string[]; answered: string[] }> {
  const { token } = (await gateway.call(login, { body: { loginName, password } })).data
  const owned = await ownedBy(gateway, token)
  const faults = new Set<string>()
  const answered = new Set<string>()
  const note = (at: string, found: readonly string[]) => found.forEach((fault) => faults.add(`${at}: ${fault}`))
  const see = (call: CallDefinition, answer: unknown) => {
    if (call.answers !== 'csv' && call.answers !== 'file') note(call.name, strictFaults(call.data, answer))
  }
  const read = async (call: CallDefinition, input: Input) => {
    const target = targetOf(call, input)
    const { headers, body } = await gateway.send({ method: 'GET', target, signed: call.signed, token })
    const isFile = headers['content-disposition'] !== undefined
    const { code, data } = isFile
      ? { code: call.successCode, data: body }
      : (JSON.parse(body) as { code: string; data: unknown })
    if (code === call.successCode) {
      answered.add(call.name)
      note(target, strictFaults(call.data, data))
    } else if (!mayRefuse(call, code)) faults.add(`${target} answers ${code}`)
  }
  await withAnswers(see, async () => {
    for (const call of GETS) for (const input of inputsOf(call, owned)) await read(call, input)
  })
  for (const { id, titleKey, params } of owned.messages) {
    const kind = MESSAGE_KIND_NAMES.find((one) => titleKeyOf(one) === titleKey)
    note(`message ${id}`, kind ? strictFaults(MESSAGE_PARAMS[kind], params) : [`${titleKey} is no kind`])
  }
  return { faults: [...faults], answered: [...answered] }
}
