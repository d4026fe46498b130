import type { AccountValues } from './account-values.ts'
import { ACCOUNT_FORM, PRESSED } from './form-marks.ts'

/** The user's entries in the server's form before the browser's form replaced it. */
export interface Typed {
  texts: Partial<Record<string, string>>
  /** Names of ticked boxes. */
  ticked: string[]
  /** The focused field and its selection. */
  focus: { name: string; start: number | null; end: number | null } | null
  /** Whether the button of the server's form was pressed, up to the moment when the form was replaced. */
  isPressed: () => boolean
  /** Whether the server's form shows the password, up to that moment. */
  isShown: () => boolean
}

const isNamedInput = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.name !== ''

/** Reads the server's form before it is replaced, so that no entry is lost (SCR-12). */
export function readTyped(document: Document): Typed {
  const form = document.querySelector<HTMLFormElement>(`form[${ACCOUNT_FORM}]`)
  const typed: Typed = {
    texts: {},
    ticked: [],
    focus: null,
    // Between this reading and the replacement a busy machine can take long enough for a press.
    isPressed: () => form?.hasAttribute(PRESSED) ?? false,
    isShown: () => form?.password.type === 'text',
  }
  for (const input of form?.elements ?? []) {
    if (!isNamedInput(input)) continue
    if (input.type === 'checkbox') {
      if (input.checked) typed.ticked.push(input.name)
    } else if (input.type !== 'radio' || input.checked) typed.texts[input.name] = input.value
    if (input === document.activeElement && input.type !== 'radio')
      typed.focus = { name: input.name, start: caret(input, 'selectionStart'), end: caret(input, 'selectionEnd') }
  }
  return typed
}

/** An e-mail field has no selection; some browsers throw when a script reads it. */
function caret(input: HTMLInputElement, end: 'selectionStart' | 'selectionEnd'): number | null {
  try {
    return input[end]
  } catch {
    return null
  }
}

/** Restores focus and selection. */
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

/** The form starts with what the user typed; a typed invite code wins over the remembered one. */
export const initialValues = ({ texts, ticked }: Typed, areaCode: string, inviteCode: string): AccountValues => ({
  method: texts.method === 'mobile' ? 'mobile' : 'email',
  email: texts.email ?? '',
  areaCode,
  mobile: texts.mobile ?? '',
  password: texts.password ?? '',
  code: '',
  vipCode: texts.vipCode || inviteCode,
  terms: ticked.includes('terms'),
})
