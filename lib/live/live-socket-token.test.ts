import { expect, test, vi } from 'vitest'
import { createLiveSocket } from './live-socket.ts'
import { createScriptedEnvironment } from './testing/scripted-socket.ts'

const SECOND = 1000
const settled = () => vi.advanceTimersByTimeAsync(0)

function open(renew: (token: { value: string | null }) => boolean = () => false) {
  const token: { value: string | null } = { value: 'token-one-0123456789' }
  const renewToken = vi.fn<() => Promise<boolean>>(() => Promise.resolve(renew(token)))
  const world = createScriptedEnvironment({ token: () => token.value, renewToken })
  const socket = createLiveSocket(world.environment, () => undefined)
  const subscribe = () => socket.subscribe('tasks', { onEvent: () => undefined, onCatchUp: () => undefined })
  const goLive = () => {
    world.last().accept()
    world.last().receive({ op: 'ready' })
    world.last().receive({ op: 'ready', topic: 'tasks', seq: 1 })
  }
  return { ...world, socket, token, renewToken, subscribe, goLive }
}

test('[NET-3] the first frame of the private socket is the token, again after a lost answer; topics follow its answer', () => {
  const without = open()
  without.token.value = null
  without.subscribe()
  expect(without.sockets).toHaveLength(0)
  const { last, socket, advance, subscribe } = open()
  subscribe()
  last().accept()
  const auth = { op: 'auth', data: { token: 'token-one-0123456789' } }
  expect(last().sent).toEqual([auth])
  advance(10 * SECOND)
  expect(last().sent).toEqual([auth, auth])
  last().receive({ op: 'ready' })
  expect(last().sent.at(-1)).toEqual({ op: 'subscribe', topic: 'tasks' })
  expect(socket.stateOf('tasks')).toBe('starting')
  last().receive({ op: 'ready', topic: 'tasks', seq: 0 })
  expect(socket.stateOf('tasks')).toBe('live')
})

test('[NET-3] a renewed token is sent on the open connection', () => {
  const { last, sockets, advance, token, subscribe, goLive } = open()
  subscribe()
  goLive()
  token.value = 'token-two-0123456789'
  advance(5 * SECOND)
  expect(last().sent.at(-1)).toEqual({ op: 'auth', data: { token: 'token-two-0123456789' } })
  const frames = last().sent.length
  last().receive({ op: 'ready' })
  expect(last().sent).toHaveLength(frames)
  expect(sockets).toHaveLength(1)
})

test.each([4001, 4003])('[NET-3] after %i the session is renewed once, and the new token is sent', async (code) => {
  const { last, sockets, renewToken, subscribe, goLive } = open((token) => {
    token.value = 'token-two-0123456789'
    return true
  })
  subscribe()
  goLive()
  last().end(code)
  await settled()
  expect(sockets).toHaveLength(2)
  last().accept()
  expect(last().sent).toEqual([{ op: 'auth', data: { token: 'token-two-0123456789' } }])
  last().end(code)
  await settled()
  expect(renewToken).toHaveBeenCalledTimes(1)
  expect(sockets).toHaveLength(2)
})

test('[NET-3] a socket that was refused stops until there is another token', async () => {
  const { last, socket, sockets, advance, token, renewToken, subscribe } = open()
  subscribe()
  last().accept()
  last().end(4003)
  await settled()
  expect(renewToken).toHaveBeenCalledTimes(1)
  advance(600 * SECOND)
  socket.resume()
  subscribe()
  expect(sockets).toHaveLength(1)
  expect(socket.stateOf('tasks')).toBe('down')
  token.value = 'token-two-0123456789'
  socket.resume()
  expect(sockets).toHaveLength(2)
})

test('[NET-3] each token that ends on a lasting connection is renewed', async () => {
  const { last, sockets, advance, renewToken, subscribe, goLive } = open(() => true)
  subscribe()
  for (let hour = 1; hour <= 3; hour += 1) {
    goLive()
    advance(20 * SECOND)
    last().end(4003)
    await settled()
    expect(renewToken).toHaveBeenCalledTimes(hour)
    expect(sockets).toHaveLength(hour + 1)
  }
})
