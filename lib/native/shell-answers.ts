import type { ShellAnswer, ShellToken } from './fake-shell.ts'

/** How an app hands over its token (contract §12). */
export const SHELL_TOKENS = [
  'now',
  'early',
  'late',
  'twice',
  'never',
  'malformed',
  'foreign',
  'switch',
  'logout',
] as const
export type ShellTokenMode = (typeof SHELL_TOKENS)[number]

/** After the page's last request of its own, which is 7.5 s after the first. */
const LATE_MS = 9000
const SWITCH_MS = 4000

/** Messages that the bridge must refuse: no JSON, a wrong type, a foreign form, and values that are out of bounds. */
const malformed = ({ uToken, uid }: ShellToken) => [
  '{"uToken":',
  '"a text"',
  '[]',
  JSON.stringify({ name: 'theme', data: { uToken, uid } }),
  JSON.stringify({ uToken: 'short', uid }),
  JSON.stringify({ uToken, uid: '<b>' }),
  JSON.stringify({ uToken: `${uToken} `, uid }),
]

/** The app's answers to a page. `second` is the account of a switch. */
export function shellAnswers(mode: ShellTokenMode, first: ShellToken, second: ShellToken): ShellAnswer[] {
  const now = { afterMs: 0, token: first }
  switch (mode) {
    case 'now':
      return [now]
    case 'early':
      return [{ afterMs: null, token: first }]
    case 'late':
      return [{ afterMs: LATE_MS, token: first }]
    case 'twice':
      return [now, now]
    case 'never':
      return []
    case 'malformed':
      return malformed(first).map((raw) => ({ afterMs: 0, raw }))
    case 'foreign':
      return [{ ...now, isForeign: true }]
    case 'switch':
      return [now, { afterMs: SWITCH_MS, token: second }]
    case 'logout':
      return [now, { afterMs: SWITCH_MS, isLogout: true }]
  }
}
