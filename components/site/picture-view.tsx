import type { ReactNode } from 'react'
import { Art } from '#components/ui/pictures/art.tsx'
import { Main } from '#components/ui/surface/wrap.tsx'
import { Text } from '#components/ui/layout/layout.tsx'
import type { SceneName } from '@fanfare/kernel/theme/scene-names.ts'
import styles from './picture-view.module.css'

interface PictureViewProps {
  scene: SceneName
  title: ReactNode
  text: ReactNode
  actions: ReactNode
  /** Below the actions. */
  children?: ReactNode
  /** The front does not cache a page that has this mark. */
  'data-not-kept'?: 'true'
}

/** A whole page of one picture, one sentence and the ways on. */
export function PictureView({ scene, title, text, actions, children, ...mark }: PictureViewProps) {
  return (
    <Main>
      <section className={styles.view} {...mark}>
        <div className={styles.picture}>
          <Art scene={scene} />
        </div>
        <div className={styles.text}>
          <h1>{title}</h1>
          <Text top="10" tone="secondary" className={styles.line}>
            {text}
          </Text>
          <div className={styles.actions}>{actions}</div>
          {children}
        </div>
      </section>
    </Main>
  )
}
