import Big from 'big.js'
import { type ComponentProps, type ReactNode, useId } from 'react'
import * as z from 'zod/mini'
import { CODES } from '@fanfare/contract/codes.ts'
import { amountSchema } from '@fanfare/contract/money.ts'
import { policy } from '@fanfare/contract/staff/policy.ts'
import { faultWords, issueWords } from '@fanfare/contract/staff/issue-words.ts'
import buttons from '#components/ui/controls/button.module.css'
import { cx } from '#components/ui/cx.ts'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import { Notice } from '#components/ui/surface/notice.tsx'
import styles from './parts.module.css'
import { To } from './route.tsx'
import { type Refusal, startAddress } from './server.ts'
import { useCall, useSigned } from './use-call.ts'
import { money, wordsOf } from './words.ts'

interface Look {
  variant?: 'primary' | 'outlined' | 'danger'
}

/** The classes of a button, also for a link that looks like one. */
export const lookOf = (variant: Look['variant'] = 'outlined'): string =>
  cx(
    buttons.button,
    buttons.sm,
    styles.button,
    buttons[variant === 'danger' ? 'outlined' : variant],
    variant === 'danger' && styles.danger,
  )

/** The product's button in the console's size. A busy one ignores a second press. */
export function Button({ variant, busy = false, ...rest }: Look & { busy?: boolean } & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...rest}
      disabled={rest.disabled === true}
      onClick={busy ? undefined : rest.onClick}
      aria-busy={busy || undefined}
      className={cx(lookOf(variant), rest.disabled === true && buttons.disabled)}
    />
  )
}

export function Section({
  title,
  aside,
  className,
  children,
}: {
  title: string
  aside?: ReactNode
  className?: string
  children: ReactNode
}) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} className={cx(styles.section, className)}>
      <div className={styles.sectionHead}>
        <h2 id={id}>{title}</h2>
        {aside !== undefined && <span className={styles.small}>{aside}</span>}
      </div>
      {children}
    </Card>
  )
}

const issuesOf = ({ data }: Refusal): { path: string; message: string }[] =>
  Array.isArray(data.issues) ? (data.issues as { path: string; message: string }[]) : []

const messageOf = (refusal: Refusal): string => {
  if (refusal.hasMoved)
    return 'Somebody was faster: this has changed since you opened it, and nothing of yours happened.'
  if (refusal.needsSignIn) return 'Decisions about money need a sign-in of the last 15 minutes. What you typed stays.'
  const { reasonCode, limit, left } = refusal.data
  if (reasonCode === 'SAME_PERSON') return 'A second person must do this: it is your own proposal or account.'
  if (reasonCode === 'ROLE') return 'Your roles don’t allow this.'
  if (typeof left === 'string' && typeof limit === 'string') return `Above the limit of ${limit}; ${left} is left.`
  if (refusal.code === '40000' && issuesOf(refusal).length > 0) return 'Not done. This has to change first:'
  if (refusal.code === CODES.NOT_READY.code)
    return 'The gateway is busy or can’t reach its database. Try again in a minute.'
  if (refusal.status === 429) return 'Too many look-ups. Wait a minute.'
  return refusal.message === '' ? `Not done (${refusal.code}).` : refusal.message
}

/** Why a call was refused, with the way on. */
export function Failure({ refusal, onReload }: { refusal: Refusal | null; onReload?: () => void }) {
  if (refusal === null) return null
  const issues = issuesOf(refusal)
  const { state } = refusal.data
  return (
    <Notice tone="error" role="alert" icon={<Icon icon="warning-circle" weight="fill" />}>
      <b>{messageOf(refusal)}</b>
      {refusal.hasMoved && typeof state === 'string' && <p>It is now: {wordsOf(state)}.</p>}
      {issues.length > 0 && (
        <ul>
          {issues.map(({ path, message }) => (
            <li key={`${path} ${message}`}>{issueWords({ path, message })}</li>
          ))}
        </ul>
      )}
      <p className={styles.actions}>
        {refusal.needsSignIn && (
          <a className={styles.link} href={startAddress(location.pathname + location.search)}>
            Sign in again
          </a>
        )}
        {onReload && !refusal.needsSignIn && (refusal.hasMoved || issues.length === 0) && (
          <button type="button" className={styles.link} onClick={onReload}>
            {refusal.hasMoved ? 'Show the present state' : 'Try again'}
          </button>
        )}
      </p>
    </Notice>
  )
}

/** The data of a page, or why it is not there. */
export function Loaded<Data>({
  of: { data, failure, reload },
  children,
}: {
  of: { data: Data | null; failure: Refusal | null; reload: () => void }
  children: (data: Data) => ReactNode
}) {
  if (failure?.code === '51001') return <p className={styles.muted}>There is nothing here.</p>
  if (failure) return <Failure refusal={failure} onReload={reload} />
  if (data === null) return <p className={styles.muted}>Loading …</p>
  return children(data)
}

