import { expect, test, vi } from 'vitest'
import type { LiveEnvironment } from './live-connection.ts'
import { createLiveSocket } from './live-socket.ts'
import { createScriptedEnvironment } from './testing/scripted-socket.ts'

const SECOND = 1000

function open(more: Partial<LiveEnvironment> = {}, random?: number) {
  const world = createScriptedEnvironment(more, random)
  const onChange = vi.fn<() => void>()
  const socket = createLiveSocket(world.environment, onChange)
  const events: unknown[] = []
  const onCatchUp = vi.fn<(isFirst: boolean) => void>()
  const subscribe = (topic = 'winners') => socket.subscribe(topic, { onEvent: (data) => events.push(data), onCatchUp })
  /** Accepts the newest connection and answers its subscription. */
  const goLive = (seq = 0, topic = 'winners') => {
    world.last().accept()
    world.last().receive({ op: 'ready', topic, seq })
  }
  const event = (seq: number, topic = 'winners') =>
    world.last().receive({ op: 'event', topic, seq, data: `${topic} ${seq}` })
  return { ...world, socket, onChange, events, onCatchUp, subscribe, goLive, event }
}

test('[NET-3] the socket opens with the first subscription and closes after the last', () => {
  const { socket, sockets, last, advance, subscribe, goLive } = open()
  expect(sockets).toHaveLength(0)
  const leave = [subscribe(), subscribe()]
  expect(sockets).toHaveLength(1)
  expect(socket.stateOf('winners')).toBe('starting')
  goLive()
  expect(last().sent).toEqual([{ op: 'subscribe', topic: 'winners' }])
  expect(socket.stateOf('winners')).toBe('live')
  leave[0]?.()
  advance(10 * SECOND)
  expect(last().closedWith).toBeUndefined()
  leave[1]?.()
  advance(10 * SECOND)
  expect(last().sent.at(-1)).toEqual({ op: 'unsubscribe', topic: 'winners' })
  expect(last().closedWith).toBe(1000)
  advance(600 * SECOND)
  expect(sockets).toHaveLength(1)
})

test('[NET-3] a page that follows at once keeps the subscription of the page before', () => {
  const { sockets, last, advance, subscribe, goLive, event, events } = open()
  const leave = subscribe()
  goLive()
  leave()
  advance(SECOND)
  subscribe()
  advance(10 * SECOND)
  event(1)
  expect(events).toEqual(['winners 1'])
  expect(sockets).toHaveLength(1)
  expect(last().sent).toHaveLength(1)
})

test('[NET-3] duplicate and late events are dropped, each event arrives once', () => {
  const { subscribe, goLive, event, events, onCatchUp } = open()
  subscribe()
  goLive(4)
  expect(onCatchUp.mock.calls).toEqual([[true]])
  for (const seq of [5, 5, 6, 4, 6, 5, 7]) event(seq)
  expect(events).toEqual(['winners 5', 'winners 6', 'winners 7'])
  expect(onCatchUp).toHaveBeenCalledTimes(1)
})

test('[NET-3] a missing event and the frame `gap` let the page catch up over HTTP', () => {
  const { last, subscribe, goLive, event, events, onCatchUp } = open()
  subscribe()
  goLive(4)
  onCatchUp.mockClear()
  event(7)
  expect(events).toEqual(['winners 7'])
  expect(onCatchUp.mock.calls).toEqual([[false]])
  last().receive({ op: 'gap', topic: 'winners', seq: 900 })
  expect(onCatchUp).toHaveBeenCalledTimes(2)
  event(901)
  expect(onCatchUp).toHaveBeenCalledTimes(2)
})

test('[NET-3] a new connection subscribes after the last event, and reads no event twice', () => {
  const { last, advance, subscribe, goLive, event, events, onCatchUp, socket } = open()
  subscribe()
  goLive(4)
  event(5)
  onCatchUp.mockClear()
  last().end()
  expect(socket.stateOf('winners')).toBe('down')
  advance(SECOND)
  goLive(5)
  expect(last().sent).toEqual([{ op: 'subscribe', topic: 'winners', since: 5 }])
  expect(socket.stateOf('winners')).toBe('live')
  for (const seq of [6, 7]) event(seq)
  expect(events).toEqual(['winners 5', 'winners 6', 'winners 7'])
  expect(onCatchUp).not.toHaveBeenCalled()
})

test.each([
  ['counts anew', 2, 0],
  ['announces a replay that does not arrive', 49, 15 * SECOND],
])('[NET-3] a gateway that %s lets the page catch up', (_, seq, after) => {
  const { last, advance, subscribe, goLive, event, events, onCatchUp } = open()
  subscribe()
  goLive(40)
  last().end()
  advance(SECOND)
  onCatchUp.mockClear()
  goLive(seq)
  expect(onCatchUp).toHaveBeenCalledTimes(after === 0 ? 1 : 0)
  advance(after)
  expect(onCatchUp).toHaveBeenCalledTimes(1)
  event(seq + 1)
  expect(events).toEqual([`winners ${seq + 1}`])
})

