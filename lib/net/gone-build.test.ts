// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { leaveGoneBuild } from './gone-build.ts'

const reload = vi.fn<() => void>()
let status: number | null

beforeEach(() => {
  reload.mockReset()
  sessionStorage.clear()
  status = 404
  vi.stubGlobal('location', { href: 'https://fanfare.example/en/rewards', reload })
  vi.stubGlobal('fetch', async () => {
    if (status === null) throw new TypeError('no connection')
    return new Response(null, { status })
  })
  vi.useFakeTimers({ toFake: ['Date'] })
})

const failed = (message = 'Failed to load chunk /_next/static/chunks/0a1b.js from module 123') =>
  Object.assign(new Error(message), { name: 'ChunkLoadError' })

test('[UI-3] a file of a build that is gone loads the address anew, once', async () => {
  await leaveGoneBuild(failed())
  expect(reload).toHaveBeenCalledTimes(1)
  await leaveGoneBuild(failed('Failed to load chunk static/chunks/0a1b.js from module 123'))
  expect(reload).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(61_000)
  await leaveGoneBuild(failed())
  expect(reload).toHaveBeenCalledTimes(2)
})

test.each([
  ['a file that is there', failed(), 200],
  ['a lost connection', failed(), null],
  ['another error', new Error('Failed to load chunk /_next/static/chunks/0a1b.js'), 404],
])('[UI-3] %s loads nothing anew', async (_, error, answer) => {
  status = answer
  await leaveGoneBuild(error)
  expect(reload).not.toHaveBeenCalled()
})

test('[UI-3] without storage nothing could end a loop, so nothing is loaded anew', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('forbidden')
  })
  await leaveGoneBuild(failed())
  expect(reload).not.toHaveBeenCalled()
})
