import * as z from 'zod/mini'
import { addressSchema, type Address } from '@fanfare/contract/task/rewards.ts'

export const ADDRESS_FIELDS = ['name', 'phone', 'country', 'line1', 'line2', 'postalCode', 'city', 'region'] as const
export type AddressField = (typeof ADDRESS_FIELDS)[number]

/** The form's values; empty optional fields are left out of the call. */
export type AddressValues = Record<AddressField, string>

export const NO_ADDRESS: AddressValues = {
  name: '',
  phone: '',
  country: '',
  line1: '',
  line2: '',
  postalCode: '',
  city: '',
  region: '',
}

/** `long:100`: longer than 100 characters. */
type AddressProblem = 'missing' | 'phone' | 'country' | 'invalid' | `long:${number}`

export const addressOf = ({ region, line2, ...values }: AddressValues): Address => ({
  ...values,
  ...(region.trim() !== '' && { region }),
  ...(line2.trim() !== '' && { line2 }),
})

const isField = (name: unknown): name is AddressField => ADDRESS_FIELDS.some((field) => field === name)

function problemOf(field: AddressField, value: string, issue: z.core.$ZodIssue): AddressProblem {
  if (field === 'country') return 'country'
  if (value.trim() === '') return 'missing'
  if (field === 'phone') return 'phone'
  return issue.code === 'too_big' ? `long:${Number(issue.maximum)}` : 'invalid'
}

/** The problems that the contract's schema finds, one per field. */
function addressProblems(values: AddressValues): Partial<Record<AddressField, AddressProblem>> {
  const problems: Partial<Record<AddressField, AddressProblem>> = {}
  for (const issue of addressSchema.safeParse(addressOf(values)).error?.issues ?? []) {
    const [field] = issue.path
    if (isField(field)) problems[field] ??= problemOf(field, values[field], issue)
  }
  return problems
}

/** The form's schema; a field's message is its `AddressProblem`. */
export const addressFormSchema = z.record(z.enum(ADDRESS_FIELDS), z.string()).check(({ value, issues }) => {
  for (const [field, message] of Object.entries(addressProblems(value)))
    issues.push({ code: 'custom', input: value, path: [field], message })
})
