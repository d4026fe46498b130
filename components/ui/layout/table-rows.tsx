import type { ReactNode } from 'react'
import { TableHead } from './table-head.tsx'

interface TableRowsProps {
  columns: readonly ReactNode[]
  /** The first cell of a row is its heading, also in the foot. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
  foot?: readonly ReactNode[]
  /** By column. */
  classes?: readonly (string | undefined)[]
}

/** Head, body and foot of a small table. */
export function TableRows({ columns, rows, foot, classes = [] }: TableRowsProps) {
  const row = (key: string, [heading, ...cells]: readonly ReactNode[]) => (
    <tr key={key}>
      <th scope="row">{heading}</th>
      {cells.map((content, index) => (
        <td key={index} className={classes[index + 1]}>
          {content}
        </td>
      ))}
    </tr>
  )
  return (
    <>
      <TableHead heads={columns.map((column, index) => [column, classes[index]])} />
      <tbody>{rows.map(({ key, cells }) => row(key, cells))}</tbody>
      {foot && <tfoot>{row('foot', foot)}</tfoot>}
    </>
  )
}
