import type { ComponentProps, FormEvent, ReactNode } from 'react'
import { useSearchParams } from 'wouter'
import type { CallData, CallDefinition } from '@fanfare/contract/define-call.ts'
import { cx } from '#components/ui/cx.ts'
import { type Options, Select } from './inputs.tsx'
import { Button, Input, Labelled, Loaded, Muted, Section, To } from './parts.tsx'
import { setQuery, useAddress, withQuery } from './places.ts'
import './list.css'
import { type InputOf, useCall } from './use-call.ts'
import { number } from './words.ts'

/**
 * Filters by their name in the address and in the query of the call: a text by its label, a day, or one of several values, of which the first is that
 * of an address without it.
 */
export type FilterSet = Record<string, string | readonly [label: string, of: 'date' | Options]>

/** Days of UTC, for calls with `from` and `to`. */
export const DAYS: FilterSet = { from: ['From, UTC', 'date'], to: ['To, with it', 'date'] }

/** The filters and the page in the address. */
export function useFilters(filters: FilterSet, isPaged = true): Record<string, string> {
  const [address] = useSearchParams()
  return Object.fromEntries(
    [...address].filter(([name, value]) => value && (name in filters || (name === 'cursor' && isPaged))),
  )
}

/** Filters of a list, stored in its address. A choice applies at once, a text with Enter or `Show`. */
export function Filters({ of, children }: { of: FilterSet; children?: ReactNode }) {
  const [address] = useSearchParams()
  const all = Object.entries(of).map(([name, filter]) => {
    const [label, by] = typeof filter === 'string' ? [filter, 'text'] : filter
    return { name, label, by, value: address.get(name) ?? '' }
  })
  const typed = all.filter(({ by }) => typeof by === 'string')
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const texts = [...new FormData(event.currentTarget)].map(([name, value]) => [
      name,
      typeof value === 'string' ? value.trim() : '',
    ])
    setQuery({ ...Object.fromEntries(texts), cursor: '' })
  }
  const inputs = (
    <>
      {typed.map(({ name, label, by, value }) => (
        <Labelled key={name} label={label}>
          <Input key={value} name={name} type={String(by)} defaultValue={value} />
        </Labelled>
      ))}
      {typed.length > 0 && <Button type="submit">Show</Button>}
    </>
  )
  return (
    <form className="grid filters" onSubmit={show} aria-label="Filter">
      {all.map(
        ({ name, label, by, value }) =>
          typeof by !== 'string' && (
            <Select
              key={name}
              label={label}
              value={value}
              // The gateway refuses an unknown value of the address by its name.
              options={by.some(([option]) => option === value) ? by : [...by, [value, value]]}
              onChoose={(chosen) => setQuery({ [name]: chosen, cursor: '' })}
            />
          ),
      )}
      {all.length > typed.length && typed.length > 2 ? (
        <Details summary="More filters" className="wide more" open={typed.some(({ value }) => value)}>
          <div className="grid filters">{inputs}</div>
        </Details>
      ) : (
        inputs
      )}
      {children}
    </form>
  )
}

interface Paged<Item> {
  items: readonly Item[]
  total?: number | null
  next?: string | null
}

/** The end of a list: how much of it is shown, and the way to the rest. */
export function Pages({ of: { items, total = null, next } }: { of: Paged<unknown> }) {
  const cursor = useAddress('cursor')
  if (!next && !cursor) return null
  return (
    <p className="line wraps pages">
      <small>{total === null ? number(items.length) : `${number(items.length)} of ${number(total)}`}</small>
      {cursor && <To href={withQuery({ cursor: '' })}>First page</To>}
      {next && <To href={withQuery({ cursor: next })}>Next page</To>}
    </p>
  )
}

export const Details = ({
  summary,
  className,
  children,
  ...rest
}: { summary: ReactNode } & ComponentProps<'details'>) => (
  <details {...rest} className={cx('detail', className)}>
    <summary className="line medium slim gap-6">{summary}</summary>
    {children}
  </details>
)

export interface Row extends Omit<ComponentProps<'li'>, 'title'> {
  /** What it is about, in bold. */
  name?: ReactNode
  /** After the name, or in place of it. */
  title?: ReactNode
  /** Small lines under the title. */
  lines?: readonly ReactNode[]
  /** At the end of the row: its time, its state, and what can be done. */
  at?: ReactNode
  end?: ReactNode
  /** Under all of it. */
  below?: ReactNode
}

interface RowsProps<Item> {
  label?: string
  /** The words of a list without items. */
  empty?: ReactNode
  row: (item: Item, index: number) => Row
}

