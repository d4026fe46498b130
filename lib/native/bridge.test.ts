import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createBridge, type AppCredentials, type BridgeWindow } from './bridge.ts'

const AGENT = (version: string) => `Mozilla/5.0 FanfareApp/${version} Mobile`
const TOKEN = 'abcdefghijklmnop.-_42'
const good = (changes: object = {}) => JSON.stringify({ name: 'token', data: { uToken: TOKEN, uid: 'u1', ...changes } })

interface Frame {
  src: string
  remove: () => void
}

function setUp({
  agent = '',
  ios = false,
  android = false,
  queued,
  knownVersion,
  half = false,
}: {
  half?: boolean
  agent?: string
  ios?: boolean
  android?: boolean
  queued?: unknown[]
  knownVersion?: string
} = {}) {
  const posted: { id: string; name: string; params: Record<string, string> }[] = []
  const postMessage = (json: string) => void posted.push(JSON.parse(json) as (typeof posted)[number])
  const frames: Frame[] = []
  let open = 0
  let widest = 0
  const listeners: ((event: object) => void)[] = []
  const window = {
    addEventListener: (type: string, listener: (event: object) => void) =>
      void (type === 'message' && listeners.push(listener)),
    navigator: { userAgent: agent },
    document: {
      createElement: () => ({ src: '', remove: () => void (open -= 1) }),
      documentElement: {
        append: (frame: Frame) => {
          frames.push(frame)
          open += 1
          widest = Math.max(widest, open)
        },
      },
    },
    ...(ios && { webkit: { messageHandlers: { fanfare: { postMessage } } } }),
    ...(android && { FanfareBridge: { postMessage } }),
    ...(half && { FanfareBridge: {} }),
    __fanfareMessages: queued,
  } as unknown as BridgeWindow & Record<'onFanfareMessage' | 'setAppToken', (message: unknown) => void>
  const tokens: AppCredentials[] = []
  let logouts = 0
  const refused: string[] = []
  const bridge = createBridge(window, {
    onToken: (credentials) => (credentials ? tokens.push(credentials) : (logouts += 1)),
    onRefused: (reason) => refused.push(reason),
    knownVersion,
  })
  /** Does as `postMessage` of another window. */
  const post = (event: object) => {
    for (const listener of [...listeners, window.onmessage as ((event: object) => void) | undefined]) listener?.(event)
  }
  return { window, bridge, posted, post, frames, tokens, refused, widest: () => widest, logouts: () => logouts }
}

beforeEach(() => vi.useFakeTimers())

describe('a bridge that is not ready yet', () => {
  const ready = (posted: string[]) => (json: string) => void posted.push((JSON.parse(json) as { name: string }).name)

  test('[APP-1] a bridge that throws is asked for the token again, and breaks nothing', async () => {
    const { bridge, window } = setUp({ agent: AGENT('4.2.16'), android: true })
    const posted: string[] = []
    let calls = 0
    window.FanfareBridge = {
      postMessage: (json: string) => {
        if (++calls === 1) throw new Error('Java exception was raised during method invocation')
        ready(posted)(json)
      },
    }
    expect(() => bridge.askForToken()).not.toThrow()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(posted).toEqual(['getToken', 'getToken', 'getToken', 'getToken'])
  })

  test('[APP-1] an object that gets its function later is the app’s, and is asked then', async () => {
    const posted: string[] = []
    const { bridge, window } = setUp({ knownVersion: '4.2.16', half: true })
    expect(bridge.inApp).toBe(true)
    bridge.askForToken()
    window.FanfareBridge = { postMessage: ready(posted) }
    await vi.advanceTimersByTimeAsync(600)
    expect(posted).toEqual(['getToken'])
  })

  test('[APP-3] what a person opens is sent again until the bridge takes it, once', async () => {
    const { bridge, window } = setUp({ agent: AGENT('4.2.16'), android: true })
    const posted: string[] = []
    window.FanfareBridge = {}
    expect(() => bridge.open('support/chat')).not.toThrow()
    window.FanfareBridge = { postMessage: ready(posted) }
    await vi.advanceTimersByTimeAsync(10_000)
    expect(posted).toEqual(['open'])
  })

  test('[APP-3] several presses while the bridge throws open one screen', async () => {
    const { bridge, window } = setUp({ agent: AGENT('4.2.16'), android: true })
    const posted: string[] = []
    window.FanfareBridge = {}
    for (let press = 0; press < 3; press += 1) bridge.open('support/chat')
    window.FanfareBridge = { postMessage: ready(posted) }
    await vi.advanceTimersByTimeAsync(10_000)
    expect(posted).toEqual(['open'])
  })
})

