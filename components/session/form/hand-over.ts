import { readStoredJson, writeStored } from '#lib/stored.ts'
import type { AccountValues } from './account-values.ts'

/** The user's entries in the server's form before the browser's form replaced it. */
export type Typed = ReturnType<ReturnType<typeof findTyped>>

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
    const { password: _, code: __, ...texts } = { ...findTyped()().texts, ...more() }
    writeStored(KEPT_KEY, JSON.stringify({ form: formKind(), texts }), 'sessionStorage')
  }
  document.addEventListener('click', keep, true)
  return () => document.removeEventListener('click', keep, true)
}

/** As `findTyped`, for a new form: with the entries kept from the form in another language until `keepTyped`. */
export function startTyped() {
  const read = findTyped()
  const kept = readStoredJson(KEPT_KEY, 'sessionStorage') as (Pick<Typed, 'texts'> & { form: string | null }) | null
  const isOfForm = kept?.form === formKind()
  return () => {
    const typed = read()
    const own = Object.entries(typed.texts).filter(([name, text]) => text !== '' && name !== 'method')
    return { ...typed, texts: { ...typed.texts, ...(isOfForm && kept.texts), ...Object.fromEntries(own) } }
  }
}

/** The result reads the server's form, also when it has been replaced, so that no entry is lost (SCR-12). */
export function findTyped() {
  const form = findForm()
  return () => {
    /** By the names of their fields; without boxes that are not ticked. */
    const texts: Partial<Record<string, string>> = {}
    for (const [name, text] of form ? new FormData(form) : []) if (typeof text === 'string') texts[name] = text
    return { texts, isShown: Boolean(form?.querySelector('[name=password][type=text]')) }
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
