import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

const ENGINE = readFileSync(createRequire(import.meta.url).resolve('html_codesniffer/build/HTMLCS.js'), 'utf8')

/** Findings that are not faults, with the reason. */
const ACCEPTED: readonly [finding: RegExp, reason: string][] = [
  [
    /NoSuchID .*<a[^>]* href="#(all|way|granted|used|expired)"/,
    'the tabs of the rewards: the script reads the fragment',
  ],
  [/H32\.2 .*<form role="search"/, 'a form with one field is sent by Enter'],
  [/H43\.HeadersRequired /, '`scope` relates the cells of a table to headings of rows and columns'],
  [/InvalidAutoComplete_Text <input[^>]* type="email"/, 'HTML allows `username` on e-mail fields since 2018'],
]

interface Sniffer {
  getTranslation: (key: string) => string | undefined
  process: (standard: string, root: Node, done: () => void) => void
  getMessages: () => { type: number; code: string; msg: string; element: Element }[]
}

/** A second engine besides axe: the errors of HTML_CodeSniffer for WCAG 2 AA, each with its element. */
export async function sniffedFaults(page: Page): Promise<string[]> {
  await page.evaluate(ENGINE)
  const findings = await page.evaluate(async () => {
    const sniffer = (window as unknown as { HTMLCS: Sniffer }).HTMLCS
    const translate = sniffer.getTranslation.bind(sniffer)
    // Some messages of 2.5.1 have another name than their translation; without a text the engine throws.
    sniffer.getTranslation = (key) => translate(key) ?? key
    await new Promise<void>((resolve) => sniffer.process('WCAG2AA', document, resolve))
    const tagOf = (element: Element) => element.outerHTML.slice(0, element.outerHTML.indexOf('>') + 1)
    return sniffer
      .getMessages()
      .filter(({ type }) => type === 1)
      .map(({ code, msg, element }) => `${code} ${msg} ${tagOf(element)}`)
  })
  return findings.filter((finding) => !ACCEPTED.some(([pattern]) => pattern.test(finding)))
}