export const Rows = <Item,>({ of, label, empty, row }: RowsProps<Item> & { of: readonly Item[] }) =>
  of.length ? (
    <ul className="rows" aria-label={label}>
      {of.map((item, index) => {
        const { key = index, name, title, lines = [], at, end, below, children, ...rest } = row(item, index)
        return (
          <li key={key} {...rest}>
            <span className="grid row">
              <span>
                {name && <b>{name}</b>}
                {title}
              </span>
              {lines.map((line, number) => (line ? <small key={number}>{line}</small> : null))}
              {children}
            </span>
            {(at || end) && (
              <span className="grid gap-4 end">
                {at && <small>{at}</small>}
                {end}
              </span>
            )}
            {below && <div className="wraps wide below gap-8">{below}</div>}
          </li>
        )
      })}
    </ul>
  ) : (
    empty && <Muted>{empty}</Muted>
  )

export type ItemOf<C extends CallDefinition> = CallData<C> extends { items: readonly (infer Item)[] } ? Item : never

export type DataOf<C extends CallDefinition> = CallData<C> & Paged<ItemOf<C>>

export interface ResourceProps<C extends CallDefinition> {
  call: C
  input?: Record<string, string | number>
  /** Absent for a list without pages, beside others. */
  filters?: FilterSet
  /** Changes what the filters ask for. */
  asked?: (filters: Record<string, string>) => Record<string, string>
}

export function useResource<C extends CallDefinition>({ call, input, filters, asked = (of) => of }: ResourceProps<C>) {
  const found = useCall(call, {
    ...input,
    ...asked(useFilters(filters ?? {}, !!filters)),
  } as InputOf<C>)
  return { ...found, data: found.data as DataOf<C> | undefined }
}

interface ResourceListProps<C extends CallDefinition, Shown> extends ResourceProps<C>, Omit<RowsProps<Shown>, 'label'> {
  title: string
  aside?: ReactNode | ((data: CallData<C>) => ReactNode)
  /** Makes the rows of the items, where an item is not one row. */
  grouped?: (items: readonly ItemOf<C>[]) => readonly Shown[]
  /** Beside the filters. */
  tools?: ReactNode
  /** After the rows. */
  children?: (data: CallData<C>) => ReactNode
}

/** The list of a call: its filters, its rows and its pages, or why there are none. */
export function ResourceList<C extends CallDefinition, Shown = ItemOf<C>>({
  title,
  aside,
  empty,
  row,
  tools,
  grouped = (items) => items as readonly Shown[],
  children,
  ...resource
}: ResourceListProps<C, Shown>) {
  const found = useResource(resource)
  const { filters } = resource
  return (
    <Section title={title} aside={typeof aside === 'function' ? found.data && aside(found.data) : aside}>
      {filters && (Object.keys(filters).length > 0 || tools) && <Filters of={filters}>{tools}</Filters>}
      <Loaded of={found}>
        {(shown) => (
          <>
            <Rows of={grouped(shown.items)} label={title} empty={empty} row={row} />
            {children?.(shown)}
            {filters && <Pages of={shown} />}
          </>
        )}
      </Loaded>
    </Section>
  )
}

interface TableProps extends Pick<RowsProps<never>, 'empty'> {
  label: string
  head: readonly string[]
  rows: readonly (readonly ReactNode[])[]
}

/** Figures by the rows of their first column. */
export function Table({ label, head, rows, empty }: TableProps) {
  if (!rows.length) return empty && <Muted>{empty}</Muted>
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keys
    <div className="scroll" tabIndex={0} role="region" aria-label={label}>
      <table className="table text">
        <thead>
          <tr>
            {head.map((name, index) => (
              <th key={name} scope="col" className={cx(index > 0 && 'number')}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...cells], row) => (
            <tr key={row}>
              <th scope="row">{first}</th>
              {cells.map((cell, index) => (
                <td key={head[index + 1]} className="number">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The parts of a page, as links; the address has the one that is shown. */
export function Tabs({ label, path, tabs }: { label: string; path: string; tabs: Record<string, string> }) {
  const shown = useAddress('tab')
  return (
    <nav className="line ruled gap-4 tabs" aria-label={label}>
      {Object.entries(tabs).map(([tab, words]) => (
        <To
          key={tab}
          className="muted medium"
          href={tab ? `${path}?tab=${tab}` : path}
          aria-current={tab === shown ? 'page' : undefined}
        >
          {words}
        </To>
      ))}
    </nav>
  )
}
