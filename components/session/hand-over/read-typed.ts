import { ACCOUNT_FORM, PRESSED } from './form-marks.ts'

/** What a person did with the server's form before it came alive. */
export interface Typed {
  texts: Partial<Record<string, string>>
  /** Names of ticked boxes. */
  ticked: string[]
  /** Where the caret was. */
  focus: { name: string; start: number | null; end: number | null } | null
  /** The button was pressed already. */
  pressed: boolean
}

const isOfInterest = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.name !== ''

/** Reads the server's form, while it still stands: nothing that was typed is ever lost (SCR-12). */
export function readTyped(document: Document): Typed {
  const form = document.querySelector<HTMLFormElement>(`form[${ACCOUNT_FORM}]`)
  const typed: Typed = { texts: {}, ticked: [], focus: null, pressed: form?.hasAttribute(PRESSED) ?? false }
  for (const input of form?.elements ?? []) {
    if (!isOfInterest(input)) continue
    if (input.type === 'checkbox') {
      if (input.checked) typed.ticked.push(input.name)
    } else if (input.type !== 'radio' || input.checked) typed.texts[input.name] = input.value
    if (input === document.activeElement && input.type !== 'radio')
      typed.focus = { name: input.name, start: caret(input, 'selectionStart'), end: caret(input, 'selectionEnd') }
  }
  return typed
}

/** An e-mail field tells no selection; asking is an error in some browsers. */
function caret(input: HTMLInputElement, end: 'selectionStart' | 'selectionEnd'): number | null {
  try {
    return input[end]
  } catch {
    return null
  }
}

/** Puts the caret back where it was. */
export function restoreFocus(document: Document, focus: Typed['focus']): void {
  if (!focus) return
  const input = document.querySelector<HTMLInputElement>(`form[${ACCOUNT_FORM}] input[name="${focus.name}"]`)
  input?.focus({ preventScroll: true })
  try {
    if (focus.start !== null) input?.setSelectionRange(focus.start, focus.end)
  } catch {
    // A field of this type has no selection.
  }
}
