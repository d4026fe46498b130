import { useMutation } from '@tanstack/react-query'
import Big from 'big.js'
import { type ChangeEvent, type ComponentProps, type ReactNode, useId, useState } from 'react'
import * as z from 'zod/mini'
import type { CallDefinition } from '@fanfare/contract/define-call.ts'
import { amountSchema } from '@fanfare/contract/money.ts'
import { faultWords } from '@fanfare/contract/staff/issue-words.ts'
import { policy } from '@fanfare/contract/staff/policy.ts'
import { firstInstant } from '@fanfare/kernel/time/first-instant.ts'
import { ownZone } from '@fanfare/kernel/time/own-time.ts'
import { isZone, wallTime } from '@fanfare/kernel/time/zoned-time.ts'
import { saveFile } from '#components/ui/browser/save-file.ts'
import { Actions, Button, Failure, Input, Labelled, type LabelProps, TextField } from './parts.tsx'
import { askForFile, client, type Refusal, useCall, type InputOf } from './use-call.ts'
import { CLOCK, DAY, formatOf, money, wordsOf } from './words.ts'

interface FileInputProps extends ComponentProps<'input'>, LabelProps {
  take: (file: File) => Promise<void>
}

/** Empties the input, so that the same file can be chosen again after a correction. */
export const onFile =
  (take: (file: File) => Promise<void>) =>
  ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (file) void take(file)
    target.value = ''
  }

export const FileInput = ({ label, hint, take, ...input }: FileInputProps) => (
  <Labelled label={label} hint={hint}>
    <Input {...input} type="file" onChange={onFile(take)} />
  </Labelled>
)

/** The contract's fault of a typed amount in words; null for a valid one, and for an empty field. */
export function amountFault(typed: string) {
  const read = z.safeParse(amountSchema, typed)
  return !typed || read.success ? null : `An amount ${faultWords(read.error.issues[0]?.message ?? '')}.`
}

/** A checkbox or a radio button with its meaning. */
export const Choice = ({ label, hint, ...input }: { label?: string; hint?: ReactNode } & ComponentProps<'input'>) => (
  <label className="grid choice">
    <input {...input} />
    <span>
      <b>{label}</b>
      {hint && <span>: {hint}</span>}
    </span>
  </label>
)

export type Options<Value extends string = string> = readonly (readonly [value: Value, words: string, hint?: string])[]

/** Options for codes of the API. */
export const codes = <Value extends string>(values: readonly Value[], words: (value: Value) => string = wordsOf) =>
  values.map((value) => [value, words(value)] as const)

export const anyOf = <Value extends string>(values: readonly Value[], words?: (value: Value) => string) =>
  [['', 'Any'], ...codes(values, words)] as const

interface SelectProps<Value extends string> extends LabelProps {
  value: Value
  options: Options<Value>
  onChoose: (value: Value) => void
}

export const Select = <Value extends string>({ value, options, onChoose, ...labelled }: SelectProps<Value>) => (
  <Labelled {...labelled}>
    <select className="input surface" value={value} onChange={(event) => onChoose(event.target.value as Value)}>
      {options.map(([option, words]) => (
        <option key={option} value={option}>
          {words}
        </option>
      ))}
    </select>
  </Labelled>
)

/** A field of a form. Its value is text: an amount as typed, an instant in ms, `1` for a checked box, several choices joined by spaces. */
export interface Field<Value extends string = string> extends Pick<
  ComponentProps<'input'>,
  'type' | 'min' | 'max' | 'maxLength' | 'placeholder'
> {
  /** Absent where each option has its own. */
  label?: string
  hint?: ReactNode
  /** The initial value. A select has none, so that nobody records a choice that they did not make. */
  start?: Value
  options?: Options<Value>
  /** The words of an empty choice, where it may be sent. */
  none?: string
  as?: 'amount' | 'radio' | 'check' | 'checks' | 'when'
  /** The fault of a valid amount, such as a limit that it exceeds. */
  fault?: string | null
}

export function FieldInput({
  name,
  of: { options, none = 'Choose …', as, fault, start: _start, ...rest },
  value,
  onChange,
}: {
  name: string
  of: Field
  value: string
  onChange: (value: string) => void
}) {
  const id = useId()
  const input = (more: ComponentProps<'input'> = {}) => (
    <TextField {...rest} {...more} value={value} onType={(typed) => onChange(as === 'amount' ? typed.trim() : typed)} />
  )
  switch (as) {
    case 'amount': {
      const wrong = amountFault(value) ?? fault
      return (
        <div>
          {input({ inputMode: 'decimal', 'aria-invalid': !!wrong, 'aria-describedby': id })}
          <small id={id} className="bad">
            {wrong}
          </small>
        </div>
      )
    }
    case 'when':
      return <When {...rest} at={value ? Number(value) : null} onChange={(at) => onChange(String(at))} />
    case 'check':
      return (
        <Choice
          {...rest}
          type="checkbox"
          checked={!!value}
          onChange={({ target }) => onChange(target.checked ? '1' : '')}
        />
      )
    case 'radio':
    case 'checks': {
      const chosen = value.split(' ')
      const several = (option: string, isOn: boolean) =>
        (options ?? []).map(([one]) => one).filter((one) => (one === option ? isOn : chosen.includes(one)))
      return options?.map(([option, words, meaning]) => (
        <Choice
          key={option}
          type={as === 'radio' ? 'radio' : 'checkbox'}
          name={name + id}
          label={words}
          hint={meaning}
          checked={chosen.includes(option)}
          onChange={({ target }) => onChange(as === 'radio' ? option : several(option, target.checked).join(' '))}
        />
      ))
    }
    default:
      return options ? (
        <Select {...rest} value={value} options={[['', none], ...options]} onChoose={onChange} />
      ) : (
        input()
      )
  }
}

