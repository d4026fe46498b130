import { readCodeIn } from '@fanfare/contract/typed-text.ts'
import { readStored, writeStored } from '../stored.ts'

/** The script of the head (lib/head) writes it too, because a visitor may leave before other code has loaded. */
export const INVITE_CODE_KEY = 'fanfareVipCode'
const INVITE_FORM = /^[A-Za-z0-9]{4,16}$/

/** Whether the text has the form of a code; only the gateway knows whether it exists. */
export const isInviteCode = (text: string) => INVITE_FORM.test(text)

/** `vipCode` of the URL, remembered until registration (AUTH-5); an invalid one is ignored. */
export function rememberInviteCode(search: string) {
  const asked = readCodeIn(search, 'vipCode')
  if (asked !== null && isInviteCode(asked)) {
    writeStored(INVITE_CODE_KEY, asked)
    return asked
  }
  const kept = readStored(INVITE_CODE_KEY)
  return kept !== null && isInviteCode(kept) ? kept : null
}

export function forgetInviteCode() {
  writeStored(INVITE_CODE_KEY, null)
  delete document.documentElement.dataset.invite
}
