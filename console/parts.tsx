import { type ComponentProps, type ReactNode, useId } from 'react'
import { Link } from 'wouter'
import type { CallData, CallDefinition } from '@fanfare/contract/define-call.ts'
import { CODES } from '@fanfare/contract/codes.ts'
import { issueWords } from '@fanfare/contract/staff/issue-words.ts'
import buttons from '#components/ui/controls/button.module.css'
import { cx } from '#components/ui/cx.ts'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import { Chip } from '#components/ui/surface/chip.tsx'
import { Alert, Notice, type NoticeProps } from '#components/ui/surface/notice.tsx'
import './parts.css'
import './controls.css'
import { type InputOf, may, type Refusal, startAddress, useCall } from './use-call.ts'
import { wordsOf } from './words.ts'

/** A link to another page of the console. */
export const To = ({ className = 'link', ...rest }: { href: string; className?: string } & ComponentProps<'a'>) => (
  <Link {...rest} className={className} />
)

export const LinkButton = (props: ComponentProps<'button'>) => <button type="button" {...props} className="link" />

/** A link for the roles that may look users up. */
export const Person = ({ of: { userId, maskedName = userId } }: { of: { userId: string; maskedName?: string } }) =>
  may('support', 'risk') ? <To href={`/users/${userId}`}>{maskedName}</To> : maskedName

interface PageProps {
  title: ReactNode
  note?: ReactNode
  /** The page to go back to. */
  back?: readonly [href: string, words: string]
  actions?: ReactNode
  children: ReactNode
}

export const Page = ({ title, note, back, actions, children }: PageProps) => (
  <>
    {back && (
      <To className="muted small slim gap-4 back" href={back[0]}>
        {`‹ ${back[1]}`}
      </To>
    )}
    <div className="line wraps ends head">
      <div>
        <h1>{title}</h1>
        {note && <small>{note}</small>}
      </div>
      {actions && <Actions>{actions}</Actions>}
    </div>
    {children}
  </>
)

/** The main part and an aside, below each other on narrow screens. */
export const Columns = ({ children: [main, aside] }: { children: readonly [ReactNode, ReactNode] }) => (
  <div className="grid columns">
    <div>{main}</div>
    <div>{aside}</div>
  </div>
)

export type Look = 'primary' | 'outlined' | 'danger'

/** The classes of a button, also for a link that looks like one. */
export const lookOf = (variant: Look = 'outlined') =>
  cx(
    buttons.button,
    buttons.sm,
    'button',
    buttons[variant === 'danger' ? 'outlined' : variant],
    variant === 'danger' && 'danger',
  )

/** The product's button in the console's size. A busy one ignores a second press. */
export const Button = ({ variant, busy, ...rest }: { variant?: Look; busy?: boolean } & ComponentProps<'button'>) => (
  <button
    type="button"
    {...rest}
    onClick={busy ? undefined : rest.onClick}
    aria-busy={busy || undefined}
    className={cx(lookOf(variant), rest.disabled && buttons.disabled)}
  />
)

interface SectionProps {
  title: string
  aside?: ReactNode
  className?: string
  children: ReactNode
}

export function Section({ title, aside, className, children }: SectionProps) {
  const id = useId()
  return (
    <Card aria-labelledby={id} className={cx('section', className)}>
      <div className="line wraps ends section-head">
        <h2 id={id}>{title}</h2>
        {aside && <small>{aside}</small>}
      </div>
      {children}
    </Card>
  )
}

/** A section whose parts are those of a form. */
export const FormSection = ({ children, ...rest }: SectionProps) => (
  <Section {...rest}>
    <Form>{children}</Form>
  </Section>
)

const TONES: Record<string, ComponentProps<typeof Chip>['tone']> = {
  ON: 'good',
  GRANTED: 'good',
  PAID: 'good',
  DELIVERED: 'good',
  APPROVED: 'good',
  READY: 'primary',
  SENT: 'primary',
  FAILING: 'warning',
  PENDING: 'warning',
  HOLD: 'warning',
  REVIEW: 'warning',
  OPEN: 'warning',
  WAITING: 'warning',
  RETURNED: 'warning',
  RECEIVED: 'warning',
  OFF: 'error',
  FAILED: 'error',
  DEAD: 'error',
  DECLINED: 'error',
  CANCELLED: 'error',
}

/** A state of the API, in the same colour on every page. */
export const State = ({ of, words = wordsOf(of) }: { of: string; words?: string }) => (
  <Chip tone={TONES[of] ?? 'neutral'}>{words}</Chip>
)

const classed = (Tag: 'div' | 'p', className: string) => (props: { children: ReactNode }) => (
  <Tag {...props} className={className} />
)

/** The parts of a form, one below the other. */
export const Form = classed('div', 'grid form gap-10')
export const Actions = classed('div', 'line wraps gap-8')
export const Bad = classed('p', 'bad')
export const Muted = classed('p', 'muted')

/** The result of an action, or the state of something; a screen reader says it when there is time. */
export const Status = (props: NoticeProps) => <Notice tone="good" role="status" {...props} />

