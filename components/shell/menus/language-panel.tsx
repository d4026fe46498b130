'use client'

import type { KeyboardEvent, ReactNode, ToggleEvent } from 'react'
import { LanguageLinks } from '#components/shell/menus/language-links.tsx'
import type { Locale } from '@fanfare/languages/locales.ts'

interface LanguagePanelProps {
  locale: Locale
  id: string
  label: string
  className?: string
  /** Below the languages. */
  foot: ReactNode
}

/**
 * Focuses the current one of the twenty languages, and later the button again. A browser gives the focus back itself,
 * but not where the button is in an open popover, as in the menu of phones.
 */
function moveToPanel({ currentTarget: panel, newState }: ToggleEvent<HTMLElement>) {
  if (newState === 'open') panel.querySelector<HTMLElement>('[aria-current]')?.focus()
  // The focus is lost, or will be with the next frame.
  else if (document.activeElement?.contains(panel) || panel.contains(document.activeElement))
    for (const button of document.querySelectorAll<HTMLElement>(`[popovertarget=${panel.id}]`))
      button.focus({ preventScroll: true })
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const links = [...event.currentTarget.querySelectorAll('a')]
  const index = links.indexOf(document.activeElement as HTMLAnchorElement)
  const places: Readonly<Record<string, number>> = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: -1 }
  const place = places[event.key]
  if (place === undefined) return
  event.preventDefault()
  // After the last language comes the first one.
  links.at(place % links.length)?.focus()
}

export function LanguagePanel({ locale, id, label, className, foot }: LanguagePanelProps) {
  return (
    <div id={id} popover="auto" role="presentation" className={className} onToggle={moveToPanel} onKeyDown={moveFocus}>
      <LanguageLinks locale={locale} label={label} />
      {foot}
    </div>
  )
}
