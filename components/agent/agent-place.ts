/** The pages of one campaign, in the order of their tabs. */
export const AGENT_TABS = ['overview', 'rebate', 'referral', 'performance'] as const
export type AgentTab = (typeof AGENT_TABS)[number]
/** Includes the page of a sub-agent, which has no tab. */
export type AgentPageName = AgentTab | 'sub_agent'

const PATH =
  /^\/agent\/([A-Za-z0-9_-]{1,64})(?:\/(?:rebate|referral|performance|sub-agent\/([A-Za-z0-9_-]{1,64})))?\/?$/

/** The campaign in an address without locale; undefined when the address names none. */
export const campaignIdOf = (path: string) => PATH.exec(path)?.[1]

/** The address of a page of a campaign, without locale. */
export const agentHref = (id: string, tab: AgentTab) => `/agent/${id}${tab === 'overview' ? '' : `/${tab}`}`

/** The sub-agent in an address without locale; undefined when the address names none. */
export const subAgentIdOf = (path: string) => PATH.exec(path)?.[2]

/** The address of the page of a sub-agent, without locale. */
export const subAgentHref = (id: string, subAgentId: string) => `/agent/${id}/sub-agent/${subAgentId}`
