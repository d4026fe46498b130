// @vitest-environment jsdom
import { runInThisContext } from 'node:vm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBridge, type BridgeWindow } from './bridge.ts'
import { type FakeShell, installFakeShell, type ShellAnswer, type ShellOptions, type ShellToken } from './fake-shell.ts'
import { NATIVE } from './settings.ts'
import { shellAnswers, type ShellTokenMode } from './shell-answers.ts'

const FIRST: ShellToken = { uToken: 'first-token-0123456789', uid: 'u1' }
const SECOND: ShellToken = { uToken: 'second-token-0123456789', uid: 'u2' }
const ANSWERS: Record<string, ShellAnswer[]> = shellAnswers(FIRST, SECOND)

let frame: HTMLIFrameElement
beforeEach(() => {
  vi.useFakeTimers()
  frame = document.createElement('iframe')
  document.body.append(frame)
})
afterEach(() => frame.remove())

/** The real bridge in a page of the fake app. */
function openPage(mode: string, changes: Partial<ShellOptions> = {}) {
  const page = frame.contentWindow as Window & typeof globalThis
  const shell: FakeShell = installFakeShell(page, {
    names: NATIVE,
    object: 'ios',
    agentVersion: '4.2.16',
    answers: ANSWERS[mode] ?? [],
    login: null,
    ...changes,
  })
  // jsdom gives a frame timers of its own, which the test cannot move.
  page.setTimeout = ((run: () => void, ms: number) => setTimeout(run, ms)) as never
  const uids: string[] = []
  const refused: string[] = []
  const bridge = createBridge(page as unknown as BridgeWindow, {
    onToken: (user) => uids.push(user?.uid ?? 'logout'),
    onRefused: (reason) => refused.push(reason),
  })
  bridge.askForToken()
  return { bridge, shell, uids, refused, sent: () => shell.traffic.filter(({ from }) => from === 'page') }
}

test.each([
  ['ios', 'webkit.messageHandlers.fanfare'],
  ['android', 'FanfareBridge'],
] as const)(
  '[APP-7] the fake app of %s is asked through its object and answers in the new style',
  async (object, by) => {
    const { shell, uids, bridge } = openPage('now', { object })
    await vi.advanceTimersByTimeAsync(0)
    expect(bridge).toMatchObject({ inApp: true, version: '4.2.16' })
    expect(shell.traffic.map((entry) => [entry.from, entry.by])).toEqual([
      ['page', by],
      ['app', 'onFanfareMessage'],
    ])
    expect(uids).toEqual(['u1'])
  },
)

test('[APP-7] an old app is asked by an address and answers by setAppToken, without a wrapper', async () => {
  const { shell, uids } = openPage('now', { object: null, agentVersion: '3.2.9' })
  await vi.advanceTimersByTimeAsync(0)
  expect(shell.traffic).toEqual([
    { from: 'page', by: 'fanfare://', text: 'fanfare://getToken?' },
    { from: 'app', by: 'setAppToken', text: JSON.stringify(FIRST) },
  ])
  expect(uids).toEqual(['u1'])
})

const OUTCOMES: Record<ShellTokenMode, { uids: string[]; refused: number; asked: number }> = {
  now: { uids: ['u1'], refused: 0, asked: 1 },
  // Handed over when the document is there, which jsdom's was before.
  early: { uids: ['u1'], refused: 0, asked: 2 },
  late: { uids: ['u1'], refused: 0, asked: 5 },
  twice: { uids: ['u1', 'u1'], refused: 0, asked: 1 },
  never: { uids: [], refused: 0, asked: 5 },
  malformed: { uids: [], refused: 11, asked: 5 },
  foreign: { uids: [], refused: 0, asked: 5 },
  switch: { uids: ['u1', 'u2'], refused: 0, asked: 1 },
  logout: { uids: ['u1', 'logout'], refused: 0, asked: 1 },
}

test.each(Object.entries(OUTCOMES))(
  '[APP-1][APP-7] a token that comes “%s” does to the page what the bridge promises',
  async (mode, outcome) => {
    const { uids, refused, sent } = openPage(mode)
    await vi.advanceTimersByTimeAsync(10_000)
    expect({ uids, refused: refused.length, asked: sent().length }).toEqual(outcome)
  },
)

test('[APP-7] the fake app is complete in itself, so that its source can travel into a page', () => {
  const source = installFakeShell.toString()
  const run = runInThisContext(`(${source})`) as typeof installFakeShell
  const options = { names: NATIVE, object: 'android', agentVersion: null, answers: [], login: null } as const
  const shell = run(frame.contentWindow as Window & typeof globalThis, options)
  const port = (frame.contentWindow as unknown as Record<string, { postMessage: (json: string) => void }>).FanfareBridge
  port?.postMessage('{"name":"getToken"}')
  expect(shell.traffic).toHaveLength(1)
})
