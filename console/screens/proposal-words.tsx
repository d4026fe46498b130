import Big from 'big.js'
import * as z from 'zod/mini'
import type { CallData } from '@fanfare/contract/define-call.ts'
import { type MoneyConsequences, moneyConsequencesSchema } from '@fanfare/contract/staff/consequences.ts'
import type { reverseEvent } from '@fanfare/contract/staff/corrections.ts'
import type { resumeActivity } from '@fanfare/contract/staff/pauses.ts'
import { formWords, rewardWords } from '@fanfare/contract/staff/product-words.ts'
import type { proposal, ProposalKind } from '@fanfare/contract/staff/proposals.ts'
import { Changes, type FileChange } from '../changes.tsx'
import { Rows } from '../list.tsx'
import { type Fact, FactRows, Person, Section } from '../parts.tsx'
import { codeOrText, moment, momentWithZone, money, number, plural, rewardTitle, siteText, wordsOf } from '../words.ts'
import { type Consequences, Effects } from './effects.tsx'
import { effectsOf } from './records.tsx'

export type Proposal = CallData<typeof proposal>
type Line = MoneyConsequences['money'][number]

/** New money of a user, as goodwill or with the answer to a win-back application. */
type Grant = Partial<Record<'amount' | 'unit' | 'rewardType', string>>

/** The fields of the proposed calls that approvers read. */
type Body = Grant &
  Partial<
    Record<'version' | 'at' | 'expiresDays', number> &
      Record<'keepFrozen' | 'accept' | 'clear' | 'claims' | 'joins' | 'draws', boolean> &
      Record<'reason' | 'about' | 'ticket' | 'code', string> & { grant: Grant; until: number | null }
  >

/** The account behind the removal of a second factor; instants as ISO 8601. */
interface FactorBehind {
  maskedName: string
  since: string
  lastCodeAt: string
  recoveryCodesLeft: number
  openSessions: number
  lastSessionAt: string | null
}

/** Names, values and effects of a proposal; the effects of a file have a list of their own. */
type Told = readonly [facts: readonly Fact[], effects?: readonly string[]]

/** Proposals of an earlier version have no consequences. */
const moneyOf = ({ consequences }: Pick<Proposal, 'consequences'>): MoneyConsequences =>
  z.safeParse(moneyConsequencesSchema, consequences).data ?? { user: null, title: null, flags: [], money: [] }

const amount = (value: string, unit: string) => (value === '0' ? 'nothing' : money(value, unit))
const amounts = (lines: readonly Line[]) => lines.map(({ before, unit }) => amount(before, unit)).join(' and ')
const fromTo = ({ before, after, unit }: Line) =>
  before === after ? `${amount(after, unit)}, as now` : `${amount(before, unit)} → ${amount(after, unit)}`

const linesOf = (name: string, { money: lines }: MoneyConsequences): Fact[] => lines.map((line) => [name, fromTo(line)])

/** Shows the ids of several users, because masked names can be equal. */
function people(...users: readonly MoneyConsequences['user'][]): Fact[] {
  const known = users.filter((user) => !!user)
  if (known.length <= 1) return known.map((user) => ['User', <Person key={user.userId} of={user} />])
  return known.map((user, index) => [
    `User ${index + 1}`,
    <span key={user.userId}>
      <Person of={user} /> <code>{user.userId}</code>
    </span>,
  ])
}

