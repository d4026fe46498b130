import { getLocale, getTranslations } from 'next-intl/server'
import { Chip } from '#components/ui/surface/chip.tsx'
import { LegalTranslationNote } from '#components/site/translation-tip/legal-translation-note.tsx'
import { TranslationTip } from '#components/site/translation-tip/translation-tip.tsx'
import { Notice } from '#components/ui/surface/notice.tsx'
import { Main } from '#components/ui/surface/wrap.tsx'
import { pagePartsOf } from '#components/activity-types/page-parts.ts'
import { MyTasks } from '#components/task/task-card/my-tasks.tsx'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import { formatMoney } from '@fanfare/languages/format.ts'
import type { Locale } from '@fanfare/languages/locales.ts'
import { isUnreviewedTranslation } from '#lib/i18n/review-level.ts'
import { publicConfig } from '#lib/queries/settings.ts'
import { eventData } from '#lib/seo/event-data.ts'
import { ActivityAside } from '#components/activity/activity-aside.tsx'
import {
  ActivityCtaIsland,
  ActivityMineIsland,
  ActivityTasksIsland,
  ApplyCardIsland,
  PauseIsland,
  HeroHeadlineIsland,
  ShareIsland,
} from './islands.tsx'
import { taskGroups } from './task-groups.ts'
import type { ShownConsent } from '#components/activity/cta/use-join-activity.ts'
import { PauseNotice } from '#components/activity/pause-notice.tsx'
import { ActivityHero } from '#components/activity/activity-hero.tsx'
import { signUpReward, commonPromise } from '#components/activity/hero-promise.ts'
import { DataScript } from '#components/ui/browser/data-script.tsx'
import { RewardTable } from '#components/task/rewards-page/reward-table.tsx'
import { Grid } from '#components/ui/layout/layout.tsx'
import { describeServedCta, type ServedCtaDetail, VisitorCta } from './visitor-cta.tsx'
import styles from './activity-section.module.css'
import { activityKind } from '#components/activity/activity-kind.ts'
import { HeroHeadline, type HeroSubject } from '#components/activity/hero-headline.tsx'
import { useWords } from '#components/ui/text/use-words.ts'
import { headlineLabel, prizeHeadlineOf } from '#components/activity/prize-headline-of.ts'
import { ShareCardVisitor } from '#components/share/share-card.tsx'
import { factText } from '#components/share/share-subject.ts'
import { posterSentence } from '#lib/share/poster.ts'
import { ApplyCard } from '#components/activity-types/promo/apply-card.tsx'

/** A running activity's state needs no words. */
const STATE_KEYS = {
  CANCELLED: 'cancelled',
  SETTLING: 'settling',
  SETTLED: 'settled',
  ENDED: 'ended',
  UPCOMING: 'upcoming',
  ONGOING: null,
} as const

