import type { BrowserContext, Page } from '@playwright/test'
import {
  installFakeShell,
  type FakeShell,
  type ShellAnswer,
  type ShellOptions,
  type ShellToken,
  type ShellTraffic,
} from '#lib/native/fake-shell.ts'
import { NATIVE } from '#lib/native/settings.ts'
import { shellAnswers, type ShellTokenMode } from '#lib/native/shell-answers.ts'
import type { User } from './users.ts'

type ShellWindow = Window & { fakeShell: FakeShell }

export const tokenOf = ({ token, userId }: Pick<User, 'token' | 'userId'>, version = '4.2.16'): ShellToken => ({
  uToken: token,
  uid: userId,
  appVersion: version,
  deviceId: 'test-device',
})

export interface FakeApp extends Partial<Omit<ShellOptions, 'names' | 'answers'>> {
  mode: ShellTokenMode
  first: ShellToken
  second?: ShellToken
}

/** Every page of the context then runs in the fake app of the simulator; by default the newest app on iOS. */
export async function enterApp(
  context: BrowserContext,
  { mode, first, second = first, object = 'ios', agentVersion = '4.2.16', login = null }: FakeApp,
): Promise<void> {
  const options: ShellOptions = {
    names: { handler: NATIVE.handler, androidObject: NATIVE.androidObject, scheme: NATIVE.scheme },
    object,
    agentVersion,
    answers: shellAnswers(first, second)[mode],
    login,
  }
  const source = installFakeShell.toString()
  await context.addInitScript(`if (window === top) window.fakeShell = (${source})(window, ${JSON.stringify(options)})`)
}

export const trafficOf = (page: Page): Promise<ShellTraffic[]> =>
  page.evaluate(() => (window as unknown as ShellWindow).fakeShell.traffic)

/** The messages of the page to the app, besides its requests for the token. */
export async function messagesOf(page: Page): Promise<string[]> {
  const said = (await trafficOf(page)).filter(({ from }) => from === 'page').map(({ text }) => text)
  return said.filter((text) => !text.includes('getToken'))
}

/** The parsed messages of the new style, besides the requests for the token. */
export const callsOf = async (page: Page): Promise<{ name: string; params: Record<string, string> }[]> =>
  (await messagesOf(page)).map((json) => JSON.parse(json) as { name: string; params: Record<string, string> })

export const sendByApp = (page: Page, answer: ShellAnswer): Promise<void> =>
  page.evaluate((given) => (window as unknown as ShellWindow).fakeShell.answer(given), answer)
