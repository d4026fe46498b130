import { cleanup, render, screen, fireEvent } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { translationOf } from '#lib/i18n/translated-from.ts'
import { languageName } from '#lib/i18n/region-names.ts'
import { readTipState, TranslationTipLive, writeTipState } from './translation-tip-live.tsx'
import { TranslationTipView, type TranslationTipProps } from './translation-tip-view.tsx'

const TRANSLATION: TranslationTipProps = {
  target: 'tr-TR',
  sentence: 'Bu sayfanın çevrildiği dil: İngilizce.',
  action: 'Orijinali göster',
  href: '/en/welcome-event',
  shows: 'translation',
}

const details = () => document.querySelector('details')

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
  cleanup()
  sessionStorage.clear()
  // The reader opens it while React renders the live one.
  const server = render(<TranslationTipView {...TRANSLATION} isOpen={false} />)
  const Reader = () => details()?.toggleAttribute('open', true)
  render([<TranslationTipLive key="live" {...TRANSLATION} />, <Reader key="reader" />])
  server.unmount()
  expect(details()?.open).toBe(true)
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
