import { useWords } from '#components/ui/text/use-words.ts'
import { Art } from '#components/ui/pictures/art.tsx'
import { Button } from '#components/ui/controls/button.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import { cx } from '#components/ui/cx.ts'
import { Text } from '#components/ui/layout/layout.tsx'
import styles from './ready-for-you.module.css'

/** The visitor's card where there is no offer to list: where to log in or to sign up. */
export function ReadyForYouVisitor() {
  const { t, locale } = useWords()
  return (
    <Card as="section" padded aria-labelledby="ready-for-you" className={cx(styles.card, styles.visitor)}>
      <h2 id="ready-for-you">{t('ready.visitor_title')}</h2>
      <div className={styles.picture}>
        <Art scene="drop" />
      </div>
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
    </Card>
  )
}
