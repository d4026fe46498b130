'use client'

import type { MouseEvent, ReactNode } from 'react'
import { chooseLanguage } from '#lib/i18n/choose-language.ts'
import type { Locale } from '#lib/i18n/locales.ts'

interface Props {
  id: string
  label: string
  className?: string
  children: ReactNode
}

/** Remembers the choice and keeps path, query and scroll; the links themselves work without it. */
function choose(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return
  const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-language]') : null
  // Written by the server's menu out of the table, which is not worth its bytes in the first load.
  const language = link?.dataset.language as Locale | undefined
  if (!language) return
  event.preventDefault()
  chooseLanguage(language)
}

export function LanguagePanel({ id, label, className, children }: Props) {
  return (
    <div id={id} popover="auto" className={className} onClickCapture={choose}>
      <ul aria-label={label}>{children}</ul>
    </div>
  )
}
