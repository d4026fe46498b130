import { useLocale, useTranslations } from 'next-intl'
import { Art } from '#components/ui/art.tsx'
import { Button } from '#components/ui/button.tsx'
import { Card } from '#components/ui/card.tsx'
import { cx } from '#components/ui/cx.ts'
import { Text } from '#components/ui/text.tsx'
import styles from './ready-for-you.module.css'

/** The visitor's card from the server. A reader with a token sees its empty box until the answer arrives. */
export function ReadyForYouVisitor() {
  const t = useTranslations()
  const locale = useLocale()
  return (
    <Card as="section" padded aria-labelledby="ready-for-you" className={cx(styles.card, styles.reserved)}>
      <h2 id="ready-for-you">{t('ready.title')}</h2>
      <div className={styles.visitor}>
        <div className={styles.picture}>
          <Art scene="drop" />
        </div>
        <h3>{t('ready.visitor_title')}</h3>
        <Text tone="secondary" className={styles.line}>
          {t('ready.visitor_text')}
        </Text>
        <div className={styles.actions} data-live-part="ready-visitor">
          <Button href="/login" locale={locale} full>
            {t('shell.log_in')}
          </Button>
          <Button href="/register" locale={locale} variant="outlined" full>
            {t('shell.register')}
          </Button>
        </div>
      </div>
    </Card>
  )
}
