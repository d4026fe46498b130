import Big from 'big.js'
import { AGENT_PRODUCTS, type AgentProduct } from '@fanfare/contract/agent/agent.ts'

type Rates = Record<AgentProduct, string>

/** Of each product the lower one of two rates. */
export const lowerRates = (own: Rates, limit: Rates): Rates =>
  Object.fromEntries(
    AGENT_PRODUCTS.map((product) => [
      product,
      new Big(own[product]).gt(limit[product]) ? limit[product] : own[product],
    ]),
  ) as Rates