test('[NET-3] a lost answer and a lost last event are asked for again', () => {
  const { last, advance, subscribe, event, events, goLive } = open()
  subscribe()
  last().accept()
  advance(10 * SECOND)
  expect(last().sent).toEqual([
    { op: 'subscribe', topic: 'winners' },
    { op: 'subscribe', topic: 'winners' },
  ])
  goLive(3)
  for (let quiet = 0; quiet < 6; quiet += 1) {
    last().receive({ op: 'ping' })
    advance(10 * SECOND)
  }
  expect(last().sent.at(-1)).toEqual({ op: 'subscribe', topic: 'winners', since: 3 })
  last().receive({ op: 'ready', topic: 'winners', seq: 3 })
  event(4)
  expect(events).toEqual(['winners 4'])
})

test('[NET-3] an answer that an event overtook is no gap', () => {
  const { last, advance, subscribe, goLive, event, events, onCatchUp } = open()
  subscribe()
  goLive(3)
  onCatchUp.mockClear()
  for (let quiet = 0; quiet < 6; quiet += 1) {
    last().receive({ op: 'ping' })
    advance(10 * SECOND)
  }
  event(4)
  last().receive({ op: 'ready', topic: 'winners', seq: 3 })
  event(4)
  expect(events).toEqual(['winners 4'])
  expect(onCatchUp).not.toHaveBeenCalled()
})

test('[NET-3] a ping is answered; 15 s without an opening and 45 s of silence end the connection', () => {
  const { last, sockets, advance, subscribe, goLive } = open()
  subscribe()
  goLive()
  advance(40 * SECOND)
  last().receive({ op: 'ping' })
  expect(last().sent.at(-1)).toEqual({ op: 'pong' })
  advance(40 * SECOND)
  expect(last().closedWith).toBeUndefined()
  advance(5 * SECOND)
  expect(sockets[0]?.closedWith).toBe(4000)
  advance(SECOND)
  expect(sockets).toHaveLength(2)
  advance(15 * SECOND)
  expect(sockets[1]?.closedWith).toBe(4000)
})

test('[NET-3] frames of garbage change nothing', () => {
  const { socket, last, subscribe, goLive, events } = open()
  subscribe()
  goLive()
  for (const frame of [
    '',
    '{',
    '[]',
    'null',
    '{"op":"event"}',
    '{"op":"nothing"}',
    '{"op":"event","topic":"board:a1","seq":1}',
  ])
    last().receive(frame)
  last().receive(new Blob())
  expect(events).toEqual([])
  expect(socket.stateOf('winners')).toBe('live')
})

test('[NET-3] failed connections are repeated after 0.5, 1, 2, 4, 8, 15, 15 s in the middle of the jitter', () => {
  const { sockets, last, advance, subscribe } = open()
  subscribe()
  for (const delay of [500, 1000, 2000, 4000, 8000, 15_000, 15_000]) {
    const before = sockets.length
    last().end()
    advance(delay - 1)
    expect(sockets).toHaveLength(before)
    advance(1)
    expect(sockets).toHaveLength(before + 1)
  }
})

test('[NET-3] a connection that lasts begins the backoff anew, a short one does not', () => {
  const { sockets, last, advance, subscribe, goLive } = open()
  subscribe()
  for (const delay of [500, 1000, 2000]) {
    goLive()
    last().end()
    advance(delay)
  }
  expect(sockets).toHaveLength(4)
  goLive()
  advance(10 * SECOND)
  last().end()
  advance(500)
  expect(sockets).toHaveLength(5)
})

test.each([
  ['a restart of the gateway', 1012, 0.5, 5 * SECOND],
  ['a restart of the gateway', 1012, 0.99, 9.9 * SECOND],
  ['too many frames', 4008, 0, 30 * SECOND],
  ['too many frames', 4008, 0.5, 75 * SECOND],
])('[NET-3] after %s (%i) the page waits; jitter %f', (_, code, random, delay) => {
  const { sockets, last, advance, subscribe, goLive } = open({}, random)
  subscribe()
  goLive()
  last().end(code)
  advance(delay - 1)
  expect(sockets).toHaveLength(1)
  advance(1)
  expect(sockets).toHaveLength(2)
})

test('[NET-3] a page whose policy forbids sockets has no connection, and says so', () => {
  const { socket, advance, subscribe, onChange } = open({
    open: () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    },
  })
  subscribe()
  expect(socket.stateOf('winners')).toBe('down')
  expect(onChange).toHaveBeenCalledTimes(1)
  advance(600 * SECOND)
  expect(onChange).toHaveBeenCalledTimes(1)
})

test('[NET-3] a topic that the gateway refuses is not asked for again', () => {
  const { socket, last, advance, subscribe } = open()
  subscribe('board:gone')
  last().accept()
  last().receive({ op: 'refused', topic: 'board:gone', data: { code: '404' } })
  expect(socket.stateOf('board:gone')).toBe('down')
  advance(30 * SECOND)
  expect(last().sent).toHaveLength(1)
})

test('[NET-3] while the page is hidden or offline there is no connection', () => {
  const { socket, sockets, last, advance, subscribe, goLive } = open()
  subscribe()
  goLive(2)
  socket.pause()
  expect(last().closedWith).toBe(1000)
  subscribe('board:a1')
  advance(600 * SECOND)
  expect(sockets).toHaveLength(1)
  socket.resume()
  goLive(2)
  expect(last().sent).toEqual([
    { op: 'subscribe', topic: 'winners', since: 2 },
    { op: 'subscribe', topic: 'board:a1' },
  ])
})
