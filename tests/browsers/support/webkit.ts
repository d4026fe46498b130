import { spawn, type ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { deadline } from '@fanfare/kernel/testing/deadline.ts'
import { freePort } from '@fanfare/runner/processes/free-port.ts'
import type { WebKitPrograms } from '@fanfare/runner/testing/engines.ts'
import { LISTEN, READ_VIOLATIONS, type HeldCookie, type TestBrowser } from './test-browser.ts'

const START_MS = deadline(20_000)
/** The key of an element's reference (WebDriver §12.1). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
/** Starts a virtual screen and returns its number, which Xvfb chooses. */
async function startDisplay(program: string): Promise<{ process: ChildProcess; display: string }> {
  const child = spawn(program, ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const lines = createInterface({ input: child.stdio[3] as Readable })
  const signal = AbortSignal.timeout(START_MS)
  const display = await new Promise<string>((resolve, reject) => {
    lines.once('line', resolve)
    signal.addEventListener('abort', () => reject(new Error('Xvfb did not start')), { once: true })
  })
  return { process: child, display: `:${display}` }
}

type Send = <Value>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<Value>

/** One command of W3C WebDriver. @throws Error with the driver's answer */
const createSend =
  (origin: string): Send =>
  async (method, path, body) => {
    const response = await fetch(origin + path, { method, body: body && JSON.stringify(body) })
    const answer = (await response.json()) as { value: unknown }
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(answer.value)}`)
    return answer.value as never
  }

async function untilReady(send: Send): Promise<void> {
  for (let waited = 0; waited < START_MS; waited += 100) {
    const isReady = await send<{ ready: boolean }>('GET', '/status').then(
      ({ ready }) => ready,
      () => false,
    )
    if (isReady) return
    await sleep(100)
  }
  throw new Error('WebKitWebDriver did not start')
}

/** WebKitGTK's MiniBrowser, driven by W3C WebDriver. */
export async function openWebKit({ driver, browser, display }: WebKitPrograms): Promise<TestBrowser> {
  const screen = await startDisplay(display)
  const port = await freePort()
  const env = { ...process.env, DISPLAY: screen.display, GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1' }
  const server = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], { env, stdio: 'ignore' })
  const stop = () => {
    server.kill()
    screen.process.kill()
  }
  const send = createSend(`http://127.0.0.1:${port}`)
  const start = async () => {
    await untilReady(send)
    const alwaysMatch = { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } }
    const { sessionId } = await send<{ sessionId: string }>('POST', '/session', { capabilities: { alwaysMatch } })
    return `/session/${sessionId}`
  }
  const session = await start().catch((error: unknown) => {
    stop()
    throw error
  })
  await send('POST', `${session}/window/rect`, { x: 0, y: 0, width: 1280, height: 900 })

  const find = async (selector: string) => {
    const query = { using: 'css selector', value: selector }
    const element = await send<Record<string, string>>('POST', `${session}/element`, query)
    return `${session}/element/${element[ELEMENT]}`
  }
  const evaluate: TestBrowser['evaluate'] = (expression) =>
    send('POST', `${session}/execute/sync`, { script: `return ${expression}`, args: [] })
  // WebDriver cannot run a script before the page's own. A page refused during parsing does not hydrate.
  const load = async (command: string, body: object) => {
    await send('POST', `${session}/${command}`, body)
    await evaluate(LISTEN)
  }
  return {
    open: (url) => load('url', { url }),
    reload: () => load('refresh', {}),
    evaluate,
    click: async (selector) => send('POST', `${await find(selector)}/click`, {}),
    type: async (selector, text) => send('POST', `${await find(selector)}/value`, { text }),
    cookies: () => send<HeldCookie[]>('GET', `${session}/cookie`),
    violations: () => evaluate<string[]>(READ_VIOLATIONS),
    close: async () => {
      await send('DELETE', session).catch(() => undefined)
      stop()
    },
  }
}
