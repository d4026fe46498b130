import { useTranslations } from 'next-intl'
import { Accordion } from '#components/ui/controls/accordion.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { REWARD_WORDS } from '#lib/task/reward-word.ts'
import { REWARD_ICONS } from '../reward-look.ts'
import styles from './my-rewards.module.css'

/** One sentence about each kind of reward, in a closed row. */
export function RewardKinds() {
  const t = useTranslations('rewards')
  return (
    <section className={styles.kinds}>
      <Accordion
        items={[
          {
            key: 'kinds',
            title: t('kinds'),
            body: (
              <ul>
                {REWARD_WORDS.map((kind) => (
                  <li key={kind}>
                    <Icon icon={REWARD_ICONS[kind]} weight="duotone" size="lg" />
                    <h3>{t(`word_${kind}`)}</h3>
                    <p className={styles.summary}>{t(`kind_${kind}`)}</p>
                  </li>
                ))}
              </ul>
            ),
          },
        ]}
      />
    </section>
  )
}
