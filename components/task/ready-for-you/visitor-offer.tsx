import { promisedReward } from '#components/ui/text/use-reward-text.ts'
import { cx } from '#components/ui/cx.ts'
import { Button } from '#components/ui/controls/button.tsx'
import { Grid, Line, Note, Remark, Stack, Text } from '#components/ui/layout/layout.tsx'
import { Art } from '#components/ui/pictures/art.tsx'
import { Section } from '#components/ui/surface/section.tsx'
import { useWords } from '#components/ui/text/use-words.ts'
import type { Task } from '@fanfare/contract/task/task.ts'
import { LOCALE_FACTS } from '@fanfare/languages/locales.ts'
import { rewardWord } from '#lib/task/reward-word.ts'
import { taskTotals, totalsByWord } from '#lib/task/task-phase.ts'
import type { WelcomeOffer } from '#lib/task/welcome-offer.ts'
import { useKindText } from '../parts-bar.tsx'
import styles from './visitor-offer.module.css'

/** One more task is shown too, because a line for the rest would be as high. */
const SHOWN = 4

/** The visitor's card: the parts of the sum on the banner (design §13, "Home"). */
export function VisitorOffer({ offer: { path, title, tasks, signUp } }: { offer: WelcomeOffer }) {
  const words = useWords()
  const { t, rewardText, number, counted, isolated } = words
  const shown = tasks.length > SHOWN + 1 ? tasks.slice(0, SHOWN) : tasks
  const rest = tasks.slice(shown.length)
  return (
    <Section
      title={signUp ? t('ready.visitor_first', { reward: promisedReward(signUp, words) }) : isolated(title)}
      className={cx(styles.card, styles.offer)}
    >
      <Stack as="ol" top="8" className={styles.steps}>
        {shown.map(({ taskId, title: name, reward }, index) => {
          const word = rewardWord(reward)
          return (
            <Step
              key={taskId}
              sign={number(index + 1)}
              title={isolated(name)}
              note={word !== 'draws' && t(`task.word.${word}`)}
              sum={rewardText(reward)}
            />
          )
        })}
        {rest.length > 0 && <Rest tasks={rest} />}
      </Stack>
      <Stack gap="12" className={styles.end}>
        <Button variant="outlined" full href={path}>
          {t('ready.see_all_tasks', counted(tasks.length))}
        </Button>
        {tasks.some(({ reward }) => rewardWord(reward) === 'trial') && (
          <Note size="small">{t('ready.trial_note')}</Note>
        )}
      </Stack>
    </Section>
  )
}

interface StepProps {
  /** A number, or `+`. */
  sign: string
  title: string
  note: string | false
  sum: string | null
}

const Step = ({ sign, title, note, sum }: StepProps) => (
  <Line>
    <Stack as="span" size="note" weight="medium" className={styles.number} aria-hidden="true">
      {sign}
    </Stack>
    <Stack as="span" className={styles.what}>
      {title}
      {note && <Remark weight="text">{note}</Remark>}
    </Stack>
    {sum && <b>{sum}</b>}
  </Line>
)

/** "3 more tasks · 50 cash, 35 coupon · 85 USDT" */
function Rest({ tasks }: { tasks: readonly Task[] }) {
  const { t, locale, counted, money } = useWords()
  const [total, ...others] = taskTotals(tasks)
  // Without a kind, because the row lists the kinds.
  const sum = total && others.length === 0 ? { amount: total.open, unit: total.unit } : null
  // The unit is at the end of the row, unless there are several.
  const kinds = totalsByWord(tasks).map(useKindText(!!sum))
  const list = new Intl.ListFormat(LOCALE_FACTS[locale].supportLocale, { type: 'unit', style: 'short' })
  return (
    <Step
      sign="+"
      title={t('ready.more_tasks', counted(tasks.length))}
      note={list.format(kinds)}
      sum={sum && money(sum)}
    />
  )
}

/** The visitor's card without an offer: log in or sign up. */
export function ReadyForYouVisitor() {
  const { t } = useWords()
  return (
    <Section title={t('ready.visitor_title')} className={styles.card}>
      <Text as="div" top="12" className={styles.picture}>
        <Art scene="drop" />
      </Text>
      <Text top="4" tone="secondary">
        {t('ready.visitor_text')}
      </Text>
      <Grid gap="8" className={cx(styles.end, styles.actions)} data-live-part="ready-visitor">
        <Button href="/login" full>
          {t('shell.log_in')}
        </Button>
        <Button href="/register" variant="outlined" full>
          {t('shell.register')}
        </Button>
      </Grid>
    </Section>
  )
}
