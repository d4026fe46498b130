import { Fragment, type ReactNode } from 'react'

/**
 * Puts an element where a sentence has `{name}`. The server formats the sentence with the slot's own name as argument
 * (`t('countdown.ends_in', { duration: '{duration}' })`), so a leaf needs no message formatter.
 */
export function fillSlot(sentence: string, name: string, element: ReactNode): ReactNode {
  const parts = sentence.split(`{${name}}`)
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && element}
      {part}
    </Fragment>
  ))
}
