import { LOCALES } from '@fanfare/languages/locales.ts'

/** Next writes its build's id into the data of the page, which is text in a script. */
const BUILD_ID = /\\"b\\":\\"([\w-]+)\\"/

interface NextWindow {
  next?: { version?: string }
}

export interface VersionFacts {
  commit: string
  build: string | null
  next: string | null
  language: string | null
  languages: readonly string[]
  browserLanguages: readonly string[]
}

/** Which code this page runs, and in which languages. */
export function versionFacts(commit: string, page: Window): VersionFacts {
  const { next } = page as Window & NextWindow
  const data = Array.from(page.document.scripts, (script) => script.textContent).join('')
  return {
    commit,
    build: BUILD_ID.exec(data)?.[1] ?? null,
    next: next?.version ?? null,
    language: page.document.documentElement.dataset.locale ?? null,
    languages: LOCALES,
    browserLanguages: page.navigator.languages,
  }
}
