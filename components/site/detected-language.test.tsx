import { render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { LOCALES, type Locale } from '@fanfare/languages/locales.ts'
import { DetectedHome, DetectedText } from './detected-language.tsx'

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
