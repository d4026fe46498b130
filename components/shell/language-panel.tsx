'use client'

import type { KeyboardEvent, MouseEvent, ReactNode, ToggleEvent } from 'react'
import { chooseLanguage } from '#lib/i18n/choose-language.ts'
import type { Locale } from '#lib/i18n/locales.ts'

interface Props {
  id: string
  label: string
  className?: string
  children: ReactNode
}

/** Stores the choice and keeps path, query and scroll position; the links work without it. */
function choose(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return
  const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-language]') : null
  // From the server's menu, so that the table of languages is not part of the first load.
  const language = link?.dataset.language as Locale | undefined
  if (!language) return
  event.preventDefault()
  chooseLanguage(language)
}

/** The keyboard starts at the current one of the twenty languages. */
function prepareChoice({ currentTarget, newState }: ToggleEvent<HTMLElement>): void {
  if (newState === 'open') currentTarget.querySelector<HTMLElement>('[aria-current]')?.focus()
}

const STEPS: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index, last) => (index === last ? 0 : index + 1),
  ArrowUp: (index, last) => (index <= 0 ? last : index - 1),
  Home: () => 0,
  End: (_, last) => last,
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key]
  if (!step) return
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a')]
  event.preventDefault()
  links[step(links.indexOf(document.activeElement as HTMLElement), links.length - 1)]?.focus()
}

export function LanguagePanel({ id, label, className, children }: Props) {
  return (
    <div
      id={id}
      popover="auto"
      role="presentation"
      className={className}
      onClickCapture={choose}
      onToggle={prepareChoice}
      onKeyDown={moveFocus}
    >
      <ul aria-label={label}>{children}</ul>
    </div>
  )
}