describe('message style', () => {
  test.each([
    ['3.3.0', 'new'],
    ['3.10.0', 'new'],
    ['4.2.16', 'new'],
    ['3.2.9', 'old'],
    ['2.99.99', 'old'],
  ])('[APP-1] app %s speaks the %s style', async (version, style) => {
    for (const system of ['ios', 'android']) {
      const { bridge, posted, frames } = setUp({ agent: AGENT(version), [system]: true })
      bridge.open('support/chat', { traderId: 't1' })
      await vi.advanceTimersByTimeAsync(60)
      const message = { id: '1', name: 'open', params: { route: 'support/chat', traderId: 't1' } }
      expect([posted, frames.map(({ src }) => src)]).toEqual(
        style === 'new' ? [[message], []] : [[], ['fanfare://open?traderId=t1&route=support%2Fchat']],
      )
    }
  })

  test('[APP-1][DEV-14] an app of unknown version counts as too old until it sends its version', async () => {
    const { bridge, window, posted, frames } = setUp({ ios: true })
    expect(bridge).toMatchObject({ inApp: true, version: null })
    bridge.login()
    await vi.advanceTimersByTimeAsync(60)
    expect(frames).toHaveLength(1)
    window.onFanfareMessage(good({ appVersion: '4.2.14' }))
    bridge.login()
    expect(bridge.version).toBe('4.2.14')
    expect(posted).toHaveLength(1)
  })

  test('[APP-2] the version that the app sent in an earlier visit still counts', () => {
    expect(setUp({ ios: true, knownVersion: '4.0.0' }).bridge.version).toBe('4.0.0')
    expect(setUp({ ios: true, agent: AGENT('4.1.0'), knownVersion: '4.0.0' }).bridge.version).toBe('4.1.0')
  })

  test('[APP-1] old-style messages leave one at a time, 50 ms apart', async () => {
    const { bridge, frames, widest } = setUp({ agent: AGENT('3.2.9') })
    for (const route of ['a', 'b', 'c']) bridge.open(route)
    await vi.advanceTimersByTimeAsync(0)
    expect(frames).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(50)
    expect(frames).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(100)
    expect(frames).toHaveLength(3)
    expect(widest()).toBe(1)
  })
})

describe('asking for the token', () => {
  const asked = ({ posted }: ReturnType<typeof setUp>) => posted.filter(({ name }) => name === 'getToken').length

  test('[APP-1] unanswered, the page asks again after 0.5, 1, 2 and 4 s, then only listens', async () => {
    const app = setUp({ agent: AGENT('4.2.0'), ios: true })
    app.bridge.askForToken()
    const seen = [asked(app)]
    for (const step of [499, 1, 500, 1000, 2000, 60_000]) {
      await vi.advanceTimersByTimeAsync(step)
      seen.push(asked(app))
    }
    expect(seen).toEqual([1, 1, 2, 3, 4, 5, 5])
    app.window.onFanfareMessage(good())
    expect(app.tokens).toHaveLength(1)
  })

  test('[APP-1] an answer ends the asking; a bad answer does not', async () => {
    const app = setUp({ agent: AGENT('4.2.0'), ios: true })
    app.bridge.askForToken()
    app.window.onFanfareMessage('{}')
    await vi.advanceTimersByTimeAsync(500)
    expect(asked(app)).toBe(2)
    app.window.onFanfareMessage(good())
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked(app)).toBe(2)
  })

  test('[APP-1] asking anew starts the waits anew', async () => {
    const app = setUp({ agent: AGENT('4.2.0'), ios: true })
    app.bridge.askForToken()
    await vi.advanceTimersByTimeAsync(400)
    app.bridge.askForToken()
    await vi.advanceTimersByTimeAsync(499)
    expect(asked(app)).toBe(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(asked(app)).toBe(3)
  })

  test('[APP-1] outside the app nothing is asked', async () => {
    const { bridge, posted, frames } = setUp()
    bridge.askForToken()
    bridge.open('home')
    bridge.login()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(bridge.inApp).toBe(false)
    expect([...posted, ...frames]).toEqual([])
  })
})

