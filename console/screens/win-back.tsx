import type { CallData } from '@fanfare/contract/define-call.ts'
import { staffActivity } from '@fanfare/contract/staff/activities.ts'
import { GOODWILL_TYPES } from '@fanfare/contract/staff/goodwill.ts'
import { decideWinBack, winBackApplications } from '@fanfare/contract/staff/win-back.ts'
import { Chip } from '#components/ui/surface/chip.tsx'
import { Notice } from '#components/ui/surface/notice.tsx'
import { type FilterField, Filters, Note, Pages, useFilters } from '../lists.tsx'
import { AmountField, Facts, Loaded, Section, Select } from '../parts.tsx'
import parts from '../parts.module.css'
import { To } from '../route.tsx'
import { useCall, useChange, useSigned, useTyped } from '../use-call.ts'
import { distance, filled, moment, money, number, rewardWords, siteText, wordsOf } from '../words.ts'
import { AnswerForm, ApplicationQueue } from './queue.tsx'

type Application = CallData<typeof winBackApplications>['items'][number]

const FIELDS: readonly FilterField[] = [
  {
    name: 'state',
    label: 'State',
    options: [
      ['', 'Waiting'],
      ['ACCEPTED', 'Accepted'],
      ['DECLINED', 'Declined'],
    ],
  },
  { name: 'activityId', label: 'Activity id' },
]

const idOf = ({ activityId, person }: Application): string => `${activityId}/${person.userId}`

/** The applications for a way back, the oldest first, and beside them one. */
export function WinBack({ id }: { id: string }) {
  const query = useFilters(FIELDS)
  const all = useCall(winBackApplications, { query: query as never })
  return (
    <>
      <h1>Win-back</h1>
      <Filters fields={FIELDS} />
      <Loaded of={all}>
        {({ items, total, next }) => (
          <>
            <p className={parts.small}>
              {items.length === 0
                ? 'No application is like this.'
                : total !== null && `${number(total)} wait for an answer, the oldest first.`}
            </p>
            <ApplicationQueue
              items={items}
              addressOf={(one) => `/win-back/${idOf(one)}${location.search}`}
              open={id === '' ? null : `/win-back/${id}${location.search}`}
              gone="It isn’t among these any more."
              onChanged={all.reload}
              line={(one) => (
                <>
                  <b>{one.person.maskedName}</b>
                  <span className={one.answerBy < Date.now() && one.status === 'RECEIVED' ? parts.bad : undefined}>
                    {one.status === 'RECEIVED' ? distance(one.answerBy) : wordsOf(one.status)}
                  </span>
                  <span className={parts.small}>
                    {one.alias}
                    {one.reason !== null && `, ${wordsOf(one.reason)}`}
                  </span>
                  <span className={parts.small}>{moment(one.appliedAt)}</span>
                </>
              )}
            >
              {(application, onDecided) => (
                <One application={application} onDecided={onDecided} onReload={all.reload} />
              )}
            </ApplicationQueue>
            <Pages shown={items.length} total={total} next={next} />
          </>
        )}
      </Loaded>
    </>
  )
}

interface OneProps {
  application: Application
  onDecided: (words: string) => void
  onReload: () => void
}

function One({ application, onDecided, onReload }: OneProps) {
  const { may } = useSigned()
  const { alias, person, reason, contactAllowed, appliedAt, answerBy, lastTradeAt, status } = application
  const facts = [
    ['Reason', reason === null ? 'none given' : wordsOf(reason)],
    ['Applied', moment(appliedAt)],
    ['Answer promised by', `${moment(answerBy)}, ${distance(answerBy)}`],
    ['Last trade', lastTradeAt === null ? 'none' : moment(lastTradeAt)],
    ['Contact outside of the site', contactAllowed ? 'allowed' : 'not allowed'],
  ] as const
  return (
    <>
      <Section
        title={`${person.maskedName}, ${alias}`}
        aside={<Chip tone={status === 'RECEIVED' ? 'warning' : 'neutral'}>{wordsOf(status)}</Chip>}
      >
        <Facts rows={facts} />
        {may('support', 'risk') && (
          <To className={parts.link} href={`/users/${person.userId}`}>
            Open user
          </To>
        )}
      </Section>
      {status === 'RECEIVED' && may('operator') && (
        <Decide application={application} onDecided={onDecided} onReload={onReload} />
      )}
      {status === 'RECEIVED' && !may('operator') && <Notice>An operator decides.</Notice>}
    </>
  )
}

function Decide({ application, onDecided, onReload }: OneProps) {
  const { activityId, alias, person, revision } = application
  const { fields, set, clear } = useTyped('win-back', { choice: '', grant: '', amount: '', note: '' })
  const decide = useChange(decideWinBack)
  const activity = useCall(staffActivity, { params: { alias } })
  const accept = fields.choice === 'accept'
  const send = async () => {
    const [rewardType = '', unit = ''] = fields.grant.split(' ')
    const type = GOODWILL_TYPES.find((one) => one === rewardType)
    const grant = accept && type && { rewardType: type, unit, amount: fields.amount }
    const body = { accept, note: fields.note, ...(grant && { grant }) }
    const done = await decide.run({ params: { activityId, userId: person.userId }, body }, revision)
    if (done === null) return
    clear()
    const paid = grant && done.rewardId !== null ? `, with ${money(grant.amount, grant.unit)}` : ''
    onDecided(`${wordsOf(done.status)}${paid}. The user gets a message.`)
  }
  const key = accept ? 'back_accepted' : 'back_declined'
  return (
    <AnswerForm
      choice={fields.choice}
      hints={{ accept: 'with a grant from the activity’s budget if you like', decline: 'nothing is paid' }}
      onChoose={(choice) => set({ choice })}
      said={[siteText(`${key}_title`), filled(siteText(`${key}_text`), { activity: activity.data?.title ?? alias })]}
      change={decide}
      onSend={() => void send()}
      onReload={onReload}
    >
      {accept && <Loaded of={activity}>{({ budget }) => <Grant budget={budget} fields={fields} set={set} />}</Loaded>}
      <Note value={fields.note} onChange={(note) => set({ note })} />
    </AnswerForm>
  )
}

interface GrantProps {
  budget: CallData<typeof staffActivity>['budget']
  fields: { grant: string; amount: string }
  set: (values: { grant?: string; amount?: string }) => void
}

/** The lines of the activity's budget from which a grant can come. */
function Grant({ budget, fields, set }: GrantProps) {
  const lines = budget.filter(({ rewardType }) => (GOODWILL_TYPES as readonly string[]).includes(rewardType))
  if (lines.length === 0) return <p className={parts.small}>Its budget has no line for a grant.</p>
  return (
    <div className={parts.pair}>
      <Select
        label="Grant"
        value={fields.grant}
        options={[
          ['', 'None'],
          ...lines.map(
            ({ rewardType, unit, left }) =>
              [`${rewardType} ${unit}`, `${rewardWords(rewardType)}, ${unit}: ${number(left)} left`] as const,
          ),
        ]}
        onChoose={(grant) => set({ grant })}
      />
      {fields.grant !== '' && (
        <AmountField
          label={`Amount, ${fields.grant.split(' ')[1]}`}
          value={fields.amount}
          onChange={(amount) => set({ amount })}
        />
      )}
    </div>
  )
}
