import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeStorage } from '#lib/testing/fake-storage.ts'
import { TAB_LOCK_MS, withTabLock } from './tab-lock.ts'

const NOW = 1_000_000

/** The browser's lock manager as far as it is used: one at a time, in order. */
function fakeLocks() {
  let last: Promise<unknown> = Promise.resolve()
  return {
    request: (_: string, task: () => Promise<unknown>) => {
      const next = last.then(task, task)
      last = next.catch(() => undefined)
      return next
    },
  }
}

function openBrowser({ locks, storage = fakeStorage() }: { locks?: object; storage?: object | null } = {}) {
  vi.stubGlobal('navigator', { locks })
  vi.stubGlobal('localStorage', storage)
}

beforeEach(() => void vi.useFakeTimers({ now: NOW }))
afterEach(() => void vi.useRealTimers())

const nothing = () => Promise.resolve()

describe.each([
  ['Web Locks', () => openBrowser({ locks: fakeLocks() })],
  ['a time stamp in storage', () => openBrowser()],
])('[AUTH-3][DEV-9] by %s', (_, open) => {
  beforeEach(open)

  test('the second tab waits until the first is done', async () => {
    const order: string[] = []
    let finish: () => void = () => undefined
    const held = withTabLock('renewal', async () => {
      order.push('first in')
      await new Promise<void>((resolve) => (finish = resolve))
      order.push('first out')
      return 1
    })
    const waiting = withTabLock('renewal', () => Promise.resolve(order.push('second in')))
    await nothing()
    finish()
    await expect(held).resolves.toBe(1)
    await vi.runAllTimersAsync()
    await waiting
    expect(order).toEqual(['first in', 'first out', 'second in'])
  })

  test('a failed task frees the lock and fails only in its own tab', async () => {
    await expect(withTabLock('renewal', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
    await expect(withTabLock('renewal', () => Promise.resolve('done'))).resolves.toBe('done')
  })
})

test('a tab that died with the lock in storage blocks the others for ten seconds at most', async () => {
  openBrowser()
  localStorage.setItem('renewal', String(NOW))
  const waiting = withTabLock('renewal', async () => Date.now())
  await vi.runAllTimersAsync()
  await expect(waiting).resolves.toBe(NOW + TAB_LOCK_MS)
})

test.each([
  ['forbidden', { getItem: refuse, setItem: refuse, removeItem: refuse }],
  ['absent', null],
])('%s storage does not stop a tab', async (_, storage) => {
  openBrowser({ storage })
  await expect(withTabLock('renewal', () => Promise.resolve('done'))).resolves.toBe('done')
})

function refuse(): never {
  throw new DOMException('denied', 'SecurityError')
}
