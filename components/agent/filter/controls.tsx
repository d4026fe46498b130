import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { cx } from '#components/ui/cx.ts'
import { Span } from '#components/ui/layout/layout.tsx'
import type { IconName } from '#components/ui/pictures/icon-names.ts'
import { SmallIcon } from '#components/ui/pictures/icon.tsx'
import styles from './controls.module.css'

interface ChipWordsProps {
  icon?: IconName
  label: string
  /** The chosen value in words. */
  text?: string
  /** After the value, less important. */
  note?: string
}

/** The name and the value of a filter. */
export const ChipWords = ({ icon, label, text, note }: ChipWordsProps) => (
  <>
    {/* Days need no label. */}
    {icon ? <SmallIcon icon={icon} /> : <Span tone="secondary">{label}</Span>}
    <Span weight="medium">{text}</Span>
    {note && <Span tone="secondary">{note}</Span>}
    <SmallIcon icon="caret-down" />
  </>
)

/** A value with its words. */
export type Choice<Value extends string = string> = readonly [value: Value, words: string]

interface SelectChipProps<Value extends string> extends Partial<ChipWordsProps> {
  label: string
  value: Value
  choices?: readonly Choice<Value>[]
  /** The value that chooses nothing; others mark the button. */
  unset?: Value
  onChoose: (value: Value) => void
  /** Called on focus and hover, before the list opens. */
  onOpen?: () => void
  /** Groups of `option` elements, after the choices. */
  children?: ReactNode
}

/** A filter as one value button: a transparent `<select>` covers the words, so each device opens its own list. */
export function SelectChip<Value extends string>({
  label,
  value,
  choices = [],
  unset = value,
  onChoose,
  onOpen,
  children,
  ...words
}: SelectChipProps<Value>) {
  return (
    <span className={styles.chip} data-set={value === unset ? undefined : ''}>
      <span aria-hidden className={styles.words}>
        <ChipWords label={label} text={choices.find(([one]) => one === value)?.[1]} {...words} />
      </span>
      <select
        aria-label={label}
        value={value}
        // The list has no other values.
        onChange={({ target }) => onChoose(target.value as Value)}
        onFocus={onOpen}
        onPointerEnter={onOpen}
      >
        {choices.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
        {children}
      </select>
    </span>
  )
}

/** Gives a form that is sent to `send`; nothing leaves the page. */
export const onSend = (send: (form: HTMLFormElement) => void) => (event: FormEvent<HTMLFormElement>) => {
  event.preventDefault()
  send(event.currentTarget)
}

/** What was typed into a field of a form, without spaces around it. */
export function textOf(form: HTMLFormElement, field: string) {
  const text = new FormData(form).get(field)
  return typeof text === 'string' ? text.trim() : ''
}

interface DropPanelProps {
  /** The words on the button. */
  summary: ReactNode
  /** `end`: the panel is in line with the button's end; `roomy`: as wide as its content. */
  look?: 'end' | 'roomy'
  isSet?: boolean
  isOpen?: boolean
  onToggle?: (isOpen: boolean) => void
  children: ReactNode
}

/** A button with a panel below it, a native disclosure; Escape and a press elsewhere close it. */
export function DropPanel({ summary, look, isSet, isOpen, onToggle, children }: DropPanelProps) {
  const box = useRef<HTMLDetailsElement>(null)
  const close = () => box.current?.removeAttribute('open')
  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) close()
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its controls have the keys
    <details
      ref={box}
      className={styles.drop}
      open={isOpen}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !box.current?.open) return
        event.stopPropagation()
        close()
        box.current.querySelector('summary')?.focus()
      }}
      onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}
    >
      <summary className={styles.summary} data-set={isSet ? '' : undefined}>
        {summary}
      </summary>
      <div className={cx(styles.panel, look && styles[look])}>{children}</div>
    </details>
  )
}
