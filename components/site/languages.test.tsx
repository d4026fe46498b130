import { render, screen, fireEvent } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { LOCALES, type Locale } from '@fanfare/languages/locales.ts'
import { DetectedHome, DetectedText } from './detected-language.tsx'
import { translationOf } from '#lib/i18n/translated-from.ts'
import { languageName } from '#lib/i18n/region-names.ts'
import { showsOriginal } from '#lib/i18n/translation-tip-state.ts'
import { readTipState, TranslationTipLive, writeTipState } from './translation-tip/translation-tip-live.tsx'
import { TranslationTipView, type TranslationTipProps } from './translation-tip/translation-tip-view.tsx'

afterEach(() => {
  Object.assign(document.documentElement, { lang: 'en', dir: 'ltr' })
})

const texts = (word: string) => Object.fromEntries(LOCALES.map((locale) => [locale, `${word} ${locale}`]))

function show(languages: string[]): void {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
  const words = texts('title') as Record<Locale, string>
  render(
    <>
      <h1>
        <DetectedText texts={words} />
      </h1>
      <DetectedHome texts={words} />
    </>,
  )
}

test('[LOC-3] the page of an address without a language speaks the language of the device and leads to its home page', () => {
  show(['fa', 'en'])
  expect(screen.getByRole('heading').textContent).toBe('title fa-IR')
  expect(screen.getByRole('link', { name: 'title fa-IR' }).getAttribute('href')).toBe('/fa-IR')
  expect(document.documentElement).toMatchObject({ lang: 'fa-IR', dir: 'rtl' })
})

test('[LOC-3] the language that the reader chose comes before that of the device', () => {
  document.cookie = 'fanfareLocale=ja'
  show(['fa'])
  expect(screen.getByRole('heading').textContent).toBe('title ja')
})

test('[LOC-3] a device without a language of ours gets the language of the last visit', () => {
  localStorage.setItem('persist:fanfare', JSON.stringify({ theme: JSON.stringify({ language: 'ko' }) }))
  show(['xx'])
  expect(screen.getByRole('heading').textContent).toBe('title ko')
})

const TRANSLATION: TranslationTipProps = {
  target: 'tr-TR',
  sentence: 'Bu sayfanın çevrildiği dil: İngilizce.',
  action: 'Orijinali göster',
  href: '/en/welcome-event',
  shows: 'translation',
}
const ORIGINAL: TranslationTipProps = {
  ...TRANSLATION,
  action: 'Çeviriyi göster',
  href: '/tr-TR/welcome-event',
  shows: 'original',
}

const details = () => document.querySelector('details')
const click = (name: string): void => {
  const link = screen.getByText(name)
  // jsdom cannot open pages.
  link.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(link)
}

test('[LOC-8] only Turkish of Türkiye shows that it was translated, and only English links back to it', () => {
  expect(translationOf('tr-TR')).toEqual({ original: 'en', target: 'tr-TR', shows: 'translation' })
  expect(translationOf('en')).toEqual({ original: 'en', target: 'tr-TR', shows: 'original' })
  for (const other of ['tr-CT', 'en-TR', 'de', 'ar'] as const) expect(translationOf(other)).toBeNull()
  expect(languageName('tr-TR', 'en')).toBe('İngilizce')
})

test('[LOC-8] the tip can be expanded and stays expanded in this session', () => {
  const { unmount } = render(<TranslationTipLive {...TRANSLATION} />)
  expect(screen.getByText(TRANSLATION.sentence)).toBeTruthy()
  expect(details()?.open).toBe(false)
  const box = details()
  if (box) box.open = true
  fireEvent(box ?? document, new Event('toggle'))
  expect(readTipState().tip).toBe('expanded')
  unmount()
  render(<TranslationTipLive {...TRANSLATION} />)
  expect(details()?.open).toBe(true)
})

test('[LOC-8] a tip that the reader opened before the island loaded stays open', () => {
  const server = render(<TranslationTipView {...TRANSLATION} isOpen={false} />)
  const box = details()
  if (box) box.open = true
  render(<TranslationTipLive {...TRANSLATION} />)
  server.unmount()
  expect(details()?.open).toBe(true)
})

test('[LOC-8] the original has a tip only for readers from the translation, and the link back removes it', () => {
  const { container, unmount } = render(<TranslationTipLive {...ORIGINAL} />)
  expect(container.innerHTML).toBe('')
  unmount()
  const translated = render(<TranslationTipLive {...TRANSLATION} />)
  click('Orijinali göster')
  expect(readTipState().shows).toBe('original')
  expect(showsOriginal()).toBe(true)
  translated.unmount()
  render(<TranslationTipLive {...ORIGINAL} />)
  const back = screen.getByText('Çeviriyi göster')
  expect(back.getAttribute('href')).toBe('/tr-TR/welcome-event')
  expect(back.closest('[lang]')?.getAttribute('lang')).toBe('tr-TR')
  click('Çeviriyi göster')
  expect(readTipState().shows).toBe('translation')
  expect(showsOriginal()).toBe(false)
})

test('[LOC-8] the tip works with blocked or malformed session storage', () => {
  for (const broken of ['null', '[]', '{"tip":1}', 'x']) {
    sessionStorage.setItem('fanfareTranslationTip', broken)
    expect(readTipState()).toEqual({ tip: 'visible', shows: 'translation' })
  }
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('denied')
  })
  expect(() => writeTipState({ tip: 'expanded' })).not.toThrow()
})
