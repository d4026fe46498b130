import { useWords } from '#components/ui/text/use-words.ts'
import { Button } from '#components/ui/controls/button.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import { Note, Stack } from '#components/ui/layout/layout.tsx'
import type { Task } from '@fanfare/contract/task/task.ts'
import { isolateAmounts, isolateLtr } from '@fanfare/languages/bidi.ts'
import { formatAmount, formatMoney } from '@fanfare/languages/format.ts'
import { LOCALE_FACTS } from '@fanfare/languages/locales.ts'
import { rewardWord } from '#lib/task/reward-word.ts'
import { taskTotals, totalsByWord } from '#lib/task/task-phase.ts'
import type { WelcomeOffer } from '#lib/task/welcome-offer.ts'
import styles from './visitor-offer.module.css'

/** With one task more, the list has no line for the rest: it would be as high as the task. */
const SHOWN = 4

/** The visitor's card: what the sum on the banner consists of (design §13, "Home"). */
export function VisitorOffer({ offer: { path, title, tasks, signUp } }: { offer: WelcomeOffer }) {
  const { t, locale, rewardText, number, counted } = useWords()
  const shown = tasks.length > SHOWN + 1 ? tasks.slice(0, SHOWN) : tasks
  const rest = tasks.slice(shown.length)
  return (
    <Card as="section" padded aria-labelledby="ready-for-you" className={styles.card}>
      <h2 id="ready-for-you">
        {signUp ? t('ready.visitor_first', { reward: rewardText(signUp) }) : isolateAmounts(locale, title)}
      </h2>
      <ol className={styles.steps}>
        {shown.map((task, index) => (
          <Step key={task.taskId} task={task} number={number(index + 1)} />
        ))}
        {rest.length > 0 && <Rest tasks={rest} />}
      </ol>
      <div className={styles.end}>
        <Button variant="outlined" full href={path} locale={locale}>
          {t('ready.see_all_tasks', counted(tasks.length))}
        </Button>
        {tasks.some(({ reward }) => rewardWord(reward) === 'trial') && (
          <Note size="small">{t('ready.trial_note')}</Note>
        )}
      </div>
    </Card>
  )
}

function Step({ task: { title, reward }, number }: { task: Task; number: string }) {
  const { t, locale, rewardText } = useWords()
  const word = rewardWord(reward)
  return (
    <li>
      <Stack as="span" size="note" weight="medium" className={styles.number} aria-hidden="true">
        {number}
      </Stack>
      <span className={styles.what}>
        <span className={styles.title}>{isolateAmounts(locale, title)}</span>
        {word !== 'draws' && <Note as="span">{t(`task.word.${word}`)}</Note>}
      </span>
      <b>{rewardText(reward)}</b>
    </li>
  )
}

/** "3 more tasks · 50 cash, 35 coupon · 85 USDT" */
function Rest({ tasks }: { tasks: readonly Task[] }) {
  const { t, locale, counted } = useWords()
  const [total, ...others] = taskTotals(tasks)
  // The kinds are named in the same row.
  const sum = total && others.length === 0 ? { amount: total.open, unit: total.unit } : null
  const kinds = totalsByWord(tasks).map(({ word, money }) =>
    t('task.amount_of_kind', {
      // The unit is at the end of the row, unless the tasks pay in several.
      amount: sum ? isolateLtr(locale, formatAmount(locale, money)) : formatMoney(locale, money),
      kind: t(`task.word.${word}`),
    }),
  )
  const list = new Intl.ListFormat(LOCALE_FACTS[locale].supportLocale, { type: 'unit', style: 'short' })
  return (
    <li>
      <Stack as="span" size="note" weight="medium" className={styles.number} aria-hidden="true">
        +
      </Stack>
      <span className={styles.what}>
        <span className={styles.title}>{t('ready.more_tasks', counted(tasks.length))}</span>
        {kinds.length > 0 && <Note as="span">{list.format(kinds)}</Note>}
      </span>
      {sum && <b>{formatMoney(locale, sum)}</b>}
    </li>
  )
}
