import { describe, expect, test } from 'vitest'
import { fakeStorage } from '#lib/testing/fake-storage.ts'
import { createTabLock, TAB_LOCK_MS, type TabLockOptions } from './tab-lock.ts'

/** The browser's lock manager as far as it is used: one at a time, in order. */
function fakeLocks(): NonNullable<TabLockOptions['locks']> {
  let last: Promise<unknown> = Promise.resolve()
  const request = (_: string, task: () => Promise<unknown>) => {
    const next = last.then(task, task)
    last = next.catch(() => undefined)
    return next
  }
  return { request } as NonNullable<TabLockOptions['locks']>
}

function twoTabs(shared: Pick<TabLockOptions, 'locks' | 'storage'>) {
  const time = { now: 1_000_000 }
  const wait = (ms: number) => {
    time.now += ms
    return Promise.resolve()
  }
  const tab = () => createTabLock({ ...shared, now: () => time.now, wait })
  return { first: tab(), second: tab(), time }
}

const nothing = () => Promise.resolve()

describe.each([
  ['Web Locks', () => ({ locks: fakeLocks() })],
  ['a time stamp in storage', (storage = fakeStorage()) => ({ storage: () => storage })],
])('[AUTH-3][DEV-9] by %s', (_, shared) => {
  test('the second tab waits until the first is done', async () => {
    const { first, second } = twoTabs(shared())
    const order: string[] = []
    let finish: () => void = () => undefined
    const held = first('renewal', async () => {
      order.push('first in')
      await new Promise<void>((resolve) => (finish = resolve))
      order.push('first out')
      return 1
    })
    const waiting = second('renewal', () => Promise.resolve(order.push('second in')))
    await nothing()
    finish()
    await expect(held).resolves.toBe(1)
    await waiting
    expect(order).toEqual(['first in', 'first out', 'second in'])
  })

  test('a failed task frees the lock and fails only in its own tab', async () => {
    const { first, second } = twoTabs(shared())
    await expect(first('renewal', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
    await expect(second('renewal', () => Promise.resolve('done'))).resolves.toBe('done')
  })
})

test('a tab that died with the lock in storage blocks the others for ten seconds at most', async () => {
  const storage = fakeStorage()
  storage.setItem('renewal', '1000000')
  const { second, time } = twoTabs({ storage: () => storage })
  await second('renewal', nothing)
  expect(time.now - 1_000_000).toBe(TAB_LOCK_MS)
})

test.each([
  ['forbidden', refuse],
  ['absent', () => null],
])('%s storage does not stop a tab', async (_, storage) => {
  const { first } = twoTabs({ storage })
  await expect(first('renewal', () => Promise.resolve('done'))).resolves.toBe('done')
})

function refuse(): never {
  throw new DOMException('denied', 'SecurityError')
}
