import { useLocale, useTranslations } from 'next-intl'
import { useWords } from '#components/ui/text/use-words.ts'
import { Button } from '#components/ui/controls/button.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import { Chip } from '#components/ui/surface/chip.tsx'
import { cx } from '#components/ui/cx.ts'
import { Link } from '#components/ui/text/link.tsx'
import { Skeleton } from '#components/ui/surface/skeleton.tsx'
import type { CtaView } from '#components/activity/cta/activity-cta.tsx'
import type { CtaState } from '#components/activity/cta/cta-state.ts'
import { Ends, Note, Text } from '#components/ui/layout/layout.tsx'
import styles from './apply-card.module.css'

interface ApplyCardProps {
  /** null when the user's data is not known yet. */
  state: CtaState['state'] | null
  view: CtaView | null
  tasks: ApplyTasks
  /** The user has applied; `at` in words, null when the platform does not tell it. */
  applied: { at: string | null } | null
  isServers?: boolean
}

/** The application to a landing page's offer: what happens, where it is, and the next step. */
export function ApplyCard({ state, view, tasks, applied, isServers = false }: ApplyCardProps) {
  const t = useTranslations()
  const { title, showsSteps } = applyWords(state, applied !== null)
  const isUnknown = isServers || view === null
  return (
    <Card as="section" padded id="apply" aria-labelledby="apply-title" data-live-part="apply-card">
      <Ends gap="8 12">
        <h2 id="apply-title" data-visitors={isUnknown ? '' : undefined}>
          {t(title)}
        </h2>
        {applied && <Chip tone="good">{t('promo.applied_chip')}</Chip>}
      </Ends>
      {showsSteps && <ApplySteps tasks={tasks} applied={applied} isUnknown={isUnknown} />}
      {view ? <Action view={view} isServers={isServers} /> : <Skeleton height="50px" radius="control" />}
    </Card>
  )
}

function Action({ view, isServers }: { view: CtaView; isServers: boolean }) {
  const locale = useLocale()
  const { kind, label, line, href, onPress, busy, disabled, joins, second } = view
  const variant = kind === 'celebrate' || kind === 'primary' ? kind : 'outlined'
  return (
    <Text
      as="div"
      top="16"
      className={cx(isServers && styles.servers)}
      data-cta={kind}
      data-visitors={isServers ? 'each' : undefined}
    >
      {href === undefined ? (
        kind !== 'blocked' && (
          <Button size="lg" full variant={variant} busy={busy} disabled={disabled} onClick={onPress}>
            {label}
          </Button>
        )
      ) : (
        <Button size="lg" full variant={variant} href={href} locale={locale} data-joins={joins}>
          {label}
        </Button>
      )}
      <Note top="10" size="hint">
        {line}{' '}
        {second && (
          <Link look="text" href={second.href} locale={locale} data-joins={joins}>
            {second.label}
          </Link>
        )}
      </Note>
    </Text>
  )
}

interface ApplyWords {
  title:
    | 'promo.apply_title'
    | 'promo.applied_title'
    | 'promo.switch_title'
    | 'promo.refused_title'
    | 'promo.closed_title'
    | 'promo.soon_title'
  /** Whether the steps are still open to this reader. */
  showsSteps: boolean
}

/** The words of the card for each state of the page's action. */
function applyWords(state: CtaState['state'] | null, isApplied: boolean): ApplyWords {
  if (isApplied) return { title: 'promo.applied_title', showsSteps: true }
  switch (state) {
    case 'switchAccount':
      return { title: 'promo.switch_title', showsSteps: false }
    case 'refused':
    case 'notEligible':
    case 'regionBlocked':
      return { title: 'promo.refused_title', showsSteps: false }
    case 'ended':
    case 'settling':
    case 'settled':
    case 'cancelled':
      return { title: 'promo.closed_title', showsSteps: false }
    case 'notStarted':
      return { title: 'promo.soon_title', showsSteps: true }
    default:
      return { title: 'promo.apply_title', showsSteps: true }
  }
}

interface ApplyTasks {
  of: number
  done: number
}

interface ApplyStepsProps {
  tasks: ApplyTasks
  applied: { at: string | null } | null
  isUnknown: boolean
}

type Look = 'done' | 'current' | 'future'

/** Applying, the tasks, the rewards: done, current and next. */
function ApplySteps({ tasks: { of, done }, applied, isUnknown }: ApplyStepsProps) {
  const { t, number, counted } = useWords()
  const applyNote = () => {
    if (!applied) return t('promo.step_apply_note')
    return applied.at === null ? t('promo.step_applied_undated') : t('promo.step_applied', { date: applied.at })
  }
  const hasDone = of > 0 && done >= of
  const looks: Look[] = applied ? ['done', hasDone ? 'done' : 'current', hasDone ? 'current' : 'future'] : ['current']
  const steps = [
    { key: 'apply', title: t('promo.step_apply'), note: applyNote() },
    ...(of === 0
      ? []
      : [
          {
            key: 'tasks',
            title: t('promo.step_tasks'),
            note:
              applied && done > 0
                ? t('promo.step_tasks_done', { done: number(done), of: number(of) })
                : t('promo.step_tasks_note', counted(of)),
          },
          { key: 'claim', title: t('promo.step_claim'), note: t('promo.step_claim_note') },
        ]),
  ]
  return (
    <ol className={styles.steps} data-visitors={isUnknown ? 'each' : undefined}>
      {steps.map(({ key, title, note }, index) => {
        const look = looks[index] ?? 'future'
        return (
          <li key={key} data-look={look} aria-current={look === 'current' ? 'step' : undefined}>
            <Text as="b" weight="medium">
              {title}
            </Text>
            <Text as="span" size="hint" tone="secondary">
              {note}
            </Text>
          </li>
        )
      })}
    </ol>
  )
}