/** Names with their values, one below the other. */
export const Facts = ({ rows }: { rows: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <dl className={styles.facts}>
    {rows.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

export function Labelled({ label, hint, children }: { label: string; hint?: ReactNode; children: ReactNode }) {
  return (
    <label className={styles.field}>
      <span>{label}</span>
      {children}
      {hint !== undefined && <span className={styles.small}>{hint}</span>}
    </label>
  )
}

export const Input = (props: ComponentProps<'input'>) => (
  <input autoComplete="off" {...props} className={styles.input} />
)

/** The contract's fault of a typed amount in words; null for a valid one, and for an empty field. */
export function amountFault(typed: string): string | null {
  const read = z.safeParse(amountSchema, typed)
  return typed === '' || read.success ? null : `An amount ${faultWords(read.error.issues[0]?.message ?? '')}.`
}

interface AmountFieldProps {
  label: string
  value: string
  hint?: string
  /** The fault of a valid amount, such as a limit that it exceeds. */
  fault?: string | null
  onChange: (amount: string) => void
}

/** A field for an amount. Its fault is shown under it while the user types. */
export function AmountField({ label, value, hint, fault = null, onChange }: AmountFieldProps) {
  const id = useId()
  const wrong = amountFault(value) ?? fault
  return (
    <div>
      <Labelled label={label} hint={hint}>
        <Input
          inputMode="decimal"
          aria-invalid={wrong !== null}
          aria-describedby={id}
          value={value}
          onChange={(event) => onChange(event.target.value.trim())}
        />
      </Labelled>
      <span id={id} className={cx(styles.small, styles.bad)}>
        {wrong}
      </span>
    </div>
  )
}

export function Select<Value extends string>({
  label,
  value,
  options,
  onChoose,
}: {
  label: string
  value: Value
  options: readonly (readonly [value: Value, words: string])[]
  onChoose: (value: Value) => void
}) {
  return (
    <Labelled label={label}>
      <select className={styles.input} value={value} onChange={(event) => onChoose(event.target.value as Value)}>
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
    </Labelled>
  )
}

/** The lines of the message that a user gets for what is chosen. */
export const Said = ({ lines }: { lines: readonly string[] }) => (
  <div className={styles.said} aria-label="What the user reads">
    <b>They’ll read, in their own language:</b>
    {lines.map((line) => (
      <p key={line}>{line}</p>
    ))}
  </div>
)

/** A box or a point to choose, with what it means under its name. */
export function Choice({ label, hint, ...input }: { label: string; hint?: ReactNode } & ComponentProps<'input'>) {
  return (
    <label className={styles.choice}>
      <input {...input} />
      <span>
        <b>{label}</b>
        {hint !== undefined && <span className={cx(styles.wide)}>: {hint}</span>}
      </span>
    </label>
  )
}

const LIVE_WORDS = {
  publish: 'Once the activity has begun, a second person approves each change.',
  resume: 'Once the activity has begun, a second person must approve it.',
  reversal: 'If a task, a reward or a place changes by it, a second person must approve it.',
}

interface SecondPersonProps {
  /** The rule of policy, or the limits by unit that one person may decide alone. */
  rule: keyof typeof LIVE_WORDS | 'cancelAbove' | 'reviewAbove'
  /** The amount that the limits are for; absent where the page does not know it. */
  money?: { amount: string; unit: string } | undefined
}

/** Says before the press that a second person decides, as policy has it; the gateway decides. */
export function SecondPerson({ rule, money: asked }: SecondPersonProps) {
  const when = useCall(policy, {}).data?.second[rule]
  const limits = Object.entries(typeof when === 'object' && when !== null ? when : {}).map(([unit, limit]) => ({
    unit,
    amount: String(limit),
  }))
  const alone = limits.find(({ unit }) => unit === asked?.unit)
  const isAbove =
    asked !== undefined && amountFault(asked.amount) === null && !(alone && new Big(asked.amount).lte(alone.amount))
  const words = (): string | null => {
    if (when === undefined) return null
    if (when === 'always' || isAbove) return 'A second person must approve it.'
    if (when === 'live' && rule in LIVE_WORDS) return LIVE_WORDS[rule as keyof typeof LIVE_WORDS]
    if (asked !== undefined || limits.length === 0) return null
    return `Above ${limits.map(({ amount, unit }) => money(amount, unit)).join(', ')} a second person must approve it.`
  }
  const said = words()
  return said && <p className={styles.small}>{said}</p>
}

/** The right side of a change that a second person must approve. */
export function Proposed({ id }: { id: string }) {
  const { may } = useSigned()
  return (
    <Notice tone="primary" role="status">
      Sent for approval: a second person decides.{' '}
      <To className={styles.link} href={`/approvals/${id}`}>
        {may('approver') ? 'Open the proposal' : 'See the proposal'}
      </To>
    </Notice>
  )
}
