import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { memoryStorage } from '@fanfare/kernel/testing/memory-storage.ts'
import { createTabLock, TAB_LOCK_MS } from './tab-lock.ts'

type Locks = NonNullable<Parameters<typeof createTabLock>[0]>

/** The browser's lock manager as far as it is used: one at a time, in order. */
function fakeLocks(): Locks {
  let last: Promise<unknown> = Promise.resolve()
  const request = (_: string, task: () => Promise<unknown>) => {
    const next = last.then(task, task)
    last = next.catch(() => undefined)
    return next
  }
  return { request } as Locks
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  vi.stubGlobal('localStorage', memoryStorage())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe.each([
  ['Web Locks', fakeLocks],
  ['a time stamp in storage', () => undefined],
])('[AUTH-3][DEV-9] by %s', (_, makeLocks) => {
  const twoTabs = () => {
    const locks = makeLocks()
    return { first: createTabLock(locks), second: createTabLock(locks) }
  }

  test('the second tab waits until the first is done', async () => {
    const { first, second } = twoTabs()
    const order: string[] = []
    let finish: () => void = () => undefined
    const held = first('renewal', async () => {
      order.push('first in')
      await new Promise<void>((resolve) => (finish = resolve))
      order.push('first out')
      return 1
    })
    const waiting = second('renewal', () => Promise.resolve(order.push('second in')))
    await vi.advanceTimersByTimeAsync(0)
    finish()
    await expect(held).resolves.toBe(1)
    await vi.runAllTimersAsync()
    await waiting
    expect(order).toEqual(['first in', 'first out', 'second in'])
  })

  test('a failed task frees the lock and fails only in its own tab', async () => {
    const { first, second } = twoTabs()
    await expect(first('renewal', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
    await expect(second('renewal', () => Promise.resolve('done'))).resolves.toBe('done')
  })
})

test('a tab that died with the lock in storage blocks the others for ten seconds at most', async () => {
  localStorage.setItem('renewal', '1000000')
  const done = createTabLock()('renewal', () => Promise.resolve(Date.now() - 1_000_000))
  await vi.runAllTimersAsync()
  expect(await done).toBe(TAB_LOCK_MS)
})

const refuse = (): never => {
  throw new DOMException('denied', 'SecurityError')
}

test.each([
  ['forbidden', { getItem: refuse, setItem: refuse, removeItem: refuse }],
  ['absent', null],
])('%s storage does not stop a tab', async (_, storage) => {
  vi.stubGlobal('localStorage', storage)
  await expect(createTabLock()('renewal', () => Promise.resolve('done'))).resolves.toBe('done')
})
