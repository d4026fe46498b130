import { DEMO_LOGINS, type DemoLogin } from '@fanfare/kernel/config/demo-logins.ts'

interface DemoAccount extends DemoLogin {
  /** One line that explains the purpose of the account. */
  note: string
}

const [VISITOR, TRADER, AGENT] = DEMO_LOGINS

export const DEMO_ACCOUNTS = [
  { ...VISITOR, note: 'a fresh account that has joined nothing yet' },
  { ...TRADER, note: 'half way through the welcome tasks, with rewards to claim' },
  { ...AGENT, note: 'a Silver agent with the invite code AURORA7' },
] as const satisfies readonly DemoAccount[]

/** The agent's invite code, which the demonstration activities name, too. */
export const DEMO_AGENT_CODE = 'AURORA7'
export const DEMO_TRADER_CODE = 'HARBOUR8'
