import type { HTMLInputAutoCompleteAttribute } from 'react'
import type { AddressField } from './address-values.ts'

const LABELS = {
  name: 'address.name',
  phone: 'address.phone',
  country: 'address.country',
  line1: 'address.line1',
  line2: 'address.line2',
  postalCode: 'address.postal_code',
  city: 'address.city',
  region: 'address.region',
} as const satisfies Record<AddressField, string>

interface AddressInput {
  name: AddressField
  /** The key of its label. */
  label: (typeof LABELS)[AddressField]
  type: 'text' | 'tel'
  autoComplete: HTMLInputAutoCompleteAttribute
  direction?: 'auto'
}

/** In the order of the form. A name or street is in its own direction. */
export const ADDRESS_INPUTS: readonly AddressInput[] = [
  { name: 'name', label: LABELS.name, type: 'text', autoComplete: 'name', direction: 'auto' },
  { name: 'phone', label: LABELS.phone, type: 'tel', autoComplete: 'tel' },
  { name: 'country', label: LABELS.country, type: 'text', autoComplete: 'country' },
  { name: 'line1', label: LABELS.line1, type: 'text', autoComplete: 'address-line1', direction: 'auto' },
  { name: 'line2', label: LABELS.line2, type: 'text', autoComplete: 'address-line2', direction: 'auto' },
  { name: 'postalCode', label: LABELS.postalCode, type: 'text', autoComplete: 'postal-code' },
  { name: 'city', label: LABELS.city, type: 'text', autoComplete: 'address-level2', direction: 'auto' },
  { name: 'region', label: LABELS.region, type: 'text', autoComplete: 'address-level1', direction: 'auto' },
]