describe('receiving', () => {
  const inApp = { agent: AGENT('4.2.0'), ios: true }

  test('[APP-1] a token may come before hydration: the head script’s queue is read first', () => {
    const queued = ['nonsense', good()]
    const { tokens, refused } = setUp({ ...inApp, queued })
    expect(tokens.map(({ uid }) => uid)).toEqual(['u1'])
    expect(refused).toEqual(['a malformed bridge message'])
    expect(queued).toEqual([])
  })

  test.each([
    ['onFanfareMessage', '{"name":"logout"}'],
    ['onFanfareMessage', { id: '7', name: 'logout', data: {} }],
    ['onFanfareMessage', '{"name":"token","data":{"uToken":"","uid":""}}'],
    ['setAppToken', '{"uToken":"","uid":""}'],
  ] as const)('[APP-1][AUTH-4] %s takes %j as the logout of the app’s user', (name, message) => {
    const { window, tokens, refused, logouts } = setUp(inApp)
    window[name](message)
    expect([logouts(), tokens, refused]).toEqual([1, [], []])
    const outside = setUp()
    outside.window[name](message)
    expect([outside.logouts(), outside.refused]).toEqual([0, ['a bridge message outside the app']])
  })

  test('[APP-1][DEV-14] both receiving functions take JSON text and objects, in either form, twice and for another account', () => {
    const { window, tokens } = setUp(inApp)
    window.setAppToken(JSON.stringify({ uToken: TOKEN, uid: 'u1' }))
    window.setAppToken({ uToken: TOKEN, uid: 'u1' })
    window.onFanfareMessage(good({ uid: 'u2', uToken: `${TOKEN}2` }))
    const data = { uToken: TOKEN, uid: 'u1', deviceId: 'd', appVersion: 7 }
    window.onFanfareMessage({ id: '1', name: 'token', data })
    expect(tokens.map(({ uid, uToken }) => [uid, uToken])).toEqual([
      ['u1', TOKEN],
      ['u1', TOKEN],
      ['u2', `${TOKEN}2`],
      ['u1', TOKEN],
    ])
    expect(tokens[3]?.info).toEqual({ deviceId: 'd', appVersion: null })
  })

  const BAD: [string, unknown][] = [
    ['nothing', undefined],
    ['null', null],
    ['a number', 42],
    ['a list', [{ uToken: TOKEN, uid: 'u1' }]],
    ['no JSON', '{uToken'],
    ['a JSON text in JSON', JSON.stringify(JSON.stringify('x'))],
    ['another message', JSON.stringify({ name: 'theme', data: { uToken: TOKEN } })],
    ['a token that is too short', good({ uToken: 'short' })],
    ['a token that is too long', good({ uToken: 'a'.repeat(513) })],
    ['a token with a space', good({ uToken: `${TOKEN} ${TOKEN}` })],
    ['a token that is no text', good({ uToken: 1234567890123456 })],
    ['no uid', good({ uid: undefined })],
    ['a uid with markup', good({ uid: '<b>' })],
    ['a uid that is too long', good({ uid: 'u'.repeat(65) })],
    ['one megabyte', good({ filler: 'x'.repeat(1_000_000) })],
    ['__proto__', `{"__proto__":{"uToken":"${TOKEN}","uid":"u1"}}`],
    ['data by __proto__', `{"name":"token","data":{"__proto__":{"uToken":"${TOKEN}","uid":"u1"}}}`],
    ['an inherited token', Object.create({ uToken: TOKEN, uid: 'u1' })],
  ]

  test.each(BAD)('[APP-1][DEV-14] %s is ignored and reported without its content', (_what, message) => {
    const { window, tokens, refused } = setUp(inApp)
    window.onFanfareMessage(message)
    window.setAppToken(message)
    expect(tokens).toEqual([])
    expect(refused).toEqual(['a malformed bridge message', 'a malformed bridge message'])
    expect(Object.hasOwn(Object.prototype, 'uToken')).toBe(false)
  })

  test('[APP-1][DEV-14] a good message that another window or frame posts is no token', () => {
    const { window, tokens, refused, post } = setUp(inApp)
    for (const origin of ['https://evil.example', 'https://promo.example', 'null'])
      for (const data of [good(), JSON.parse(good()) as object]) post({ data, origin })
    expect([...tokens, ...refused]).toEqual([])
    window.onFanfareMessage(good())
    expect(tokens).toHaveLength(1)
  })

  test('[APP-1][DEV-14] outside the app even a good message is foreign', () => {
    const { window, tokens, refused } = setUp({ queued: [good()] })
    window.onFanfareMessage(good())
    expect(tokens).toEqual([])
    expect(refused).toEqual(['a bridge message outside the app', 'a bridge message outside the app'])
  })
})
