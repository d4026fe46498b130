import { languageProps } from '#lib/i18n/language-props.ts'
import { getLocale, getTranslations } from 'next-intl/server'
import { isolateAmounts } from '@fanfare/languages/bidi.ts'
import { Facts, Hint } from '#components/ui/layout/layout.tsx'
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
  const subject = { path, timeZone, terms: head.airdropTerms, isOver: isOver(detail) }
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
  const subject = { activityId, path, startTime, endTime, terms: head.backApplyTerms }
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
        <Hint as="div" top="8">
          <RichText nodes={introduction} locale={locale} textLanguage={textLanguage} />
        </Hint>
      )}
      {facts.length > 0 && (
        <Facts
          look="lined"
          top="8"
          facts={facts.map(({ label, value }) => [isolateAmounts(locale, label), isolateAmounts(locale, value)])}
          className={styles.facts}
          {...languageProps(textLanguage)}
        />
      )}
    </Section>
  )
}
