import { promisedText } from '#components/ui/text/use-reward-text.ts'
import { getLocale, getTranslations } from 'next-intl/server'
import { Chip } from '#components/ui/surface/chip.tsx'
import { LegalTranslationNote } from '#components/site/translation-tip/legal-translation-note.tsx'
import { TranslationTip } from '#components/site/translation-tip/translation-tip.tsx'
import { Notice } from '#components/ui/surface/notice.tsx'
import { Main } from '#components/ui/surface/wrap.tsx'
import { pagePartsOf } from '#components/activity-types/page-parts.ts'
import { MyTasks } from '#components/task/task-card/my-tasks.tsx'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import type { Locale } from '@fanfare/languages/locales.ts'
import { isUnreviewedTranslation } from '#lib/i18n/review-level.ts'
import { publicConfig } from '#lib/queries/settings.ts'
import { eventData } from '#lib/seo/event-data.ts'
import { ActivityAside } from '#components/activity/activity-aside.tsx'
import { ActivityCtaIsland, ApplyCardIsland, OwnIsland } from './islands.tsx'
import type { ShownConsent } from '#components/activity/cta/use-join-activity.ts'
import { PauseNotice } from '#components/activity/pause-notice.tsx'
import { ActivityHero } from '#components/activity/activity-hero.tsx'
import { signUpReward, commonPromise } from '#components/activity/hero-promise.ts'
import { DataScript } from '#components/ui/browser/data-script.tsx'
import { RewardTable } from '#components/task/rewards-page/reward-table.tsx'
import { Grid } from '#components/ui/layout/layout.tsx'
import { ActivityCta } from '#components/activity/cta/activity-cta.tsx'
import { describeVisitorCta, visitorState, type CtaDetail } from '#components/activity/cta/describe-visitor-cta.ts'
import { readCampaignHead } from '#lib/queries/campaign.ts'
import styles from './activity-section.module.css'
import { activityKind } from '#components/activity/activity-kind.ts'
import { HeroHeadline, type HeroSubject } from '#components/activity/hero-headline.tsx'
import { useWords, type Texts } from '#components/ui/text/use-words.ts'
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
  const { activityId, title, startTime, endTime, outcome, path } = detail
  const key = STATE_KEYS[outcome ?? detail.status]
  const isOver = detail.status === 'ENDED' || outcome === 'CANCELLED'
  // The page is the same for all countries; only the browser learns that the visitor's country is excluded (ACT-10).
  const isForSomeCountries = detail.regionsExcluded.length > 0
  const parts = pagePartsOf(detail)
  const part = (Part: typeof parts.Aside) => Part && <Part detail={detail} />
  const isExtra = activityKind(detail).sharesPool || parts.tasksAreExtra
  const groups = await taskGroups(detail)
  const signUp = signUpReward(detail.tasks)
  const cta = {
    activityId,
    title,
    startTime,
    endTime,
    outcome,
    path,
    ...parts.cta,
    consent: await shownConsent(detail, locale),
    signUpReward: (signUp && promisedText(signUp, { t, locale })) ?? undefined,
  }
  const served = { ...detail, ...cta }
  return (
    <>
      <DataScript type="application/ld+json" data={eventData(detail, { locale, ...publicConfig() })} />
      <Main data-awake={isForSomeCountries ? '' : undefined}>
        <OwnIsland part="pause" activityId={activityId} served={detail.paused}>
          <PauseNotice {...detail} />
        </OwnIsland>
        <ActivityHero
          detail={detail}
          time={part(parts.HeroTime)}
          figure={part(parts.HeroFigure)}
          facts={part(parts.HeroFacts)}
          headline={<ActivityHeroHeadline detail={detail} />}
          chip={key && <Chip tone={key === 'cancelled' ? 'warning' : 'onArt'}>{t(`state.${key}`)}</Chip>}
          action={
            <ActivityCtaIsland place="hero" detail={cta} eager={isForSomeCountries}>
              <VisitorCta place="hero" detail={served} />
            </ActivityCtaIsland>
          }
        />
        {detail.textLanguage ? (
          <Notice className={styles.onlyEnglish}>{t('language.only_english')}</Notice>
        ) : (
          <TranslationTip path={path} />
        )}
        {parts.AboveColumns && <div className={styles.above}>{part(parts.AboveColumns)}</div>}
        <Grid className={styles.columns}>
          <Grid className={styles.stack}>
            {part(parts.BeforeTasks)}
            {groups.map(({ identifier, tasks, ...group }) => {
              const list = { ...group, isOver, isExtra, sums: detail.taskSums }
              return (
                <OwnIsland
                  part="tasks"
                  key={identifier ?? ''}
                  detail={{ activityId, path, tasks }}
                  identifier={identifier}
                  list={list}
                >
                  <MyTasks tasks={tasks} isServers {...list} />
                </OwnIsland>
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
              <OwnIsland part="mine" activityId={activityId} endTime={endTime} />
              <ActivityAside detail={detail} note={!detail.textLanguage && <LegalTranslationNote path={path} />} />
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

/** The tasks by group for a general campaign, in one list otherwise; none where a type has its own list. */
async function taskGroups(detail: ActivityDetail) {
  const { activityId, path, tasks } = detail
  if (pagePartsOf(detail).listsTasks) return []
  const head = path.startsWith('/events/') ? await readCampaignHead(activityId, await getLocale()) : null
  const named = (head?.identifiers ?? []).map((group) => ({
    ...group,
    tasks: tasks.filter(({ identifier }) => identifier === group.identifier),
  }))
  const placed = new Set(named.flatMap((group) => group.tasks))
  const others = { identifier: undefined, title: undefined, tasks: tasks.filter((task) => !placed.has(task)) }
  const shown = [...named, others].filter((group) => group.tasks.length > 0)
  return shown.map((group, index) => ({
    ...group,
    // Readers would take the sum of one of several groups for the total.
    hasSum: shown.length === 1,
    // The first group's is the anchor of the page's tasks.
    headingId: index === 0 ? 'tasks' : `tasks-${group.identifier ?? 'other'}`,
  }))
}

type ServedCtaDetail = CtaDetail & ActivityDetail

/** The action for a visitor, as the server describes it for every reader. */
function describeServedCta(detail: ServedCtaDetail, texts: Texts) {
  const { status, startTime, endTime } = detail
  // By the gateway's status, because the server's clock may be wrong.
  const now = { UPCOMING: startTime - 1, ONGOING: startTime, ENDED: endTime }[status]
  const cta = visitorState({ detail, now, eligibility: null })
  return { ...cta, view: describeVisitorCta(cta, detail, texts) }
}

/** The action for a visitor, as the server renders it for every reader. */
function VisitorCta({ place, detail }: { place: 'hero' | 'bar'; detail: ServedCtaDetail }) {
  return <ActivityCta view={describeServedCta(detail, useWords()).view} place={place} isServers />
}

/** The consent has its own note about translation, because it is read in a dialog, away from the page's notes. */
async function shownConsent({ consent, textLanguage }: ActivityDetail, locale: Locale): Promise<ShownConsent | null> {
  if (!consent || !(textLanguage || isUnreviewedTranslation(locale))) return consent
  const t = await getTranslations('language')
  return { ...consent, textLanguage, note: t(textLanguage ? 'only_english' : 'legal_translated') }
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
    <OwnIsland part="headline" activityId={activityId} subject={subject} isExtra={activityKind(detail).sharesPool}>
      <HeroHeadline subject={subject} isServers />
    </OwnIsland>
  )
}

/** The way to share an activity; a user's own poster and link come with the client runtime. */
function ActivityShare({ detail }: { detail: ActivityDetail }) {
  const { activityId, activityType, title, image, art, path, endTime, subtitle, timeZone } = detail
  const words = useWords()
  const headline = prizeHeadlineOf(detail)
  return (
    <OwnIsland
      part="share"
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
    </OwnIsland>
  )
}

/** The card of an application, as the server renders it for every reader. */
function ApplyCardVisitor({ detail }: { detail: ServedCtaDetail }) {
  const { state, view } = describeServedCta(detail, useWords())
  return <ApplyCard state={state} view={view} tasks={{ of: detail.tasks.length }} isServers />
}
