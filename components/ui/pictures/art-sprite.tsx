import { sceneShapes } from '#lib/theme/art.ts'
import type { SceneName } from '@fanfare/kernel/theme/scene-names.ts'
import { ArtShape } from './art-shape.tsx'
import styles from './art.module.css'

export const artId = (scene: SceneName): string => `art-${scene}`

/** The shapes of some scenes, once; every `<Art fromSprite>` of the page points here. */
export function ArtSprite({ scenes }: { scenes: readonly SceneName[] }) {
  return (
    <svg aria-hidden="true" focusable="false" width="0" height="0" className={styles.sprite}>
      <defs>
        {[...new Set(scenes)].map((scene) => (
          <g key={scene} id={artId(scene)}>
            {sceneShapes(scene).map((shape, index) => (
              <ArtShape key={index} shape={shape} />
            ))}
          </g>
        ))}
      </defs>
    </svg>
  )
}