/** One activity for a visitor, complete without JavaScript; islands add the user's own data (ACT-1). */
export async function ActivitySection({ detail }: { detail: ActivityDetail }) {
  const locale = await getLocale()
  const t = await getTranslations()
  const state = await getTranslations('state')
  const { activityId, title, startTime, endTime, outcome, path } = detail
  const key = STATE_KEYS[outcome ?? detail.status]
  const isOver = detail.status === 'ENDED' || outcome === 'CANCELLED'
  // The page is the same for all countries; only the browser learns that the visitor's country is excluded (ACT-10).
  const isForSomeCountries = detail.regionsExcluded.length > 0
  const parts = pagePartsOf(detail)
  const part = (Part: typeof parts.Aside) => Part && <Part detail={detail} />
  const isExtra = activityKind(detail).sharesPool || parts.tasksAreExtra
  const groups = await taskGroups(detail)
  const signUp = signUpReward(detail.tasks)?.amount
  const cta = {
    activityId,
    title,
    startTime,
    endTime,
    outcome,
    path,
    ...parts.cta,
    consent: await shownConsent(detail, locale),
    signUpReward: signUp && 'unit' in signUp ? formatMoney(locale, signUp) : undefined,
  }
  const served = { ...detail, ...cta }
  return (
    <>
      <DataScript type="application/ld+json" data={eventData(detail, { locale, ...publicConfig() })} />
      <Main data-awake={isForSomeCountries ? '' : undefined}>
        <PauseIsland activityId={activityId} served={detail.paused}>
          {detail.paused && <PauseNotice paused={detail.paused} />}
        </PauseIsland>
        <ActivityHero
          detail={detail}
          time={part(parts.HeroTime)}
          figure={part(parts.HeroFigure)}
          facts={part(parts.HeroFacts)}
          headline={<ActivityHeroHeadline detail={detail} />}
          chip={key && <Chip tone={key === 'cancelled' ? 'warning' : 'onArt'}>{state(key)}</Chip>}
          action={
            <ActivityCtaIsland place="hero" detail={cta} eager={isForSomeCountries}>
              <VisitorCta place="hero" detail={served} />
            </ActivityCtaIsland>
          }
        />
        {detail.textLanguage === undefined ? (
          <TranslationTip path={path} />
        ) : (
          <Notice className={styles.onlyEnglish}>{t('language.only_english')}</Notice>
        )}
        {parts.AboveColumns && <div className={styles.above}>{part(parts.AboveColumns)}</div>}
        <Grid className={styles.columns}>
          <Grid className={styles.stack}>
            {part(parts.BeforeTasks)}
            {groups.map(({ identifier, tasks, ...group }) => {
              const list = { ...group, isOver, isExtra, sums: detail.taskSums }
              return (
                <ActivityTasksIsland
                  key={identifier ?? ''}
                  detail={{ activityId, path, tasks }}
                  identifier={identifier}
                  list={list}
                >
                  <MyTasks tasks={tasks} isServers {...list} />
                </ActivityTasksIsland>
              )
            })}
            {part(parts.AfterTasks)}
            {!parts.listsPrizes && <RewardTable detail={detail} />}
          </Grid>
          <aside className={styles.aside}>
            <Grid className={styles.stack}>
              {parts.hasApplyCard && (
                <ApplyCardIsland detail={{ ...cta, tasks: detail.tasks.length }}>
                  <ApplyCardVisitor detail={served} />
                </ApplyCardIsland>
              )}
              {part(parts.Aside)}
              <ActivityMineIsland activityId={activityId} endTime={endTime} />
              <ActivityAside
                detail={detail}
                note={detail.textLanguage === undefined && <LegalTranslationNote path={path} />}
              />
              {!isOver && <ActivityShare detail={detail} />}
            </Grid>
          </aside>
        </Grid>
      </Main>
      <ActivityCtaIsland place="bar" detail={cta} eager={isForSomeCountries}>
        <VisitorCta place="bar" detail={served} />
      </ActivityCtaIsland>
    </>
  )
}

/** The consent has its own note about translation, because it is read in a dialog, away from the page's notes. */
async function shownConsent({ consent, textLanguage }: ActivityDetail, locale: Locale): Promise<ShownConsent | null> {
  const isFallback = textLanguage !== undefined
  if (!consent || !(isFallback || isUnreviewedTranslation(locale))) return consent
  const t = await getTranslations('language')
  return { ...consent, textLanguage, note: t(isFallback ? 'only_english' : 'legal_translated') }
}

/** The server renders the prize headline; the client runtime adds a user's own line. */
function ActivityHeroHeadline({ detail }: { detail: ActivityDetail }) {
  const words = useWords()
  const { activityId, activityType, path, pool, taskCount, taskSum, taskSums, topPrize, status } = detail
  const parts = pagePartsOf(detail)
  const promise = parts.promise?.(detail, words) ?? commonPromise(detail, words)
  const subject: HeroSubject = {
    activityType,
    path,
    pool,
    taskCount,
    taskSum,
    taskSums,
    topPrize,
    status,
    promise,
    promiseLanguage: promise === words.isolated(detail.subtitle) ? detail.textLanguage : undefined,
  }
  if (parts.HeroHeadline) return <parts.HeroHeadline detail={detail} subject={subject} />
  return (
    <HeroHeadlineIsland activityId={activityId} subject={subject} isExtra={activityKind(detail).sharesPool}>
      <HeroHeadline subject={subject} isServers />
    </HeroHeadlineIsland>
  )
}

/** The way to share an activity; a user's own poster and link come with the client runtime. */
function ActivityShare({ detail }: { detail: ActivityDetail }) {
  const { activityId, activityType, title, image, art, path, endTime, subtitle, timeZone } = detail
  const words = useWords()
  const headline = prizeHeadlineOf(detail)
  return (
    <ShareIsland
      subject={{
        activityId,
        activityType,
        title,
        image,
        art,
        figure: headline && {
          lead: headline.lead && words.t(headline.lead),
          amount: words.amount(headline.money),
          unit: headline.money.unit,
          label: headlineLabel(headline, words),
        },
        // A label alone, such as "top prize", is not a fact.
        fact: posterSentence(subtitle) ?? factText(detail, words),
        ends: { at: endTime, timeZone },
      }}
      path={path}
    >
      <ShareCardVisitor path={path} />
    </ShareIsland>
  )
}

/** The card of an application, as the server renders it for every reader. */
function ApplyCardVisitor({ detail }: { detail: ServedCtaDetail & Pick<ActivityDetail, 'tasks'> }) {
  const { state, view } = describeServedCta(detail, useWords())
  return <ApplyCard state={state} view={view} tasks={{ of: detail.tasks.length }} isServers />
}
