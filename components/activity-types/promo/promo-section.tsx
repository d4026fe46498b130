import { languageProps } from '#lib/i18n/language-props.ts'
import { ActivityPicture } from '#components/activity/activity-picture.tsx'
import { heroFit } from '#components/activity/hero-fit.ts'
import { Card } from '#components/ui/surface/card.tsx'
import { cx } from '#components/ui/cx.ts'
import { RichText } from '#components/ui/text/rich-text.tsx'
import { useWords } from '#components/ui/text/use-words.ts'
import type { PromoSection as Section } from '@fanfare/contract/activity/detail.ts'
import { sceneOf } from '#lib/theme/scene-of.ts'
import styles from './promo-section.module.css'

interface PromoSectionProps {
  section: Section
  activityType: number | string
  textLanguage?: string
}

/** A section with its picture; a numbered list becomes steps side by side. */
export function PromoSection({ section, activityType, textLanguage }: PromoSectionProps) {
  const { locale, isolated } = useWords()
  const { key, heading, body, image } = section
  const id = `section-${key}`
  const words = (className: string | undefined) => (
    <>
      <h2 id={id} {...languageProps(textLanguage)}>
        {isolated(heading)}
      </h2>
      <RichText nodes={body} locale={locale} textLanguage={textLanguage} className={className} />
    </>
  )
  const hasSteps = body.some(({ type, ordered }) => type === 'list' && ordered)
  if (!image) {
    return hasSteps ? (
      <section aria-labelledby={id}>{words(styles.steps)}</section>
    ) : (
      <Card padded aria-labelledby={id}>
        {words(styles.words)}
      </Card>
    )
  }
  const scene = sceneOf(image, activityType)
  return (
    <Card aria-labelledby={id} className={styles.pictured} data-scene={scene}>
      <div className={styles.picture}>
        <ActivityPicture image={image} activityType={activityType} fit={heroFit(scene)} />
      </div>
      <div className={styles.text}>{words(cx(styles.words, hasSteps && styles.steps))}</div>
    </Card>
  )
}
