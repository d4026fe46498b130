import type { ReactNode } from 'react'

/** A cell of a table; falsy ones are left out. */
export type Cell = readonly [content: ReactNode, className?: string | undefined] | false | null

/** The row with the names of the columns. */
export const TableHead = ({ heads }: { heads: readonly Cell[] }) => (
  <thead>
    <tr>
      {heads.map(
        (head, index) =>
          head && (
            <th key={index} scope="col" className={head[1]}>
              {head[0]}
            </th>
          ),
      )}
    </tr>
  </thead>
)
