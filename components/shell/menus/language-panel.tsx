'use client'

import type { KeyboardEvent, ReactNode, ToggleEvent } from 'react'

interface Props {
  id: string
  label: string
  className?: string
  children: ReactNode
  /** Below the languages. */
  foot: ReactNode
}

/** The keyboard starts at the current one of the twenty languages. */
function prepareChoice({ currentTarget, newState }: ToggleEvent<HTMLElement>): void {
  if (newState === 'open') currentTarget.querySelector<HTMLElement>('[aria-current]')?.focus()
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const links = [...event.currentTarget.querySelectorAll('a')]
  const index = links.indexOf(document.activeElement as HTMLAnchorElement)
  const places: Readonly<Record<string, number>> = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: -1 }
  const place = places[event.key]
  if (place === undefined) return
  event.preventDefault()
  // After the last language comes the first one.
  links.at(place % links.length)?.focus()
}

export function LanguagePanel({ id, label, className, children, foot }: Props) {
  return (
    <div
      id={id}
      popover="auto"
      role="presentation"
      className={className}
      onToggle={prepareChoice}
      onKeyDown={moveFocus}
    >
      <ul aria-label={label}>{children}</ul>
      {foot}
    </div>
  )
}
