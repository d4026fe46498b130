import { readStoredJson, writeStored } from '#lib/stored.ts'
import type { AccountValues } from './account-values.ts'

/** The user's entries in the server's form before the browser's form replaced it. */
export type Typed = ReturnType<typeof readTyped>

/** In `sessionStorage`, from a press on a language until the form in it is there. */
const KEPT_KEY = 'fanfareTyped'

/** That of the server, or that of the browser. */
const findForm = () => document.querySelector<HTMLFormElement>('form[data-account-form]')

const formKind = () => findForm()?.dataset.accountForm ?? null

/**
 * A press on a language opens another document: keeps the entries of the account form for it, except passwords and codes, which a
 * script or a restored tab could find in storage. `more` has values without a field. What was kept for this document is read by then.
 */
export function keepTyped(more: () => Typed['texts'] = () => ({})) {
  writeStored(KEPT_KEY, null, 'sessionStorage')
  const keep = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest('[data-language]')) return
    const { password: _, code: __, ...texts } = { ...readTyped().texts, ...more() }
    writeStored(KEPT_KEY, JSON.stringify({ form: formKind(), texts }), 'sessionStorage')
  }
  document.addEventListener('click', keep, true)
  return () => document.removeEventListener('click', keep, true)
}

/** The entries for a new form: those of the server's form, and those kept from the form in another language until `keepTyped`. */
export function startTyped() {
  const typed = readTyped()
  const kept = readStoredJson(KEPT_KEY, 'sessionStorage') as (Pick<Typed, 'texts'> & { form: string | null }) | null
  const own = Object.entries(typed.texts).filter(([name, text]) => text !== '' && name !== 'method')
  const isOfForm = kept?.form === formKind()
  return { ...typed, texts: { ...typed.texts, ...(isOfForm && kept.texts), ...Object.fromEntries(own) } }
}

/** Reads the server's form before it is replaced, so that no entry is lost (SCR-12). */
export function readTyped() {
  const form = findForm()
  /** By the names of their fields; without boxes that are not ticked. */
  const texts: Partial<Record<string, string>> = {}
  for (const [name, text] of form ? new FormData(form) : []) if (typeof text === 'string') texts[name] = text
  return {
    texts,
    /** Whether the server's form shows the password, up to the moment when it was replaced. */
    isShown: () => form?.password.type === 'text',
  }
}

/** The form starts with what the user typed; a typed invite code wins over the remembered one. */
export const initialValues = ({ texts }: Typed, areaCode: string, inviteCode: string): AccountValues => ({
  email: '',
  areaCode,
  mobile: '',
  password: '',
  ...texts,
  method: texts.method === 'mobile' ? 'mobile' : 'email',
  code: '',
  vipCode: texts.vipCode || inviteCode,
  terms: texts.terms !== undefined,
})
