'use client'

import { SelectChip } from './select-chip.tsx'

interface ChoiceChipProps<Value extends string> {
  label: string
  /** The choice that does not narrow the rows. */
  all: string
  value: Value | undefined
  choices: readonly { value: Value; label: string }[]
  onChoose: (value: Value | undefined) => void
}

/** One of a few values, or all of them. */
export function ChoiceChip<Value extends string>({ label, all, value, choices, onChoose }: ChoiceChipProps<Value>) {
  // A value of the address that the list does not have, such as the code of an agent below.
  const known = choices.some((choice) => choice.value === value)
  const shown = value !== undefined && !known ? [...choices, { value, label: value }] : choices
  return (
    <SelectChip
      label={label}
      value={value ?? ''}
      text={shown.find((choice) => choice.value === value)?.label ?? all}
      isSet={value !== undefined}
      onChoose={(chosen) => onChoose(shown.find((choice) => choice.value === chosen)?.value)}
    >
      <option value="">{all}</option>
      {shown.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </SelectChip>
  )
}
