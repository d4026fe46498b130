'use client'

import { useState } from 'react'
import type { AgentPage } from '@fanfare/contract/agent/views.ts'
import type { TableColumn } from './table-column.ts'

export interface ColumnChoice {
  /** The keys of the shown columns, in the order of the table. */
  shown: readonly string[]
  toggle: (key: string) => void
  /** Back to the usual columns; absent while they are shown. */
  reset: (() => void) | undefined
}

/** The columns that the reader wants, kept in this browser. */
export function useColumns<Row>(page: AgentPage, columns: readonly TableColumn<Row>[]): ColumnChoice {
  const [chosen, setChosen] = useState(() => readColumns(page))
  const usual = columns.filter(({ isExtra }) => !isExtra).map(({ key }) => key)
  const wanted = chosen ?? usual
  const shown = columns.filter(({ key, isFixed }) => isFixed === true || wanted.includes(key)).map(({ key }) => key)
  const choose = (keys: string[] | null) => {
    rememberColumns(page, keys)
    setChosen(keys)
  }
  return {
    shown,
    toggle: (key) => choose(shown.includes(key) ? shown.filter((other) => other !== key) : [...shown, key]),
    reset: chosen === null ? undefined : () => choose(null),
  }
}

/** In `localStorage`, one entry per page: the keys of the columns that the reader has hidden or shown. */
const PREFIX = 'fanfareAgentColumns'

/** Null: the reader has not chosen. */
function readColumns(page: AgentPage): string[] | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(`${PREFIX}:${page}`) ?? 'null')
    return Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : null
  } catch {
    return null
  }
}

function rememberColumns(page: AgentPage, keys: readonly string[] | null): void {
  try {
    if (keys === null) localStorage.removeItem(`${PREFIX}:${page}`)
    else localStorage.setItem(`${PREFIX}:${page}`, JSON.stringify(keys))
  } catch {
    // Without storage the next visit shows the usual columns.
  }
}
