import type { ReactNode } from 'react'
import { TableHead } from './table-head.tsx'

interface TableRowsProps {
  columns: readonly ReactNode[]
  /** The first cell of a row is its heading. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
  foot?: readonly ReactNode[]
  /** By column. */
  classes?: readonly (string | undefined)[]
}

/** Head, body and foot of a small table. */
export function TableRows({ columns, rows, foot, classes = [] }: TableRowsProps) {
  const cell = (content: ReactNode, index: number) => (
    <td key={index} className={classes[index]}>
      {content}
    </td>
  )
  return (
    <>
      <TableHead heads={columns.map((column, index) => [column, classes[index]])} />
      <tbody>
        {rows.map(({ key, cells: [heading, ...cells] }) => (
          <tr key={key}>
            <th scope="row">{heading}</th>
            {cells.map((content, index) => cell(content, index + 1))}
          </tr>
        ))}
      </tbody>
      {foot && (
        <tfoot>
          <tr>{foot.map(cell)}</tr>
        </tfoot>
      )}
    </>
  )
}
