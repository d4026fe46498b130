import { beforeEach, expect, test, vi } from 'vitest'
import { type Answers, giveSiteToken, makeTestStore, USER } from '../testing/test-store.ts'
import { activityApi } from '../api/activity.ts'
import { competitionApi } from '../api/competition.ts'
import { NetworkError } from '#lib/http/errors.ts'
import { ScriptedSocket } from '#lib/live/testing/scripted-socket.ts'
import { liveStoreOf } from './load-sockets.ts'
import { startLive } from './start-live.ts'

const sockets: (ScriptedSocket & { url: string; protocol: string })[] = []
class PageSocket extends ScriptedSocket {
  readonly url: string
  readonly protocol: string

  constructor(url: string, protocol: string) {
    super()
    this.url = url
    this.protocol = protocol
    sockets.push(this)
  }
}

beforeEach(() => {
  sockets.length = 0
  vi.stubGlobal('WebSocket', PageSocket)
  vi.useFakeTimers()
})

const board = { items: [], total: 0, mine: null }

async function open(answers: Answers = {}) {
  const world = await makeTestStore({ claimable: () => ({ items: [] }), competitionRank: () => board, ...answers })
  const live = startLive(liveStoreOf(world.store, world.services), () => undefined)
  const socket = (kind: string) => {
    const found = sockets.findLast(({ url }) => url.endsWith(`/ws/${kind}`))
    if (!found) throw new Error(`no ${kind} socket`)
    return found
  }
  const goLive = (topic: string, seq = 0) => {
    const kind = topic === 'tasks' || topic === 'rewards' ? 'private' : 'public'
    socket(kind).accept()
    if (kind === 'private') socket(kind).receive({ op: 'ready' })
    socket(kind).receive({ op: 'ready', topic, seq })
  }
  return { ...world, live, socket, goLive }
}

test('[NET-3] topics go to the socket of their kind, at the page’s origin, with the subprotocol', async () => {
  giveSiteToken()
  const { live, socket, goLive } = await open()
  live.subscribe('winners', {})
  live.subscribe('tasks', {})
  expect(sockets.map(({ url, protocol }) => `${url} ${protocol}`)).toEqual([
    'ws://localhost:3000/ws/public fanfare.v1',
    'ws://localhost:3000/ws/private fanfare.v1',
  ])
  goLive('tasks')
  expect(socket('private').sent[0]).toEqual({ op: 'auth', data: { token: 'site-token-0123456789' } })
  expect([live.stateOf('tasks'), live.stateOf('winners')]).toEqual(['live', 'starting'])
})

test('[NET-3] a visitor has no private socket', async () => {
  const { live } = await open()
  live.subscribe('tasks', {})
  expect(sockets).toEqual([])
})

test('[NET-3] an event of a task reads the user’s lists again, several at once only once', async () => {
  giveSiteToken()
  const { store, sent, live, socket, goLive } = await open()
  void store.dispatch(activityApi.endpoints.claimable.initiate())
  await vi.advanceTimersByTimeAsync(0)
  live.subscribe('tasks', {})
  goLive('tasks')
  await vi.advanceTimersByTimeAsync(1000)
  expect(sent).toEqual(['claimable', 'claimable'])
  const data = { activityId: 'a1', taskId: 't1', taskStatus: 'COMPLETED' }
  for (const seq of [1, 2, 3]) socket('private').receive({ op: 'event', topic: 'tasks', seq, data })
  await vi.advanceTimersByTimeAsync(1000)
  expect(sent).toHaveLength(3)
})

test('[NET-3] what an event made out of date is read until it arrives', async () => {
  giveSiteToken()
  const claimable = vi.fn<() => unknown>(() => ({ items: [] }))
  const { store, live, goLive, socket } = await open({ claimable })
  await store.dispatch(activityApi.endpoints.claimable.initiate())
  for (const status of [503, undefined]) claimable.mockRejectedValueOnce(new NetworkError('Network Error', status))
  live.subscribe('tasks', {})
  goLive('tasks')
  for (let ping = 0; ping < 30; ping += 1) {
    await vi.advanceTimersByTimeAsync(20_000)
    socket('private').receive({ op: 'ping' })
  }
  expect(claimable).toHaveBeenCalledTimes(4)
})

test('[NET-3] what several events made out of date waits together while the gateway does not answer', async () => {
  giveSiteToken()
  const claimable = vi.fn<() => unknown>(() => ({ items: [] }))
  const { store, live, goLive, socket } = await open({ claimable })
  await store.dispatch(activityApi.endpoints.claimable.initiate())
  claimable.mockRejectedValue(new NetworkError('Network Error', 503))
  live.subscribe('tasks', {})
  goLive('tasks')
  const data = { activityId: 'a1', taskId: 't1', taskStatus: 'COMPLETED' }
  for (let seq = 1; seq <= 20; seq += 1) {
    socket('private').receive({ op: 'event', topic: 'tasks', seq, data })
    await vi.advanceTimersByTimeAsync(10_000)
  }
  const before = claimable.mock.calls.length
  await vi.advanceTimersByTimeAsync(60_000)
  expect(claimable.mock.calls.length - before).toBeLessThan(8)
})

