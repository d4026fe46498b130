// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { detectClientLocale, readDetectionSources } from './detect-client.ts'

const NOTHING = { htmlTag: [], chosen: null, navigator: [], cookie: [], localStorage: [] }

afterEach(() => {
  vi.restoreAllMocks()
  document.documentElement.lang = ''
  document.cookie = 'fanfareLocale=; max-age=0'
  localStorage.clear()
})

test('[LOC-3] the html tag wins, then navigator, cookie and localStorage, then English', () => {
  const all = { ...NOTHING, htmlTag: ['de'], navigator: ['fr'], cookie: ['it'], localStorage: ['pl'] }
  expect(detectClientLocale(all)).toBe('de')
  expect(detectClientLocale({ ...all, htmlTag: [] })).toBe('fr')
  expect(detectClientLocale({ ...all, htmlTag: [], navigator: ['nl'] })).toBe('it')
  expect(detectClientLocale({ ...all, htmlTag: [], navigator: [], cookie: [] })).toBe('pl')
  expect(detectClientLocale(NOTHING)).toBe('en')
})

test('[LOC-3] a language chosen with the switcher beats what the browser says, but not the language of the URL', () => {
  expect(detectClientLocale({ ...NOTHING, chosen: 'ja', navigator: ['fr'] })).toBe('ja')
  expect(detectClientLocale({ ...NOTHING, chosen: 'ja', htmlTag: ['fr'] })).toBe('fr')
})

test('[LOC-3] the sources are read from the page, and blocked storage is no answer', () => {
  document.documentElement.lang = 'pt-BR'
  document.cookie = 'fanfareLocale=ko'
  localStorage.setItem('fanfareLastLocale', 'uk')
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['vi', 'en'])
  expect(readDetectionSources(window)).toEqual({
    htmlTag: ['pt-BR'],
    chosen: 'ko',
    navigator: ['vi', 'en'],
    cookie: [],
    localStorage: ['uk'],
  })
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied')
  })
  expect(readDetectionSources(window).localStorage).toEqual([])
})
