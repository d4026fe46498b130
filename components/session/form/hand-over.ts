import { useEffect, useRef, useState } from 'react'
import type { AccountValues } from './account-values.ts'
import { ACCOUNT_FORM } from './form-marks.ts'

/** The user's entries in the server's form before the browser's form replaced it. */
export interface Typed {
  texts: Partial<Record<string, string>>
  /** Names of ticked boxes. */
  ticked: string[]
  /** The focused field and its selection. */
  focus: { name: string; start: number | null; end: number | null } | null
  /** Whether the server's form shows the password, up to the moment when it was replaced. */
  isShown: () => boolean
}

const isNamedInput = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.name !== ''

/** In `sessionStorage`, from a press on a language until the form in it is there. */
const KEPT_KEY = 'fanfareTyped'

type Kept = Pick<Typed, 'texts' | 'ticked'> & { form: string | null }

const formOf = (document: Document) => document.querySelector<HTMLFormElement>(`form[${ACCOUNT_FORM}]`)

/**
 * A press on a language opens another document: keeps the entries of the account form for it, except passwords and codes, which a
 * script or a restored tab could find in storage. `more` has values without a field.
 */
export function keepTyped(document: Document, more: () => Typed['texts'] = () => ({})) {
  const keep = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest('[data-language]')) return
    const { texts, ticked } = readTyped(document)
    const { password: _, code: __, ...kept } = { ...texts, ...more() }
    const form = formOf(document)?.getAttribute(ACCOUNT_FORM) ?? null
    try {
      sessionStorage.setItem(KEPT_KEY, JSON.stringify({ form, texts: kept, ticked } satisfies Kept))
    } catch {
      // Without storage the form starts empty.
    }
  }
  document.addEventListener('click', keep, true)
  return () => document.removeEventListener('click', keep, true)
}

/** The entries that `keepTyped` has kept for this form, once. */
function takeKept(form: string | null): Kept {
  const nothing = { form, texts: {}, ticked: [] }
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEPT_KEY) ?? 'null') as Kept | null
    sessionStorage.removeItem(KEPT_KEY)
    return kept?.form === form ? kept : nothing
  } catch {
    return nothing
  }
}

/** The entries for a new form: those of the server's form, and those kept from the form in another language. */
export function startTyped(document: Document): Typed {
  const typed = readTyped(document)
  const kept = takeKept(formOf(document)?.getAttribute(ACCOUNT_FORM) ?? null)
  const own = Object.entries(typed.texts).filter(([name, text]) => text !== '' && name !== 'method')
  return {
    ...typed,
    texts: { ...typed.texts, ...kept.texts, ...Object.fromEntries(own) },
    ticked: [...typed.ticked, ...kept.ticked],
  }
}

/** Reads the server's form before it is replaced, so that no entry is lost (SCR-12). */
export function readTyped(document: Document) {
  const form = formOf(document)
  const typed: Typed = {
    texts: {},
    ticked: [],
    focus: null,
    isShown: () => form?.password.type === 'text',
  }
  for (const input of form?.elements ?? []) {
    if (!isNamedInput(input)) continue
    if (input.type === 'checkbox') {
      if (input.checked) typed.ticked.push(input.name)
    } else if (input.type !== 'radio' || input.checked) typed.texts[input.name] = input.value
    if (input === document.activeElement && input.type !== 'radio')
      typed.focus = { name: input.name, start: input.selectionStart, end: input.selectionEnd }
  }
  return typed
}

/** Restores focus and selection. */
export function restoreFocus(document: Document, focus: Typed['focus']) {
  if (!focus) return
  const input = document.querySelector<HTMLInputElement>(`form[${ACCOUNT_FORM}] input[name="${focus.name}"]`)
  input?.focus({ preventScroll: true })
  // An e-mail field has no selection.
  if (focus.start !== null) input?.setSelectionRange(focus.start, focus.end)
}

/** What the user typed into the server's form; restores the focus once, when the browser's form has replaced it. */
export function useTyped(): Typed {
  const [typed] = useState(() => startTyped(document))
  const isHandedOver = useRef(false)
  useEffect(() => {
    if (isHandedOver.current) return
    isHandedOver.current = true
    restoreFocus(document, typed.focus)
  }, [typed])
  return typed
}

/** The form starts with what the user typed; a typed invite code wins over the remembered one. */
export const initialValues = ({ texts, ticked }: Typed, areaCode: string, inviteCode: string): AccountValues => ({
  method: texts.method === 'mobile' ? 'mobile' : 'email',
  email: texts.email ?? '',
  areaCode: texts.areaCode ?? areaCode,
  mobile: texts.mobile ?? '',
  password: texts.password ?? '',
  code: '',
  vipCode: texts.vipCode || inviteCode,
  terms: ticked.includes('terms'),
})
