import { readCodeIn } from '@fanfare/contract/typed-text.ts'

/** The script of the head (lib/head) writes it too, because a visitor may leave before other code has loaded. */
export const INVITE_CODE_KEY = 'fanfareVipCode'
const INVITE_FORM = /^[A-Za-z0-9]{4,16}$/

/** Whether the text has the form of a code; only the gateway knows whether it exists. */
export const isInviteCode = (text: string) => INVITE_FORM.test(text)

/** `vipCode` of the URL, remembered until registration (AUTH-5); an invalid one is ignored. */
export function rememberInviteCode(search: string) {
  const asked = readCodeIn(search, 'vipCode')
  try {
    if (asked !== null && INVITE_FORM.test(asked)) localStorage.setItem(INVITE_CODE_KEY, asked)
    const kept = localStorage.getItem(INVITE_CODE_KEY)
    return kept !== null && INVITE_FORM.test(kept) ? kept : null
  } catch {
    return asked !== null && INVITE_FORM.test(asked) ? asked : null
  }
}

export function forgetInviteCode() {
  try {
    localStorage.removeItem(INVITE_CODE_KEY)
    delete document.documentElement.dataset.invite
  } catch {
    // Nothing was stored.
  }
}
