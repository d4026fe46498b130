/**
 * Coins pegged to a currency, and the dollar in which they are quoted. A pair of two of them has no market risk, so its
 * volume does not count (contract §7). @assumed the list: the contract has only the rule
 */
const STABLE = new Set(
  (
    'USD USDT USDC USDD TUSD FDUSD BUSD DAI USDP PAX GUSD USDE PYUSD LUSD SUSD CRVUSD GHO USDS USDG USD1 RLUSD USDB ' +
    'USD0 FRXUSD XUSD SUSDE SUSDS EURC EURS EURT EURI AEUR'
  ).split(' '),
)

/** `USDC/USDT`, `USDC-USDT`, `USDC_USDT`, `USDCUSDT`, `USDCUSDT_SPBL`, `usdc/usdt:usdt`. */
export function isStablePair(symbol: string): boolean {
  const [first = '', second = ''] = symbol.toUpperCase().split(/[^A-Z0-9]+/)
  return (STABLE.has(first) && STABLE.has(second)) || isJoinedStablePair(first)
}

const isJoinedStablePair = (joined: string) =>
  [...STABLE].some((base) => joined.startsWith(base) && STABLE.has(joined.slice(base.length)))
