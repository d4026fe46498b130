import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Accordion, type AccordionItem } from '#components/ui/controls/accordion.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import { RichText } from '#components/ui/text/rich-text.tsx'
import { TwoClocks } from '#components/ui/time/two-clocks.tsx'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import { isolateAmounts } from '@fanfare/languages/bidi.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import { languageProps } from '#lib/i18n/language-props.ts'
import { regionNames } from '#lib/i18n/region-names.ts'
import styles from './activity-aside.module.css'
import { AudienceList } from './audience-list.tsx'
import { shownParticipants } from './shown-participants.ts'

interface Props {
  detail: ActivityDetail
  /** Below the rules and questions. */
  note?: ReactNode
}

/** Dates, participants and places in short, then rules and questions (design §7, aside). */
export function ActivityAside({ detail, note }: Props) {
  const t = useTranslations('activity')
  const locale = useLocale()
  const { rules, faq, audience, regionsExcluded, startTime, endTime, timeZone, textLanguage } = detail
  const participants = shownParticipants(detail)
  const items: AccordionItem[] = [
    {
      key: 'rules',
      title: t('rules'),
      body: <RichText nodes={rules} locale={locale} className={styles.words} textLanguage={textLanguage} />,
      open: true,
    },
    ...faq.map(({ question, answer }, index) => ({
      key: `faq-${index}`,
      title: <span {...languageProps(textLanguage)}>{isolateAmounts(locale, question)}</span>,
      body: <RichText nodes={answer} locale={locale} className={styles.words} textLanguage={textLanguage} />,
    })),
  ]
  return (
    <>
      <Card as="section" padded aria-labelledby="in-short">
        <h2 id="in-short">{t('in_short')}</h2>
        <dl className={styles.facts}>
          <div>
            <dt>{t('starts')}</dt>
            <dd>
              <TwoClocks at={startTime} timeZone={timeZone} />
            </dd>
          </div>
          <div>
            <dt>{t('ends')}</dt>
            <dd>
              <TwoClocks at={endTime} timeZone={timeZone} />
            </dd>
          </div>
          {participants !== null && (
            <div>
              <dt>{t('participants_label')}</dt>
              <dd>{formatNumber(locale, String(participants))}</dd>
            </div>
          )}
        </dl>
        <AudienceList audience={audience} />
        {regionsExcluded.length > 0 && (
          <p className={styles.regions}>{t('not_offered_list', { regions: regionNames(locale, regionsExcluded) })}</p>
        )}
      </Card>
      <Card as="section" padded id="rules" aria-label={t('rules')}>
        <Accordion items={items} />
        {note}
      </Card>
    </>
  )
}
