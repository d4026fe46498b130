import type { AccountValues } from './account-values.ts'

/** The user's entries in the server's form before the browser's form replaced it. */
export type Typed = ReturnType<ReturnType<typeof findTyped>>

/** The result reads the server's form, also when it has been replaced, so that no entry is lost (SCR-12). */
export function findTyped() {
  const form = document.querySelector<HTMLFormElement>('form[data-account-form]')
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
