import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { settle } from '#components/testing/settle.ts'
import { lazyWithRetry } from './lazy-with-retry.tsx'

const Dialog = ({ name }: { name: string }) => <p>dialog for {name}</p>
const isShown = () => screen.queryByText('dialog for Ann') !== null

test('a part is loaded when it is first rendered, and once', async () => {
  const load = vi.fn(async () => Dialog)
  const { Part } = lazyWithRetry(load)
  expect(load).not.toHaveBeenCalled()
  render(<Part name="Ann" />)
  expect(isShown()).toBe(false)
  await settle()
  expect(isShown()).toBe(true)
  render(<Part name="Ann" />)
  await settle()
  expect(load).toHaveBeenCalledOnce()
})

test('a preloaded part is rendered at once', async () => {
  const { Part, preload } = lazyWithRetry(async () => Dialog)
  await preload()
  render(<Part name="Ann" />)
  expect(isShown()).toBe(true)
})

test.each([
  ['being online again', () => fireEvent(window, new Event('online'))],
  ['the next touch', () => fireEvent.pointerDown(document.body)],
])('[UI-3] a part that could not be loaded is loaded again on %s', async (_, happen) => {
  const load = vi.fn(async () => Dialog).mockRejectedValueOnce(new Error('offline'))
  const { Part, preload } = lazyWithRetry(load)
  await preload()
  load.mockRejectedValueOnce(new Error('offline'))
  render(<Part name="Ann" />)
  await settle()
  expect(isShown()).toBe(false)
  happen()
  await settle()
  expect(isShown()).toBe(true)
})

test('an unmounted part is not loaded again', async () => {
  const load = vi.fn(() => Promise.reject<typeof Dialog>(new Error('offline')))
  const { Part } = lazyWithRetry(load)
  const { unmount } = render(<Part name="Ann" />)
  await settle()
  unmount()
  fireEvent.pointerDown(document.body)
  await settle()
  expect(load).toHaveBeenCalledOnce()
})