test('[NET-3] an event of a board reads the open page of that board again, and no other', async () => {
  const { store, services, live, socket, goLive } = await open()
  for (const activityId of ['a1', 'a2'])
    void store.dispatch(competitionApi.endpoints.board.initiate({ activityId, pageIndex: 3, pageSize: 20 }))
  await vi.advanceTimersByTimeAsync(0)
  live.subscribe('board:a1', {})
  goLive('board:a1')
  await vi.advanceTimersByTimeAsync(2000)
  services.call.mockClear()
  socket('public').receive({ op: 'event', topic: 'board:a1', seq: 1, data: { activityId: 'a1', updatedAt: 1 } })
  await vi.advanceTimersByTimeAsync(2000)
  expect(services.call.mock.calls.map(([, input]) => input)).toEqual([
    { query: { activityId: 'a1', pageIndex: 3, pageSize: 20 } },
  ])
})

test('[NET-3] a winner reaches the strip complete, a malformed one does not', async () => {
  const { live, socket, goLive } = await open()
  const onWinner = vi.fn<(winner: unknown) => void>()
  const onGap = vi.fn<() => void>()
  live.subscribe('winners', { onWinner, onGap })
  goLive('winners', 4)
  const winner = { maskedName: 'an***@mail', activityId: 'a1', label: '5 USDT', at: 9 }
  socket('public').receive({ op: 'event', topic: 'winners', seq: 5, data: { ...winner, at: null } })
  socket('public').receive({ op: 'event', topic: 'winners', seq: 6, data: winner })
  expect(onWinner.mock.calls).toEqual([[winner]])
  await vi.advanceTimersByTimeAsync(5000)
  expect(onGap).not.toHaveBeenCalled()
  socket('public').receive({ op: 'gap', topic: 'winners', seq: 900 })
  await vi.advanceTimersByTimeAsync(2000)
  expect(onGap).toHaveBeenCalledTimes(1)
})

test('[NET-3][AUTH-4] a token that the private socket refuses is checked by a call, an ended session stops the socket', async () => {
  giveSiteToken()
  const { store, sent, services, live, socket, goLive } = await open({ userinfo: () => USER })
  live.subscribe('tasks', {})
  goLive('tasks')
  socket('private').end(4003)
  await vi.advanceTimersByTimeAsync(10)
  expect(sent).toEqual(['userinfo'])
  expect(store.getState().userInfo.userId).toBe(USER.userId)
  expect(sockets).toHaveLength(2)
  services.clearTokens()
  await vi.advanceTimersByTimeAsync(5000)
  socket('private').end(4003)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(sockets).toHaveLength(2)
})

/** A page with two hosts for sockets, the second of which is used after a failure of the first. */
async function openAt(hosts: string[]) {
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
  return { live, urls: () => sockets.map(({ url }) => url) }
}

test('[NET-1][NET-2][NET-3] sockets connect to the chosen domain, also after a connection that dropped', async () => {
  const { live, urls } = await openAt(['wss://a.fanfare.example', 'wss://b.fanfare.example'])
  sockets[0]?.accept()
  sockets[0]?.receive({ op: 'ready', topic: 'winners', seq: 0 })
  expect(live.stateOf('winners')).toBe('live')
  sockets[0]?.end()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(urls().slice(0, 2)).toEqual(Array(2).fill('wss://a.fanfare.example/ws/public'))
})

test('[NET-2][NET-3] a socket that cannot be opened reconnects to the next host, and to the own origin last', async () => {
  const { urls } = await openAt(['wss://a.fanfare.example', 'wss://b.fanfare.example'])
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

/** A user whose claimable rewards are shown, and a private socket that is open and says nothing. */
async function openSilently() {
  giveSiteToken()
  const world = await open()
  void world.store.dispatch(activityApi.endpoints.claimable.initiate())
  await vi.advanceTimersByTimeAsync(0)
  world.live.subscribe('tasks', {})
  world.socket('private').accept()
  world.sent.length = 0
  return world
}

test('[NET-3] while the socket is open and silent, the shown lists are read by HTTP, ever more rarely', async () => {
  const { sent } = await openSilently()
  await vi.advanceTimersByTimeAsync(11_000)
  expect(sent).toEqual(['claimable'])
  await vi.advanceTimersByTimeAsync(600_000)
  expect(sent.length).toBeGreaterThan(5)
  expect(sent.length).toBeLessThan(25)
})

test('[NET-3] once the socket answers, only events read the shown lists', async () => {
  const { sent, goLive } = await openSilently()
  await vi.advanceTimersByTimeAsync(11_000)
  goLive('tasks')
  await vi.advanceTimersByTimeAsync(1000)
  const read = sent.length
  await vi.advanceTimersByTimeAsync(30_000)
  expect(sent).toHaveLength(read)
})

test('[NET-3] the shown lists are read when a socket is given up', async () => {
  const { sent, socket } = await openSilently()
  socket('private').end(1006)
  await vi.advanceTimersByTimeAsync(500)
  expect(sent).toEqual(['claimable'])
})

test('[NET-3] the shown lists are read when a page without an answering socket is seen again', async () => {
  const { sent } = await openSilently()
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(500)
  expect(sent).toEqual(['claimable'])
})
