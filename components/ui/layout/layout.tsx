import type { AllHTMLAttributes, ElementType, FormEventHandler, InputHTMLAttributes, ReactNode, Ref } from 'react'
import { cx } from '../cx.ts'
import styles from './layout.module.css'

export interface LayoutProps extends Omit<AllHTMLAttributes<HTMLElement>, 'as' | 'onSubmit' | 'size' | 'wrap'> {
  as?: ElementType
  ref?: Ref<HTMLElement>
  onSubmit?: FormEventHandler<HTMLFormElement>
  /** Between the parts, in px; of two numbers the first is between rows. */
  gap?: '2' | '3' | '4' | '6' | '8' | '10' | '12' | '14' | '16' | '20' | '24' | '32' | TwoGaps
  /** Above the element, in px. */
  top?: '2' | '4' | '6' | '8' | '10' | '12' | '14' | '16' | '18' | '20' | '24' | '40'
  align?: 'start' | 'center' | 'end' | 'baseline'
  justify?: 'start' | 'center' | 'end' | 'between'
  wrap?: boolean
  /** Fills the rest of its row, and may be narrower than its longest word. */
  grow?: boolean
  /** `small` and `micro` set line and weight, too (design §3). `hint` inherits the weight; `note` and `label` (14 px) also the line. */
  size?: 'small' | 'micro' | 'hint' | 'note' | 'label'
  tone?: 'primary' | 'secondary' | 'tertiary' | 'link' | 'success' | 'warning' | 'error'
  weight?: 'text' | 'medium' | 'strong'
  /** Digits of one width, for figures below each other. */
  numeric?: boolean
  /** A long word breaks anywhere. */
  breaks?: boolean
  /** At most three lines. */
  clamp?: boolean
  text?: 'start' | 'center' | 'end'
}

type TwoGaps = '0 12' | '2 8' | '2 12' | '2 16' | '4 8' | '4 12' | '4 16' | '8 12' | '8 16'

/** One element with the classes of the props; a class of a part's own stylesheet wins over all of them. */
function layout(
  kind: string,
  {
    as: Tag = 'div',
    gap,
    top,
    align,
    justify,
    wrap,
    grow,
    size,
    tone,
    weight,
    numeric,
    breaks,
    clamp,
    text,
    className,
    ...rest
  }: LayoutProps,
): ReactNode {
  const names = [
    kind,
    gap && `gap-${gap.replace(' ', '-')}`,
    top && `top-${top}`,
    align && `align-${align}`,
    justify && `justify-${justify}`,
    wrap && 'wrap',
    grow && 'grow',
    size,
    tone,
    weight,
    numeric && 'numeric',
    breaks && 'breaks',
    clamp && 'clamp',
    text && `text-${text}`,
  ]
  return <Tag {...rest} className={cx(...names.map((name) => name && styles[name]), className) || undefined} />
}

/** Parts below each other. */
export const Stack = (props: LayoutProps) => layout('stack', props)

/** Parts beside each other. */
export const Row = (props: LayoutProps) => layout('row', props)

/** A title at the start of a line, and its aside at the end, or below where there is no room. */
export const Ends = (props: LayoutProps) =>
  layout('row', { gap: '8 16', align: 'center', justify: 'between', wrap: true, ...props })

/** A picture, what it is about, and a value at the end: a row of a list. */
export const Line = (props: LayoutProps) => layout('line', { as: 'li', ...props })

interface GridProps extends LayoutProps {
  /** Equally wide, and narrower than a long word if necessary. */
  columns?: 1 | 2 | 3
}

export const Grid = ({ columns = 1, ...props }: GridProps) => layout(`grid-${columns}`, props)

/** Running text; nothing on a page is smaller than `micro` (12 px). */
export const Text = (props: LayoutProps) => layout('', { as: 'p', ...props })

/** Running text within a line. */
export const Span = (props: LayoutProps) => Text({ as: 'span', ...props })

/** A remark: smaller and paler than the text around it. */
export const Note = (props: LayoutProps) => layout('', { as: 'p', size: 'note', tone: 'secondary', ...props })

/** A remark with the lines of small text. */
export const Hint = (props: LayoutProps) => Note({ size: 'hint', ...props })

/** A remark within a line. */
export const Remark = (props: LayoutProps) => Note({ as: 'span', ...props })

/** Words that stand out from those around them. */
export const Accent = (props: LayoutProps) => layout('', { as: 'b', weight: 'medium', ...props })

/** A label with its values, one `dd` each; falsy ones are left out. */
export type Fact = readonly [label: ReactNode, ...values: ReactNode[]] | false | null | undefined | '' | 0

interface FactsProps extends LayoutProps {
  facts: readonly Fact[]
  /** `rows`: label and value at the ends of a line; `lined`: with lines between; `columns`: labels above values, beside each other. */
  look?: 'rows' | 'lined' | 'columns'
}

/** Labels and values as a `dl`. */
export const Facts = ({ facts, look = 'rows', children, ...props }: FactsProps) =>
  layout(look, {
    as: 'dl',
    ...props,
    children: (
      <>
        {facts.map((fact, index) =>
          fact ? (
            <div key={index}>
              <dt>{fact[0]}</dt>
              {fact.slice(1).map((value, at) => (value ? <dd key={at}>{value}</dd> : null))}
            </div>
          ) : null,
        )}
        {children}
      </>
    ),
  })

/** Items with a line between. */
export const List = ({ className, ...props }: LayoutProps) =>
  Stack({ as: 'ul', ...props, className: cx(styles.items, className) })

interface FormRowProps extends InputHTMLAttributes<HTMLInputElement> {
  label: ReactNode
}

/** A small field with its label above; forms of a page have `Field`. */
export const FormRow = ({ label, ...input }: FormRowProps) => (
  <label className={styles.field}>
    <span>{label}</span>
    <input autoComplete="off" {...input} />
  </label>
)
