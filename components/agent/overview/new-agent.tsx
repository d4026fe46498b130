import { Accent, Grid, Note, Remark, Text } from '#components/ui/layout/layout.tsx'
import { QrCode } from '#components/ui/pictures/qr-code.tsx'
import { qrPath } from '#components/ui/pictures/qr-path.ts'
import { Card } from '#components/ui/surface/card.tsx'
import { type Campaign, InviteLink, mainCodeOf } from '../agent-page.tsx'
import { useWords } from '../use-words.tsx'
import styles from './new-agent.module.css'

const STEPS = ['share', 'trade', 'paid'] as const

/** In place of tiles and charts until the first referral registers: the main link, and how a rebate comes about. */
export function NewAgent({ codes }: Campaign) {
  const { t } = useWords()
  const main = mainCodeOf(codes)
  return (
    <Card padded className={styles.card}>
      <div>
        <h2>{t('agent.overview.new_title')}</h2>
        <Text top="4" tone="secondary" className={styles.lead}>
          {t('agent.overview.new_text')}
        </Text>
        <Grid as="ol" gap="16" top="20" className={styles.steps}>
          {STEPS.map((step) => (
            <li key={step}>
              <Accent>{t(`agent.overview.new_${step}`)}</Accent>
              <Remark size="hint">{t(`agent.overview.new_${step}_text`)}</Remark>
            </li>
          ))}
        </Grid>
      </div>
      {main && (
        <Grid gap="12" text="center" className={styles.invite}>
          <QrCode path={qrPath(main.url)} label={t('agent.code.qr', { code: main.vipCode })} />
          <Note breaks>
            <bdi dir="ltr">{main.url.replace(/^https?:\/\//, '')}</bdi>
          </Note>
          <InviteLink codes={codes} look="outlined" />
        </Grid>
      )}
    </Card>
  )
}