/** The words of each kind of proposal, after its user and before its ticket. */
const WORDS: Record<ProposalKind, (body: Body, told: MoneyConsequences, of: Proposal) => Told> = {
  PUBLISH: () => [[['Published', 'on approval']]],
  ROLLBACK: ({ version = 0, keepFrozen }) => [
    [
      ['Back to', `version ${number(version)}`],
      ['Fields that can’t change', keepFrozen ? 'keep their values' : 'none'],
    ],
  ],
  SCHEDULE: ({ at = 0, version }) => [
    [
      ['Published', momentWithZone(at)],
      ['File', version && `of version ${number(version)}`],
    ],
  ],
  END: ({ at }) => [[['Ends', at ? momentWithZone(at) : 'on approval: it is cancelled']]],
  RESUME: (body, _, { consequences }) => {
    const { paused } = (consequences ?? {}) as Partial<CallData<typeof resumeActivity>>
    const all = (['claims', 'joins', 'draws'] as const).filter((part) => paused?.[part] ?? true)
    const some = all.filter((part) => body[part])
    const resumed = some.length ? some : all
    return [
      [
        ...all.map((part): Fact => [wordsOf(part), resumed.includes(part) ? 'paused → open' : 'stays paused']),
        ['Paused', paused && `${moment(paused.since)} by ${paused.by}`],
        ['Why it was paused', paused && wordsOf(paused.reason)],
      ],
      resumed.includes('claims') ? ['Claim deadlines within a day move to a day later.'] : [],
    ]
  },
  GRANT: ({ grant, reason, about, expiresDays, ...goodwill }, told) => {
    const { amount: given = '0', unit = '', rewardType = '' } = grant ?? goodwill
    const isWinBack = grant !== undefined
    return [
      [
        ['Gets', `${money(given, unit)}, ${rewardWords(rewardType)}`],
        ['Activity', told.title],
        ...linesOf(isWinBack ? 'Left in its budget' : 'Left for goodwill', told),
        ['Why', isWinBack ? 'accepts the application to come back' : wordsOf(reason ?? '')],
        ['About', about],
        ['Expires', expiresDays && `after ${plural(expiresDays, 'day')}`],
      ],
      [
        isWinBack
          ? 'On approval the application is accepted. The user gets the amount, and a message.'
          : 'Its amount is reserved. On approval the user gets it, and a message.',
      ],
    ]
  },
  FUND: (_, { money: lines }) => [
    lines.map((line) => [`${rewardTitle(line.rewardType)}, ${line.unit}`, fromTo(line)]),
    ['Support may give up to these limits.'],
  ],
  CANCEL: ({ amount: taken, reason = '' }, told) => {
    const [line] = told.money
    return [
      [
        ['Activity', told.title],
        ['Taken back', line && money(taken ?? line.before, line.unit)],
        ...linesOf('Unused of the reward', told),
        ['Why', siteText(reason)],
      ],
      ['It returns to the budget of the activity. The user gets a message with the reason.'],
    ]
  },
  HOLD: ({ until }, told) => [
    [
      ['Activity', told.title],
      ...linesOf('On hold', told),
      ['Its hold ends', until ? momentWithZone(until) : 'on approval'],
    ],
    ['The user can use it from then on, and its payout continues.'],
  ],
  PAYOUT: ({ code }, told) => [
    [
      ['Activity', told.title],
      ...told.money.map(({ before, unit }): Fact => ['Asked of the wallet again', amount(before, unit)]),
      ['They failed by', code && wordsOf(code)],
    ],
    ['Each keeps its payout id, so the wallet pays it once at most.'],
  ],
  HAND_OVER: (_, { money: lines }) => [
    lines.map(({ before, unit }): Fact => ['Asked of the wallet for the first time', amount(before, unit)]),
    [
      'These rewards were granted before the payouts began. Every payout id is new, so the wallet cannot know whether the platform has paid them already.',
      'Approve only if nobody has paid them: else they are paid twice.',
      'Rewards that can no longer be paid on approval are left out.',
    ],
  ],
  REVIEW: ({ accept, reason = '', clear }, told) => [
    [
      ['Decision', accept ? 'Accept' : 'Refuse'],
      ['Activity', told.title],
      ...linesOf('In review', told),
      ['Why', siteText(reason)],
      ['Flags', told.flags.length > 0 && `${told.flags.map(wordsOf).join(', ')} → none`],
    ],
    [
      accept
        ? `The user gets ${amounts(told.money)}, and a message.`
        : `${amounts(told.money)} returns to the budget. The user gets a message with the reason.`,
      ...(clear ? ['All flags of the user are cleared, and their other reviews accepted.'] : []),
    ],
  ],
  CLEAR: ({ reason }, told) => [
    [['Flags', `${(reason ? [reason] : told.flags).map(wordsOf).join(', ')} → none`], ...linesOf('In review', told)],
    [`The user gets ${amounts(told.money)}, and a message.`],
  ],
  REVERSAL: ({ reason = '' }, _, { behind, consequences, subject }) => {
    const told = consequences as CallData<typeof reverseEvent>['consequences']
    const event = behind as { type: string; occurredAt: number } | null
    const effects = effectsOf(told)
    return [
      [
        ...people(...told.users),
        ['Event', event && `${wordsOf(event.type)}, ${moment(event.occurredAt)}`],
        ['Event id', subject],
        ['Why', wordsOf(reason)],
      ],
      effects.length ? effects : ['No task, reward or place changes by it.'],
    ]
  },
  SECOND_FACTOR: ({ reason }, _, { behind, subject }) => {
    const account = behind as FactorBehind | null
    return [
      [
        ...people(account && { userId: subject, maskedName: account.maskedName }),
        ['Two-step login', account ? `on since ${moment(Date.parse(account.since))} → off` : 'off'],
        ['Last code', account && moment(Date.parse(account.lastCodeAt))],
        ['Recovery codes left', account && number(account.recoveryCodesLeft)],
        ['Open sessions', account && number(account.openSessions)],
        ['Last seen', account?.lastSessionAt && moment(Date.parse(account.lastSessionAt))],
        ['Why', reason && codeOrText(reason)],
      ],
      ['The password alone is enough to log in, and every open session ends.', 'The user gets a message and a mail.'],
    ]
  },
}

