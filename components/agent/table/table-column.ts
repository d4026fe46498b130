import type { ReactNode } from 'react'

/** A column of a table of an agent. */
export interface TableColumn<Row> {
  key: string
  label: string
  /** At the end of its cell, with digits of one width. */
  isFigure?: boolean
  /** A field that the gateway sorts by. */
  sort?: string
  /** The reader cannot hide it. */
  isFixed?: boolean
  /** Hidden until the reader chooses it. */
  isExtra?: boolean
  cell: (row: Row) => ReactNode
  /** The sums of the page and of all rows. */
  pageSum?: ReactNode
  allSum?: ReactNode
}

export interface TableSort {
  /** A field, with - before it for descending. */
  value: string
  onSort: (value: string) => void
}

export const isDescending = (sort: string): boolean => sort.startsWith('-')
export const sortField = (sort: string): string => sort.replace(/^-/, '')
