import type { HTMLInputAutoCompleteAttribute } from 'react'
import type { AddressField } from './address-values.ts'

interface AddressInput {
  name: AddressField
  /** Of `address.*`. */
  label: 'name' | 'phone' | 'country' | 'region' | 'city' | 'postal_code' | 'line1' | 'line2'
  type: 'text' | 'tel'
  autoComplete: HTMLInputAutoCompleteAttribute
  direction?: 'auto'
}

/** In the order of the form. A name or street is in its own direction. */
export const ADDRESS_INPUTS: readonly AddressInput[] = [
  { name: 'name', label: 'name', type: 'text', autoComplete: 'name', direction: 'auto' },
  { name: 'phone', label: 'phone', type: 'tel', autoComplete: 'tel' },
  { name: 'country', label: 'country', type: 'text', autoComplete: 'country' },
  { name: 'line1', label: 'line1', type: 'text', autoComplete: 'address-line1', direction: 'auto' },
  { name: 'line2', label: 'line2', type: 'text', autoComplete: 'address-line2', direction: 'auto' },
  { name: 'postalCode', label: 'postal_code', type: 'text', autoComplete: 'postal-code' },
  { name: 'city', label: 'city', type: 'text', autoComplete: 'address-level2', direction: 'auto' },
  { name: 'region', label: 'region', type: 'text', autoComplete: 'address-level1', direction: 'auto' },
]
