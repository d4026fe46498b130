import { within } from '@testing-library/react'
import { JSDOM } from 'jsdom'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Locale } from '@fanfare/languages/locales.ts'
import { inLanguage } from './in-language.tsx'

/** The page, one for all files of a worker: making it costs more than a file's tests. */
export const { body: page } = new JSDOM().window.document

/** Queries of what was rendered last. */
export const screen = within(page)

/** The words of an element, with plain spaces. */
export const wordsOf = ({ textContent }: Element): string => textContent.replaceAll(/\s/g, ' ')

/**
 * Renders as the server does, within the texts of a language, into elements that can be read and not used: for tests without
 * events and effects, in files `*.static.test.tsx`, which have no jsdom of their own.
 */
export function renderStill(children: ReactNode, locale?: Locale): HTMLElement {
  page.innerHTML = renderToStaticMarkup(inLanguage(children, locale))
  return page
}

/** The words of a still page, with one space where an element begins or ends. */
export const stillWords = (children: ReactNode, locale?: Locale): string =>
  renderStill(children, locale)
    .innerHTML.replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll(/\s+/g, ' ')
