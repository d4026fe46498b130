// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const MINUTE = 60_000
const root = document.documentElement
const line = () => document.querySelector('[data-stored-line]')
const sentence = () => line()?.textContent

const FORMS = {
  words: { one: 'From {value} minute ago.', other: 'From {value} minutes ago.' },
  hours: { one: 'From {value} hour ago.', other: 'From {value} hours ago.' },
}

/** A page as the front or the worker wrote it; null means from the network. The module counts from the page's load on. */
async function openPage(storedMinutes: number | null) {
  if (storedMinutes !== null) root.dataset.storedMinutes = String(storedMinutes)
  const shown = document.createElement('p')
  shown.dataset.storedLine = ''
  shown.dataset.words = JSON.stringify(FORMS.words)
  shown.dataset.hours = JSON.stringify(FORMS.hours)
  document.body.replaceChildren(shown)
  vi.resetModules()
  return import('./copy-age.ts')
}

const wait = (minutes: number) => void vi.advanceTimersByTime(minutes * MINUTE)

beforeEach(() => {
  root.lang = 'en'
  vi.useFakeTimers()
  vi.spyOn(performance, 'now').mockImplementation(
    (
      (start) => () =>
        Date.now() - start
    )(Date.now()),
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  delete root.dataset.storedMinutes
})

test('[SCR-14] the age of a stale page counts on by the minute, and by the hour after the first one', async () => {
  const { countPageAge } = await openPage(1)
  countPageAge()
  expect(sentence()).toBe('From 1 minute ago.')
  wait(1)
  expect(sentence()).toBe('From 2 minutes ago.')
  wait(57)
  expect(sentence()).toBe('From 59 minutes ago.')
  wait(1)
  expect([sentence(), root.dataset.storedMinutes]).toEqual(['From 1 hour ago.', '60'])
  wait(60)
  expect(sentence()).toBe('From 2 hours ago.')
})

test('[SCR-14] a page that comes alive late shows its age since it was loaded', async () => {
  const { countPageAge } = await openPage(3)
  wait(10)
  countPageAge()
  expect(sentence()).toBe('From 13 minutes ago.')
})

test('[SCR-14] screen readers announce the age of a copy, and not each of its minutes', async () => {
  const { showCopyAge } = await openPage(null)
  showCopyAge(5 * MINUTE)
  expect([sentence(), line()?.getAttribute('aria-live')]).toEqual(['From 5 minutes ago.', 'polite'])
  wait(1)
  expect([sentence(), line()?.getAttribute('aria-live')]).toEqual(['From 6 minutes ago.', 'off'])
})

test('[SCR-14] the oldest copy counts until the gateway answers, then the page itself', async () => {
  const { showCopyAge, showLive } = await openPage(2)
  showCopyAge(20 * MINUTE)
  showCopyAge(4 * MINUTE)
  wait(1)
  expect(sentence()).toBe('From 21 minutes ago.')
  showLive()
  expect(sentence()).toBe('From 3 minutes ago.')
  wait(2)
  expect(sentence()).toBe('From 5 minutes ago.')
})

test('[SCR-14] a banner that a navigation closed stays closed', async () => {
  const { countPageAge, showCopyAge, showLive } = await openPage(8)
  countPageAge()
  delete root.dataset.storedMinutes
  wait(5)
  expect(root.dataset.storedMinutes).toBeUndefined()
  showCopyAge(2 * MINUTE)
  expect(sentence()).toBe('From 2 minutes ago.')
  showLive()
  expect(root.dataset.storedMinutes).toBeUndefined()
  wait(5)
  expect(root.dataset.storedMinutes).toBeUndefined()
})

test('[SCR-14] a device clock that was set back makes no copy younger than a minute', async () => {
  const { showCopyAge } = await openPage(null)
  showCopyAge(-86_400_000)
  expect(sentence()).toBe('From 1 minute ago.')
  wait(2)
  expect(sentence()).toBe('From 2 minutes ago.')
})
