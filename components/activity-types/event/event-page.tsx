import { languageProps } from '#lib/i18n/language-props.ts'
import { getLocale, getTranslations } from 'next-intl/server'
import { isolateAmounts } from '@fanfare/languages/bidi.ts'
import { Text } from '#components/ui/layout/layout.tsx'
import { Section } from '#components/ui/surface/section.tsx'
import { RichText } from '#components/ui/text/rich-text.tsx'
import { readCampaignHead, readIntroduction } from '#lib/queries/campaign.ts'
import { isOver, type PageParts, type DetailProps } from '#components/activity/page-parts.ts'
import { AirdropCard, WinBackCard } from './event-cards.tsx'
import { EventIsland } from './event-island.tsx'
import styles from './event.module.css'

/** The page of a general campaign. */
export const EVENT_PAGE: PageParts = { BeforeTasks: AirdropSection, AfterTasks: WinBackSection, Aside: EventFacts }

/** The condition of an airdrop for every reader; the browser adds a user's holding. */
async function AirdropSection({ detail }: DetailProps) {
  const head = await readCampaignHead(detail.activityId, await getLocale())
  if (!head?.airdrop) return null
  const { activityId, path, timeZone } = detail
  const subject = { path, timeZone, terms: head.airdropTerms ?? null, isOver: isOver(detail) }
  return (
    <EventIsland part="airdrop" activityId={activityId} subject={subject}>
      <AirdropCard subject={subject} />
    </EventIsland>
  )
}

/** The offer to paused accounts, for every reader; the browser adds the application. */
async function WinBackSection({ detail }: DetailProps) {
  const head = await readCampaignHead(detail.activityId, await getLocale())
  if (!head?.backApply || isOver(detail)) return null
  const { activityId, path, startTime, endTime } = detail
  const subject = { activityId, path, startTime, endTime, terms: head.backApplyTerms ?? null }
  return (
    <EventIsland part="win-back" subject={subject}>
      <WinBackCard subject={subject} />
    </EventIsland>
  )
}

/** The introduction of a campaign and its key facts, in the operator's words. */
async function EventFacts({ detail: { activityId, textLanguage } }: DetailProps) {
  const locale = await getLocale()
  const t = await getTranslations('event')
  const { introduction = [], facts = [] } = (await readIntroduction(activityId, locale)) ?? {}
  if (introduction.length + facts.length === 0) return null
  return (
    <Section title={t('about')}>
      {introduction.length > 0 && (
        <RichText nodes={introduction} locale={locale} className={styles.words} textLanguage={textLanguage} />
      )}
      {facts.length > 0 && (
        <dl className={styles.facts} {...languageProps(textLanguage)}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <Text as="dt" tone="secondary">
                {isolateAmounts(locale, label)}
              </Text>
              <dd>{isolateAmounts(locale, value)}</dd>
            </div>
          ))}
        </dl>
      )}
    </Section>
  )
}
