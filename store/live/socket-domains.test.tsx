import { beforeEach, expect, test, vi } from 'vitest'
import { ScriptedSocket } from '#lib/live/testing/scripted-socket.ts'
import { makeTestStore } from '../testing/test-store.ts'
import { liveStoreOf } from './load-sockets.ts'
import { startLive } from './start-live.ts'

const sockets: (ScriptedSocket & { url: string })[] = []
class PageSocket extends ScriptedSocket {
  readonly url: string

  constructor(url: string) {
    super()
    this.url = url
    sockets.push(this)
  }
}

beforeEach(() => {
  sockets.length = 0
  vi.stubGlobal('WebSocket', PageSocket)
  vi.useFakeTimers()
})

/** A page with two hosts for sockets, the second of which is used after a failure of the first. */
async function open(hosts: string[]) {
  const { store, services } = await makeTestStore()
  const domains = {
    apiHost: () => '',
    wsHost: () => hosts[0] ?? '',
    fail: (host: string) => void (hosts[0] === host && hosts.shift()),
    refresh: () => Promise.resolve(),
  }
  const live = startLive(
    liveStoreOf(store, services, () => domains),
    () => undefined,
  )
  live.subscribe('winners', {})
  const urls = () => sockets.map(({ url }) => url)
  return { live, urls }
}

test('[NET-1][NET-3] sockets connect to the chosen domain', async () => {
  const { live, urls } = await open(['wss://a.fanfare.example'])
  sockets[0]?.accept()
  sockets[0]?.receive({ op: 'ready', topic: 'winners', seq: 0 })
  expect(urls()).toEqual(['wss://a.fanfare.example/ws/public'])
  expect(live.stateOf('winners')).toBe('live')
})

test('[NET-2][NET-3] a socket that cannot be opened reconnects to the next host, and to the own origin last', async () => {
  const { urls } = await open(['wss://a.fanfare.example', 'wss://b.fanfare.example'])
  for (const _ of [1, 2]) {
    sockets.at(-1)?.end()
    await vi.advanceTimersByTimeAsync(60_000)
  }
  expect([...new Set(urls())]).toEqual([
    'wss://a.fanfare.example/ws/public',
    'wss://b.fanfare.example/ws/public',
    'ws://localhost:3000/ws/public',
  ])
})

test('[NET-2][NET-3] a connection that drops is opened on the same host again', async () => {
  const { urls } = await open(['wss://a.fanfare.example', 'wss://b.fanfare.example'])
  sockets[0]?.accept()
  sockets[0]?.end()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(urls()[1]).toBe('wss://a.fanfare.example/ws/public')
})
