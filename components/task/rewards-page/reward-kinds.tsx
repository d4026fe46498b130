import { useTranslations } from 'next-intl'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { REWARD_WORDS } from '#lib/task/reward-word.ts'
import { REWARD_ICONS } from '../reward-look.ts'
import styles from './my-rewards.module.css'

/** One sentence about each kind of reward. */
export function RewardKinds() {
  const t = useTranslations('rewards')
  return (
    <section className={styles.kinds} aria-labelledby="reward-kinds">
      <h2 id="reward-kinds">{t('kinds')}</h2>
      <ul>
        {REWARD_WORDS.map((kind) => (
          <li key={kind}>
            <Icon icon={REWARD_ICONS[kind]} weight="duotone" size="lg" />
            <h3>{t(`word_${kind}`)}</h3>
            <p className={styles.summary}>{t(`kind_${kind}`)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
