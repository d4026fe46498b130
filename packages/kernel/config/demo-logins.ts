export interface DemoLogin {
  loginName: string
  password: string
  role: 'visitor' | 'user' | 'agent'
}

/** Accounts of demonstrations only (contract §8): a live deployment refuses the seed that creates them. */
export const DEMO_LOGINS = [
  { loginName: 'visitor@fanfare.example', password: 'lantern-harbour-21', role: 'visitor' },
  { loginName: 'trader@fanfare.example', password: 'harvest-monsoon-34', role: 'user' },
  { loginName: 'agent@fanfare.example', password: 'aurora-quiet-ladder-55', role: 'agent' },
] as const satisfies readonly DemoLogin[]
