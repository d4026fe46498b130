import type { LeadTrader } from '@fanfare/contract/copy-trading/traders.ts'

/** A lead trader with places left. */
export const leadTrader = (changes: Partial<LeadTrader> = {}): LeadTrader => ({
  traderId: 'lead-delta',
  name: 'Delta North',
  followers: 214,
  capacity: 300,
  roi30d: '0.091',
  worstFall: '-0.032',
  profitShare: '0.1',
  covered: true,
  following: false,
  authentic: true,
  traderType: 'lead',
  ...changes,
})
