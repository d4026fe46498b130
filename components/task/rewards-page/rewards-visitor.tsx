import { useWords } from '#components/ui/text/use-words.ts'
import { Art } from '#components/ui/pictures/art.tsx'
import { Button } from '#components/ui/controls/button.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import styles from './my-rewards.module.css'

/** The visitor's view from the server, complete without JavaScript. */
export function RewardsVisitor() {
  const { t, locale } = useWords()
  return (
    <Card as="section" className={styles.poster}>
      <div className={styles.picture}>
        <Art scene="quiet" fit="xMidYMid slice" />
      </div>
      <div className={styles.words}>
        <h2>{t('rewards.visitor_title')}</h2>
        <p>{t('rewards.visitor_text')}</p>
        <div className={styles.actions}>
          <Button href="/login?next=%2Frewards" locale={locale} size="lg">
            {t('shell.log_in')}
          </Button>
          <Button href="/register?next=%2Frewards" locale={locale} variant="outlined" size="lg">
            {t('shell.register')}
          </Button>
        </div>
      </div>
    </Card>
  )
}
