import * as z from 'zod'
import { KEBAB_PATTERN } from '@fanfare/contract/identifiers.ts'
import { AMOUNT_PATTERN, UNIT_PATTERN } from '@fanfare/contract/money.ts'

export const kebab = z.string().max(64).regex(KEBAB_PATTERN, 'must be kebab-case: small letters, digits and hyphens')
export const amount = z.string().regex(AMOUNT_PATTERN, 'must be a decimal string in quotes, without sign')
export const unit = z.string().regex(UNIT_PATTERN, 'must be 1 to 12 of A-Z and 0-9')
/** A share, for example a fee, as a decimal string. */
export const rate = z.string().regex(/^0\.\d{1,8}$/, 'must be a decimal string below 1, such as "0.0004"')
export const money = z.strictObject({ amount, unit })
/** Money in the unit of facts: a volume, deposit or profit is counted by its value in USDT (contract §7). */
export const factMoney = z.strictObject({
  amount,
  unit: z.string().regex(/^USDT$/, 'must be USDT, in which deposits, trades, results and holdings are valued'),
})
export const count = z.strictObject({ count: z.int().min(1).max(1_000_000) })

/** An instant or, for demonstrations, a day relative to publication in the activity's zone: `-10d 00:00`. */
const MOMENT = 'must be an instant such as "2027-01-01T00:00:00Z", or days from publication such as "+20d 00:00"'
export const moment = z.union([
  z.iso.datetime({ offset: true, error: MOMENT }),
  z.string().regex(/^[+-]\d{1,4}d \d{2}:\d{2}$/, MOMENT),
])
