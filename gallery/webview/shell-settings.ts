import type { ShellAnswer, ShellOptions, ShellToken } from '#lib/native/fake-shell.ts'
import { NATIVE } from '#lib/native/settings.ts'
import { shellAnswers } from '#lib/native/shell-answers.ts'

/** The two accounts of a switch, typed or from the demonstration. */
export interface ShellAccounts {
  first: ShellToken
  second: ShellToken
}

const DEVICE_ID = 'simulator'

export const textIn = (form: FormData, name: string) => {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

/** The fake app that the form of the simulator describes. */
export function shellOptions(form: FormData, accounts: ShellAccounts): ShellOptions {
  const style = textIn(form, 'style')
  const version = textIn(form, 'otherVersion') || textIn(form, 'version')
  const isInAgent = textIn(form, 'versionPlace') === 'agent'
  const info = { appVersion: version, deviceId: DEVICE_ID }
  const login = { ...accounts.first, ...info }
  const answers: Partial<Record<string, ShellAnswer[]>> = shellAnswers(login, { ...accounts.second, ...info })
  return {
    names: NATIVE,
    object: style === 'ios' || style === 'android' ? style : null,
    agentVersion: isInAgent ? version : null,
    answers: answers[textIn(form, 'mode')] ?? [],
    login,
  }
}

/** The path of a page of this site, or null for anything else. */
export function ownPath(text: string, origin: string) {
  if (!URL.canParse(text, origin)) return null
  const url = new URL(text, origin)
  return url.origin === origin ? url.pathname + url.search + url.hash : null
}
