import { createAgentCode, saveAgentCode } from '@fanfare/contract/agent/codes.ts'
import { saveSubAgentRate } from '@fanfare/contract/agent/sub-agents.ts'
import type { Chance } from './chance.ts'
import type { Person, Wire } from './wire.ts'

interface Code {
  code: string
  owner: Person
  campaignId: string
}

/** The agents of a world, with their codes, and how their terms change. */
export function createAgents(wire: Wire, chance: Chance) {
  const agents: { person: Person; campaignId: string; upline: Person | null }[] = []
  const codes: Code[] = []

  async function addCode(
    owner: Person,
    campaignId: string,
    vipCode: string | undefined,
    givesBack: string,
  ): Promise<void> {
    const body = { label: 'Channel', givesBack, ...(vipCode === undefined ? {} : { vipCode }) }
    const { code, data } = await wire.as(owner, createAgentCode, { params: { id: campaignId }, body })
    if (code === '00000') codes.push({ code: data.vipCode, owner, campaignId })
  }

  async function add(person: Person, alias: string, upline: Person | null, more: object = {}): Promise<string> {
    const body = { alias, ...(upline === null ? {} : { uplineUserId: upline.userId }), ...more }
    const { campaignId } = await wire.staff('PUT', `agents/${person.userId}`, body)
    agents.push({ person, campaignId, upline })
    codes.push({ code: person.code, owner: person, campaignId })
    return campaignId
  }

  /** The staff or the agent above changes terms; agents make codes, pause and resume them. */
  async function changeSomething(): Promise<void> {
    const { person, campaignId, upline } = chance.pick(agents)
    const choice = chance.whole(10)
    if (choice < 2) {
      const rates = chance.pick([null, { FUTURES: '0.35', SPOT: '0.3' }, { COPY: '0' }, { FUTURES: '0.41' }])
      await wire.staff('PUT', `agents/${person.userId}`, { campaignId, rates })
    } else if (choice < 3)
      await wire.staff('PUT', `agents/${person.userId}`, { campaignId, suspended: chance.happens(0.4) })
    else if (choice < 6 && upline !== null) {
      const rates = chance.pick([
        { FUTURES: '0.25', SPOT: '0.2', COPY: '0.05' },
        { FUTURES: '0.1', SPOT: '0.05', COPY: '0.02' },
      ])
      await wire.as(upline, saveSubAgentRate, {
        params: { id: campaignId },
        body: { subAgentId: person.userId, rates },
      })
    } else if (choice < 8)
      await addCode(person, campaignId, undefined, chance.pick(['0', '0.05', '0.1', '0.1234', '0.15']))
    else {
      const code = chance.pick(codes)
      const body = { vipCode: code.code, paused: chance.happens(0.5) }
      await wire.as(code.owner, saveAgentCode, { params: { id: code.campaignId }, body })
    }
  }

  return { add, addCode, changeSomething, anyCode: (): string => chance.pick(codes).code }
}