/** The value of a `datetime-local` field. */
const TYPED = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?$/
const MINUTE_MS = 60_000

/** 2027-01-31T09:00, as a `datetime-local` field has it. */
const typedOf = (ms: number) => new Date(wallTime(ms, ownZone())).toISOString().slice(0, 16)

const inZone = (ms: number, timeZone: string) => formatOf({ ...DAY, year: 'numeric', ...CLOCK, timeZone })(ms)

/** Reads a local time as an instant; `odd` says whether the clock skips or repeats it that night. */
export function readLocal(typed: string, zone: string) {
  const wall = TYPED.test(typed) ? Date.parse(`${typed}Z`) : NaN
  if (Number.isNaN(wall)) return null
  const at = firstInstant(wall, zone)
  if (wallTime(at, zone) !== wall) return { at, odd: 'SKIPPED' }
  const isTwice = [30, 60, 120].some((minutes) => wallTime(at + minutes * MINUTE_MS, zone) === wall)
  return { at, odd: isTwice ? 'TWICE' : null }
}

interface WhenProps extends LabelProps {
  label?: string
  /** ms; null while nothing is chosen. */
  at: number | null
  onChange: (at: number) => void
  /** Shown beside UTC and the zone of this browser. */
  zone?: string
  disabled?: boolean
  id?: string
}

/** Date and time in the zone of this browser, with UTC and the activity's zone under it. */
export function When({ label, at, onChange, zone = 'UTC', hint, ...input }: WhenProps) {
  const own = ownZone()
  const [typed, setTyped] = useState(at ? typedOf(at) : '')
  const [shown, setShown] = useState(at)
  // The value was changed elsewhere, for example in the text of the file.
  if (at !== shown) {
    setShown(at)
    if (at && readLocal(typed, own)?.at !== at) setTyped(typedOf(at))
  }
  const read = readLocal(typed, own)
  const zones = [...new Set(['UTC', zone])].filter((one) => one !== own && isZone(one))
  const others = read ? zones.map((one) => `${inZone(read.at, one)} ${one}`) : []
  const odd =
    read?.odd === 'TWICE'
      ? 'The clock goes back that night and shows this time twice: the first one counts.'
      : read?.odd === 'SKIPPED'
        ? `The clock goes forward that night and skips this time: ${inZone(read.at, own)} counts.`
        : ''
  return (
    <TextField
      {...input}
      type="datetime-local"
      label={`${label}, ${own}`}
      hint={
        <>
          {[others.join(' · '), odd].filter(Boolean).join(' ')} {hint}
        </>
      }
      value={typed}
      onType={(next) => {
        setTyped(next)
        const chosen = readLocal(next, own)?.at
        if (chosen) {
          setShown(chosen)
          onChange(chosen)
        }
      }}
    />
  )
}

const LIVE_WORDS = {
  publish: 'Once the activity has begun, a second person approves each change.',
  resume: 'Once the activity has begun, a second person must approve it.',
  reversal: 'If a task, a reward or a place changes by it, a second person must approve it.',
}

interface SecondPersonProps {
  /** A rule of the policy, or its limits by unit up to which one person decides alone. */
  rule: keyof typeof LIVE_WORDS | 'grantAbove' | 'cancelAbove' | 'reviewAbove' | 'payoutAbove'
  /** The amount to compare with the limits; absent where the page does not know it. */
  money?: { amount: string; unit: string } | undefined
}

/** Says before the press whether the policy asks for a second person. The gateway decides. */
export function SecondPerson({ rule, money: asked }: SecondPersonProps) {
  const when = useCall(policy, {}).data?.second[rule]
  if (!when) return null
  const limits: Record<string, string> = typeof when === 'object' ? { ...when } : {}
  const alone = asked && limits[asked.unit]
  const isAmount = asked && asked.amount !== '' && !amountFault(asked.amount)
  const isAbove = isAmount && (!alone || new Big(asked.amount).gt(alone))
  const words = () => {
    if (when === 'always' || isAbove) return 'A second person must approve it.'
    if (when === 'live' && rule in LIVE_WORDS) return LIVE_WORDS[rule as keyof typeof LIVE_WORDS]
    const named = Object.entries(limits).map(([unit, limit]) => money(limit, unit))
    return (
      named.length > 0 &&
      `Above ${named.join(', ')}, together with what was decided alone before, a second person must approve it.`
    )
  }
  const said = words()
  return said && <small>{said}</small>
}

interface DownloadProps<C extends CallDefinition> {
  call: C
  input: InputOf<C>
  /** File name. */
  name: string
  children: ReactNode
}

/** Saves the CSV file that a call answers. */
export function Download<C extends CallDefinition>({ call, input, name, children }: DownloadProps<C>) {
  const { mutate, isPending, error } = useMutation<void, Refusal>(
    { mutationFn: async () => saveFile(await askForFile(call, input), name) },
    client,
  )
  return (
    <>
      <Failure failure={error} />
      <Actions>
        <Button busy={isPending} onClick={() => mutate()}>
          {children}
        </Button>
      </Actions>
    </>
  )
}
