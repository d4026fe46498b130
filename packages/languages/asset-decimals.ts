/** Digits after the point of an amount on a screen (contract §6, "Money on screens"). The ledger is exact to 18. */
const ASSET_DECIMALS: ReadonlyMap<string, number> = new Map([
  ['USDT', 2],
  ['USDC', 2],
  ['USD', 2],
  ['EUR', 2],
  ['FNF', 2],
])

const DEFAULT_DECIMALS = 8

export const assetDecimals = (unit: string) => ASSET_DECIMALS.get(unit) ?? DEFAULT_DECIMALS
