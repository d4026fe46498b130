import { languageProps } from '#lib/i18n/language-props.ts'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Accordion, type AccordionItem } from '#components/ui/controls/accordion.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import { RichText } from '#components/ui/text/rich-text.tsx'
import { TwoClocks } from '#components/ui/time/two-clocks.tsx'
import type { ActivityDetail, Audience } from '@fanfare/contract/activity/activity.ts'
import { isolateAmounts } from '@fanfare/languages/bidi.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import { regionNames } from '#lib/i18n/region-names.ts'
import { Facts, Note, Stack, Text } from '#components/ui/layout/layout.tsx'
import styles from './activity-aside.module.css'
import { OpenToFill } from './open-to-fill.tsx'
import { shownParticipants } from './shown-participants.ts'
import { Link } from '#components/ui/text/link.tsx'

interface Props {
  detail: ActivityDetail
  /** Below the rules. */
  note?: ReactNode
}

/** Rules, dates and questions as closed rows, which keep the page short (design §13). */
export function ActivityAside({ detail, note }: Props) {
  const t = useTranslations('activity')
  const locale = useLocale()
  const { rules, faq, textLanguage } = detail
  const rows: AccordionItem[] = [
    {
      key: 'rules',
      id: 'rules',
      title: t('rules'),
      body: (
        <>
          <RichText nodes={rules} locale={locale} className={styles.words} textLanguage={textLanguage} />
          {note}
        </>
      ),
    },
    { key: 'dates', title: t('in_short'), body: <ActivityDates detail={detail} /> },
  ]
  if (faq.length > 0)
    rows.push({
      key: 'questions',
      title: t('questions'),
      body: faq.map(({ question, answer }) => (
        <section key={question} className={styles.question}>
          <Text as="h3" size="note" tone="primary" {...languageProps(textLanguage)}>
            {isolateAmounts(locale, question)}
          </Text>
          <RichText nodes={answer} locale={locale} className={styles.words} textLanguage={textLanguage} />
        </section>
      )),
    })
  return (
    <Card as="section" padded className={styles.card} aria-label={t('rules')}>
      <OpenToFill>
        <Accordion items={rows} />
      </OpenToFill>
    </Card>
  )
}

/** Dates, participants, and who cannot take part. */
function ActivityDates({ detail }: { detail: ActivityDetail }) {
  const t = useTranslations('activity')
  const locale = useLocale()
  const { audience, regionsExcluded, startTime, endTime, timeZone } = detail
  const participants = shownParticipants(detail)
  return (
    <>
      <Facts
        facts={[
          [t('starts'), <TwoClocks key="starts" at={startTime} timeZone={timeZone} />],
          [t('ends'), <TwoClocks key="ends" at={endTime} timeZone={timeZone} />],
          participants !== null && [t('participants_label'), formatNumber(locale, String(participants))],
        ]}
      />
      <AudienceList audience={audience} />
      {regionsExcluded.length > 0 && (
        <Note top="12">{t('not_offered_list', { regions: regionNames(locale, regionsExcluded) })}</Note>
      )}
    </>
  )
}

/** The conditions for joining, from the activity's file; nothing without any. */
export function AudienceList({ audience }: { audience: Audience }) {
  const t = useTranslations('audience')
  const locale = useLocale()
  const { newWithinDays, minimumAgeDays, identityNeeded, participantsMaximum, notWith } = audience
  const hasConditions =
    newWithinDays !== null ||
    minimumAgeDays !== null ||
    identityNeeded ||
    participantsMaximum !== null ||
    notWith.length > 0
  if (!hasConditions) return null
  const daysOf = (count: number) => ({ count, value: formatNumber(locale, String(count)) })
  return (
    <>
      <Text as="h3" top="16">
        {t('title')}
      </Text>
      <Stack as="ul" gap="6" top="8" size="note" className={styles.conditions}>
        {newWithinDays !== null && <li>{t('new_accounts', daysOf(newWithinDays))}</li>}
        {minimumAgeDays !== null && <li>{t('account_age', daysOf(minimumAgeDays))}</li>}
        {identityNeeded && <li>{t('identity')}</li>}
        {participantsMaximum !== null && (
          <li>{t('maximum', { count: formatNumber(locale, String(participantsMaximum)) })}</li>
        )}
        {notWith.map(({ title, path }) => (
          <li key={path}>
            {t.rich('not_with', {
              title,
              link: (words) => (
                <Link href={path} locale={locale} look="text">
                  {words}
                </Link>
              ),
            })}
          </li>
        ))}
      </Stack>
    </>
  )
}
