import { Grid, Hint, Text } from '#components/ui/layout/layout.tsx'
import { Fold } from '#components/ui/controls/accordion.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { useWords } from '#components/ui/text/use-words.ts'
import { REWARD_WORDS } from '#lib/task/reward-word.ts'
import { REWARD_ICONS } from '../reward-look.ts'
import styles from './my-rewards.module.css'

/** One sentence about each kind of reward, in a closed row. */
export function RewardKinds() {
  const { t } = useWords()
  return (
    <Text as="section" top="40">
      <Fold title={t('rewards.kinds')}>
        <Grid as="ul" top="16" className={styles.kinds}>
          {REWARD_WORDS.map((kind) => (
            <li key={kind}>
              <Icon icon={REWARD_ICONS[kind]} weight="duotone" size="lg" />
              <Text as="h3" top="8" weight="medium">
                {t(`rewards.word_${kind}`)}
              </Text>
              <Hint>{t(`rewards.kind_${kind}`)}</Hint>
            </li>
          ))}
        </Grid>
      </Fold>
    </Text>
  )
}
