import * as z from 'zod/mini'
import { addressSchema, type Address } from '@fanfare/contract/task/rewards.ts'

export const ADDRESS_FIELDS = ['name', 'phone', 'country', 'line1', 'line2', 'postalCode', 'city', 'region'] as const
export type AddressField = (typeof ADDRESS_FIELDS)[number]

/** The form's values; empty optional fields are left out of the call. */
export type AddressValues = Record<AddressField, string>

/** `long:100`: longer than 100 characters. */
type AddressProblem = 'missing' | 'phone' | 'country' | 'invalid' | `long:${number}`

export const addressOf = ({ region, line2, ...values }: AddressValues): Address => ({
  ...values,
  ...(region.trim() !== '' && { region }),
  ...(line2.trim() !== '' && { line2 }),
})

function problemOf(field: AddressField, value: string, issue: z.core.$ZodIssue): AddressProblem {
  if (field === 'country') return 'country'
  if (value.trim() === '') return 'missing'
  if (field === 'phone') return 'phone'
  return issue.code === 'too_big' ? `long:${Number(issue.maximum)}` : 'invalid'
}

/** The contract's schema for the form's values: a field shows the first of its messages, an `AddressProblem`. */
export const addressFormSchema = z.record(z.enum(ADDRESS_FIELDS), z.string()).check(({ value, issues }) => {
  for (const issue of addressSchema.safeParse(addressOf(value)).error?.issues ?? []) {
    const field = ADDRESS_FIELDS.find((name) => name === issue.path[0])
    if (field)
      issues.push({ code: 'custom', input: value, path: [field], message: problemOf(field, value[field], issue) })
  }
})
