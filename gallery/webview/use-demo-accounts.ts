import { useCallback, useRef } from 'react'
import type { DemoLogin } from '@fanfare/kernel/config/demo-logins.ts'
import type { ShellToken } from '#lib/native/fake-shell.ts'
import { WEBVIEW_ACCOUNT_PATH } from '@fanfare/kernel/state-player/choices.ts'
import { type ShellAccounts, textIn } from './shell-settings.ts'

/** Too short to be a token, so the page refuses it. */
const NO_ACCOUNT: ShellToken = { uToken: '', uid: '' }

/** The server knows the accounts: their passwords are in no file of the browser. */
async function logInDemo(locale: string, role: DemoLogin['role']): Promise<ShellToken> {
  const response = await fetch(`/${locale}${WEBVIEW_ACCOUNT_PATH}`, {
    method: 'POST',
    body: new URLSearchParams({ role }),
  })
  if (!response.ok) throw new Error(`The login of the ${role} answered ${response.status}.`)
  const { uToken, uid } = (await response.json()) as ShellToken
  return { uToken, uid }
}

const byHand = (form: FormData, which: keyof ShellAccounts): ShellToken | null => {
  const [uToken, uid] = [textIn(form, `${which}Token`), textIn(form, `${which}Uid`)]
  return uToken || uid ? { uToken, uid } : null
}

/**
 * The two accounts of a switch: the tokens of the form, else the demonstration's trader and agent, logged in once.
 * @throws Error when the demonstration refuses the login
 */
export function useDemoAccounts(locale: string, hasAccounts: boolean): (form: FormData) => Promise<ShellAccounts> {
  const loggedIn = useRef<Promise<ShellAccounts> | null>(null)
  return useCallback(
    async (form) => {
      const typed = { first: byHand(form, 'first'), second: byHand(form, 'second') }
      if (typed.first && typed.second) return { first: typed.first, second: typed.second }
      const logInBoth = async () => ({
        first: await logInDemo(locale, 'user'),
        second: await logInDemo(locale, 'agent'),
      })
      if (hasAccounts) loggedIn.current ??= logInBoth()
      const demo = await loggedIn.current?.catch((error: unknown) => {
        loggedIn.current = null
        throw error
      })
      return {
        first: typed.first ?? demo?.first ?? NO_ACCOUNT,
        second: typed.second ?? demo?.second ?? NO_ACCOUNT,
      }
    },
    [locale, hasAccounts],
  )
}
