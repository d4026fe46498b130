import { getLocale, getTranslations } from 'next-intl/server'
import { Card } from '#components/ui/surface/card.tsx'
import { RichText } from '#components/ui/text/rich-text.tsx'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import { isolateAmounts } from '@fanfare/languages/bidi.ts'
import { languageProps } from '#lib/i18n/language-props.ts'
import { readIntroduction } from '#lib/queries/campaign.ts'
import styles from './event-facts.module.css'

/** The introduction of a campaign and its key facts, in the operator's words. */
export async function EventFacts({ detail: { activityId, textLanguage } }: { detail: ActivityDetail }) {
  const locale = await getLocale()
  const t = await getTranslations('event')
  const { introduction = [], facts = [] } = (await readIntroduction(activityId, locale)) ?? {}
  if (introduction.length + facts.length === 0) return null
  return (
    <Card as="section" padded aria-labelledby="event-about">
      <h2 id="event-about">{t('about')}</h2>
      {introduction.length > 0 && (
        <RichText nodes={introduction} locale={locale} className={styles.words} textLanguage={textLanguage} />
      )}
      {facts.length > 0 && (
        <dl className={styles.facts} {...languageProps(textLanguage)}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{isolateAmounts(locale, label)}</dt>
              <dd>{isolateAmounts(locale, value)}</dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  )
}
