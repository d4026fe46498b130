import { readStoredJson, writeStored } from '../stored.ts'

/** In `sessionStorage`, from a press on a language until the same form in it is there. */
const KEY = 'fanfareTyped'

type Kept = [form: string, typed: [name: string, text: string][]]

const findForm = () => document.querySelector<HTMLFormElement>('form[data-account-form]')

/**
 * A press on a language opens another document: keeps what was typed into the account form for it, except passwords and codes, which a
 * script or a restored tab could find in storage.
 */
export function keepTyped(): void {
  const form = findForm()
  if (!form) return
  const typed = [...new FormData(form)].filter(([name]) => name !== 'password' && name !== 'code')
  writeStored(KEY, JSON.stringify([form.dataset.accountForm, typed]), 'sessionStorage')
}

/** Types it into the server's form in the other language, from where it comes into the live form like all that is typed early. */
export function restoreTyped(): void {
  const kept = readStoredJson(KEY, 'sessionStorage') as Kept | null
  const form = findForm()
  writeStored(KEY, null, 'sessionStorage')
  if (form?.dataset.accountForm !== kept?.[0]) return
  for (const [name, text] of kept?.[1] ?? []) {
    let field = form?.elements.namedItem(name)
    if (!field) {
      // The chosen country has no field in the server's form.
      field = Object.assign(document.createElement('input'), { type: 'hidden', name })
      form?.append(field)
    }
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = true
    else if (field instanceof HTMLInputElement || field instanceof RadioNodeList) field.value = text
  }
}
