import { expect, test, vi } from 'vitest'
import { LiveSocket } from './live-socket.ts'
import { createScriptedEnvironment } from './testing/scripted-socket.ts'

const SECOND = 1000
const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

function open(renew: (token: { value: string | null }) => boolean = () => false) {
  const token: { value: string | null } = { value: 'token-one-0123456789' }
  const renewToken = vi.fn<() => Promise<boolean>>(() => Promise.resolve(renew(token)))
  const world = createScriptedEnvironment({ token: () => token.value, renewToken })
  const socket = new LiveSocket(world.environment, () => undefined)
  const subscribe = () => socket.subscribe('tasks', { onEvent: () => undefined, onCatchUp: () => undefined })
  const goLive = () => {
    world.last().accept()
    world.last().receive({ op: 'ready' })
    world.last().receive({ op: 'ready', topic: 'tasks', seq: 1 })
  }
  return { ...world, socket, token, renewToken, subscribe, goLive }
}

test('[NET-3] the first frame of the private socket is the token, topics follow its answer', () => {
  const { last, socket, subscribe } = open()
  subscribe()
  last().accept()
  expect(last().sent).toEqual([{ op: 'auth', data: { token: 'token-one-0123456789' } }])
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

test('[NET-3] a lost answer to the token is asked for again', () => {
  const { last, advance, subscribe } = open()
  subscribe()
  last().accept()
  advance(10 * SECOND)
  expect(last().sent.map(({ op }) => op)).toEqual(['auth', 'auth'])
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

test('[NET-3] without a token the private socket does not open', () => {
  const { sockets, token, subscribe } = open()
  token.value = null
  subscribe()
  expect(sockets).toHaveLength(0)
})