const messageOf = (refusal: Refusal) => {
  if (refusal.hasMoved)
    return 'Somebody was faster: this has changed since you opened it, and nothing of yours happened.'
  if (refusal.needsSignIn) return 'Decisions about money need a sign-in of the last 15 minutes. What you typed stays.'
  const { reasonCode, limit, left } = refusal.data
  if (reasonCode === 'SAME_PERSON') return 'A second person must do this: it is your own proposal or account.'
  if (reasonCode === 'ROLE') return 'Your roles don’t allow this.'
  if (typeof left === 'string' && typeof limit === 'string') return `Above the limit of ${limit}; ${left} is left.`
  if (refusal.code === '40000' && refusal.issues.length > 0) return 'Not done. This has to change first:'
  if (refusal.code === CODES.NOT_READY.code)
    return 'The gateway is busy or can’t reach its database. Try again in a minute.'
  if (refusal.status === 429) return 'Too many look-ups. Wait a minute.'
  return refusal.message || `Not done (${refusal.code}).`
}

/** Why a call was refused, and what to do next. */
export function Failure({ failure, reload }: { failure?: Refusal | null; reload?: () => void }) {
  if (!failure) return null
  const { issues, hasMoved, needsSignIn, data } = failure
  return (
    <Alert icon={<Icon icon="warning-circle" weight="fill" />}>
      <b>{messageOf(failure)}</b>
      {hasMoved && typeof data.state === 'string' && <p>{`It is now: ${wordsOf(data.state)}.`}</p>}
      {issues.length > 0 && (
        <ul>
          {issues.map(({ path, message }) => (
            <li key={`${path} ${message}`}>{issueWords({ path, message })}</li>
          ))}
        </ul>
      )}
      <Actions>
        {needsSignIn && (
          <a className="link" href={startAddress()}>
            Sign in again
          </a>
        )}
        {reload && !needsSignIn && (hasMoved || !issues.length) && (
          <LinkButton onClick={reload}>{hasMoved ? 'Show the present state' : 'Try again'}</LinkButton>
        )}
      </Actions>
    </Alert>
  )
}

interface LoadedProps<Data> {
  of: { data?: Data; failure: Refusal | null; reload: () => void }
  children: (data: Data) => ReactNode
}

/** Shows data, or why there is none. */
export function Loaded<Data>({ of: { data, failure, reload }, children }: LoadedProps<Data>) {
  if (failure?.code === '51001') return <Muted>There is nothing here.</Muted>
  if (failure) return <Failure failure={failure} reload={reload} />
  return data ? children(data) : <Muted>Loading …</Muted>
}

interface ReadProps<C extends CallDefinition> {
  call: C
  input: InputOf<C>
  children: (data: CallData<C>) => ReactNode
}

/** Makes a call and shows its answer, or why there is none. */
export const Read = <C extends CallDefinition>({ call, input, children }: ReadProps<C>) => (
  <Loaded of={useCall(call, input)}>{children}</Loaded>
)

/** Leaves out an element of a list by a condition. */
export type Absent = false | null | undefined | '' | 0

export type Fact = readonly [name: string, value: ReactNode]

interface FactsProps extends ComponentProps<'dl'> {
  of: Record<string, ReactNode>
}

/** Labels and values, below each other; absent values are left out. */
export const Facts = ({ of, ...rest }: FactsProps) => <FactRows {...rest} of={Object.entries(of)} />

/** Facts whose labels may be equal. */
export const FactRows = ({ of, ...rest }: Omit<FactsProps, 'of'> & { of: readonly Fact[] }) => (
  <dl className="grid facts gap-8 text" {...rest}>
    {of.map(([name, value], index) =>
      value ? (
        <div key={index}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ) : null,
    )}
  </dl>
)

type Figure = readonly [name: string, value: string, note?: string | false, bad?: string | false]

/** Figures beside each other, each with a note and a warning. */
export const Figures = ({ of }: { of: readonly Figure[] }) => (
  <FactRows
    className="grid figures gap-10"
    of={of.map(([name, value, note, bad]) => [
      name,
      <>
        <b>{value}</b>
        {note && <small>{note}</small>}
        {bad && <small className="bad">{bad}</small>}
      </>,
    ])}
  />
)

export interface LabelProps {
  label?: ReactNode
  hint?: ReactNode
}

export const Labelled = ({ label, hint, children }: LabelProps & { children: ReactNode }) => (
  <label className="grid field small">
    <span className="medium">{label}</span>
    {children}
    {hint && <small>{hint}</small>}
  </label>
)

interface TextFieldProps extends ComponentProps<'input'>, LabelProps {
  onType: (value: string) => void
}

export const TextField = ({ label, hint, onType, ...input }: TextFieldProps) => (
  <Labelled label={label} hint={hint}>
    <Input {...input} onChange={({ target }) => onType(target.value)} />
  </Labelled>
)

export const Input = (props: ComponentProps<'input'>) => (
  <input autoComplete="off" {...props} className="input surface" />
)

/** Links to the proposal of a change that a second person must approve. */
export const Proposed = ({ id }: { id: string }) => (
  <Status tone="primary">
    Sent for approval: a second person decides.{' '}
    <To href={`/approvals/${id}`}>{may('approver') ? 'Open the proposal' : 'See the proposal'}</To>
  </Status>
)
