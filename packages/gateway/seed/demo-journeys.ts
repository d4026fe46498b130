import { DEMO_ACCOUNTS, DEMO_AGENT_CODE, DEMO_TRADER_CODE } from './demo-accounts.ts'
import { deposit, futuresTrade, spotTrade, type Journey } from './journey.ts'

const [VISITOR, TRADER, AGENT] = DEMO_ACCOUNTS
const DAY = 24

export const agentJourney: Journey = {
  ...AGENT,
  createdAgo: 120 * DAY,
  vipCode: DEMO_AGENT_CODE,
  agent: { agentId: 'agent-aurora', level: 'SILVER' },
  steps: [
    { ago: 119 * DAY, fact: { type: 'kyc.passed' } },
    { ago: 118 * DAY, fact: deposit('5000', true) },
  ],
}

/**
 * Two draws of the lottery that has ended, so that a demo account has draws to verify. They are gifts, because an account that has
 * traded lately is not one that can come back. Seeded with the history, before unused draws expire.
 */
export const agentDraws: Journey = {
  ...agentJourney,
  steps: [
    { ago: 34 * DAY, join: 'orchard-draw' },
    { ago: 33 * DAY - 4, draw: 'orchard-draw' },
    { ago: 33 * DAY - 5, draw: 'orchard-draw' },
  ],
}

export const visitorJourney: Journey = { ...VISITOR, createdAgo: 1, steps: [] }

/**
 * Half way through the welcome tasks: two are claimed, one is claimable, four are open. The designs have the same numbers:
 * 64.20 of 100 on spot, 1,184.60 of 5,000 in all.
 */
export const traderJourney: Journey = {
  ...TRADER,
  createdAgo: 3 * DAY + 2,
  vipCode: DEMO_TRADER_CODE,
  invitedByCode: DEMO_AGENT_CODE,
  steps: [
    { ago: 3 * DAY + 1, fact: spotTrade('40', 'ETH/USDT', 'sell') },
    { ago: 3 * DAY, join: 'welcome-tasks' },
    { ago: 3 * DAY, bind: { alias: 'welcome-tasks', code: DEMO_AGENT_CODE } },
    { ago: 3 * DAY - 1, claim: { alias: 'welcome-tasks', taskId: 'create-account' } },
    { ago: 3 * DAY - 2, fact: { type: 'kyc.passed' } },
    { ago: 3 * DAY - 3, claim: { alias: 'welcome-tasks', taskId: 'verify-identity' } },
    { ago: 50, fact: { type: 'transfer.completed', from: 'funding', to: 'spot', usdtValue: '180' } },
    // Before the first deposit, so that it counts for the tiers.
    { ago: 45, join: 'deposit-and-trade' },
    { ago: 44, fact: deposit('60', true) },
    { ago: 43, fact: spotTrade('250', 'USDC/USDT') },
    { ago: 42, join: 'harvest-draw' },
    { ago: 41, join: 'autumn-trading-cup' },
    { ago: 30, fact: spotTrade('64.20') },
    { ago: 29, claim: { alias: 'harvest-draw', taskId: 'first-trade' } },
    { ago: 26, fact: { type: 'holding.snapshot', asset: 'FNF', usdtValue: '320' } },
    { ago: 20, fact: futuresTrade('620.40') },
    { ago: 19, fact: futuresTrade('500', 'ETHUSDT') },
    { ago: 22, join: 'three-voices-challenge' },
    { ago: 21, join: 'four-winds-team-cup' },
    { ago: 18, join: 'first-copy-covered' },
  ],
}
