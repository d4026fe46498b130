import Big from 'big.js'
import { toDecimal } from '../util/decimal.ts'

const FEE_DECIMALS = 2

/** The fees of trading a volume, in USDT, rounded up; null when the file names no rate, or the volume is not above 0. Pure. */
export const tradingFees = ({ feeRate }: { feeRate?: string | undefined }, volume: Big) =>
  feeRate === undefined || volume.lte(0)
    ? null
    : { amount: toDecimal(volume.times(feeRate).round(FEE_DECIMALS, Big.roundUp)), unit: 'USDT' }