const NAMES: Partial<Record<ProposalKind, string>> = {
  SCHEDULE: 'Publish later',
  GRANT: 'New money',
  FUND: 'Budget',
  CANCEL: 'Take back a reward',
  HOLD: 'Let a reward go',
  PAYOUT: 'Ask the wallet again',
  HAND_OVER: 'Hand over earlier rewards',
  REVIEW: 'Decide a review',
  CLEAR: 'Clear flags',
  REVERSAL: 'Reverse an event',
  SECOND_FACTOR: 'Remove two-step login',
}

/** Kinds whose subject is an activity, by its alias. */
const OF_ACTIVITIES: ReadonlySet<ProposalKind> = new Set(['PUBLISH', 'ROLLBACK', 'SCHEDULE', 'END', 'RESUME'])

/** What is proposed, its money and its user, where they are known: `New money: 30 USDT for ju***n`. Ids stay on the page of the proposal. */
export function proposalTitle(
  of: Pick<Proposal, 'kind' | 'subject' | 'consequences'> & Partial<Pick<Proposal, 'order'>>,
): string {
  const { kind, subject, order } = of
  const name = NAMES[kind] ?? wordsOf(kind)
  if (OF_ACTIVITIES.has(kind)) return `${name}: ${subject}`
  const { user, money: lines } = moneyOf(of)
  const { amount: given, unit, grant } = (order?.body ?? {}) as Body
  const [sum, inUnit] = [grant?.amount ?? given, grant?.unit ?? unit]
  const moved =
    sum && inUnit ? [money(sum, inUnit)] : lines.map((line) => movedBy(kind, line)).filter((text) => text !== '')
  const words = [moved.join(' and '), user && `for ${user.maskedName}`].filter(Boolean).join(' ')
  return words ? `${name}: ${words}` : name
}

/** Kinds whose money is the difference of what a budget or a reward has before and after. */
const OF_DIFFERENCES: ReadonlySet<ProposalKind> = new Set(['GRANT', 'CANCEL'])

/** The money of a proposal in its list, which does not have its order: what is granted or taken back, else what it is about. */
function movedBy(kind: ProposalKind, { before, after, unit }: Line): string {
  const difference = () => new Big(before).minus(after).abs().toFixed()
  const moved = OF_DIFFERENCES.has(kind) ? difference() : kind === 'FUND' ? after : before
  return moved === '0' ? '' : money(moved, unit)
}

const isOfFile = (consequences: unknown): consequences is Consequences & { changes: FileChange[] } =>
  typeof consequences === 'object' && consequences !== null && 'changes' in consequences

/** The subject, amounts and effects of a proposal, from what is now to what would be. */
export function ProposalWords({ of }: { of: Proposal }) {
  const [told, body] = [moneyOf(of), (of.order.body ?? {}) as Body]
  const [facts, effects = []] = WORDS[of.kind](body, told, of)
  const { consequences, basedOn } = of
  return (
    <>
      <Section title="What it does">
        {facts.length ? (
          <FactRows of={[...people(told.user), ...facts, ['Ticket', body.ticket]]} />
        ) : (
          <p>{formWords(of.summary)}</p>
        )}
        <Rows of={effects} label="Effects" row={(title) => ({ title })} />
        {isOfFile(consequences) && (
          <Effects
            created={basedOn === '0'}
            changed={[...new Set(consequences.changes.map(({ path }) => path.split('/')[1] ?? ''))]}
            consequences={consequences}
          />
        )}
      </Section>
      {isOfFile(consequences) && (
        <Section title="What changes" aside={plural(consequences.changes.length, 'change')}>
          <Changes changes={consequences.changes} />
        </Section>
      )}
    </>
  )
}
