import { TextLink } from '#components/ui/text/link.tsx'
import { languageProps } from '#lib/i18n/language-props.ts'
import type { ReactNode } from 'react'
import { Accordion, type AccordionItem } from '#components/ui/controls/accordion.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import { RichText } from '#components/ui/text/rich-text.tsx'
import { TwoClocks } from '#components/ui/time/two-clocks.tsx'
import type { ActivityDetail, Audience } from '@fanfare/contract/activity/activity.ts'
import { useWords } from '#components/ui/text/use-words.ts'
import { regionNames } from '#lib/i18n/region-names.ts'
import { Facts, Note, Stack, Text } from '#components/ui/layout/layout.tsx'
import styles from './activity-aside.module.css'
import { OpenToFill } from './open-to-fill.tsx'
import { shownParticipants } from './shown-participants.ts'

interface Props {
  detail: ActivityDetail
  /** Below the rules. */
  note?: ReactNode
}

/** Rules, dates and questions as closed rows, which keep the page short (design §13). */
export function ActivityAside({ detail, note }: Props) {
  const { t, locale, number, isolated } = useWords()
  const { rules, faq, textLanguage, audience, regionsExcluded, startTime, endTime, timeZone } = detail
  const participants = shownParticipants(detail)
  /** Dates, participants, and who cannot take part. */
  const dates = (
    <>
      <Facts
        facts={[
          [t('activity.starts'), <TwoClocks key="starts" at={startTime} timeZone={timeZone} />],
          [t('activity.ends'), <TwoClocks key="ends" at={endTime} timeZone={timeZone} />],
          participants && [t('activity.participants_label'), number(participants)],
        ]}
      />
      <AudienceList audience={audience} />
      {regionsExcluded.length > 0 && (
        <Note top="12">{t('activity.not_offered_list', { regions: regionNames(locale, regionsExcluded) })}</Note>
      )}
    </>
  )
  const rows: AccordionItem[] = [
    {
      key: 'rules',
      id: 'rules',
      title: t('activity.rules'),
      body: (
        <>
          <RichText nodes={rules} locale={locale} className={styles.words} textLanguage={textLanguage} />
          {note}
        </>
      ),
    },
    { key: 'dates', title: t('activity.in_short'), body: dates },
  ]
  if (faq.length > 0)
    rows.push({
      key: 'questions',
      title: t('activity.questions'),
      body: faq.map(({ question, answer }) => (
        <section key={question} className={styles.question}>
          <Text as="h3" size="note" tone="primary" {...languageProps(textLanguage)}>
            {isolated(question)}
          </Text>
          <RichText nodes={answer} locale={locale} className={styles.words} textLanguage={textLanguage} />
        </section>
      )),
    })
  return (
    <Card padded="rows" aria-label={t('activity.rules')}>
      <OpenToFill>
        <Accordion items={rows} />
      </OpenToFill>
    </Card>
  )
}

/** The conditions for joining, from the activity's file; nothing without any. */
export function AudienceList({ audience }: { audience: Audience }) {
  const { t, number, counted } = useWords()
  const { newWithinDays, minimumAgeDays, identityNeeded, participantsMaximum, notWith } = audience
  const conditions = [
    newWithinDays !== null && t('audience.new_accounts', counted(newWithinDays)),
    minimumAgeDays !== null && t('audience.account_age', counted(minimumAgeDays)),
    identityNeeded && t('audience.identity'),
    participantsMaximum !== null && t('audience.maximum', { count: number(participantsMaximum) }),
    ...notWith.map(({ title, path }) =>
      t.rich('audience.not_with', { title, link: (words) => <TextLink href={path}>{words}</TextLink> }),
    ),
  ].filter(Boolean)
  if (conditions.length === 0) return null
  return (
    <>
      <Text as="h3" top="16">
        {t('audience.title')}
      </Text>
      <Stack as="ul" gap="6" top="8" size="note" className={styles.conditions}>
        {conditions.map((condition, index) => (
          <li key={index}>{condition}</li>
        ))}
      </Stack>
    </>
  )
}
