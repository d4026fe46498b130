/** The names of the steps in `agent.chart`. */
export const STEP_KEYS = {
  registered: 'step_registered',
  verified: 'step_verified',
  firstDeposit: 'step_first_deposit',
  firstTrade: 'step_first_trade',
} as const
