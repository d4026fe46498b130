import type { ShellAnswer, ShellToken } from './fake-shell.ts'

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

/** The app's answers to a page, by how it hands over its token (contract §12). `second` is the account of a switch. */
export function shellAnswers(first: ShellToken, second: ShellToken) {
  const now = { afterMs: 0, token: first }
  return {
    now: [now],
    early: [{ afterMs: null, token: first }],
    late: [{ afterMs: LATE_MS, token: first }],
    twice: [now, now],
    never: [],
    malformed: malformed(first).map((raw) => ({ afterMs: 0, raw })),
    foreign: [{ ...now, isForeign: true }],
    switch: [now, { afterMs: SWITCH_MS, token: second }],
    logout: [now, { afterMs: SWITCH_MS, isLogout: true }],
  } satisfies Record<string, ShellAnswer[]>
}

export type ShellTokenMode = keyof ReturnType<typeof shellAnswers>
