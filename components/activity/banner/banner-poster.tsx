import { Art } from '#components/ui/pictures/art.tsx'
import { TALL_SCENES } from '#lib/theme/tall-art.ts'
import { sceneOf } from '#lib/theme/scene-of.ts'
import { ActivityPicture } from '../activity-picture.tsx'
import { heroFit } from '../hero-fit.ts'
import styles from './banner-poster.module.css'

interface BannerPosterProps {
  image: string
  activityType?: number | string
}

/** The poster on its own ground: landscape on phones, portrait from 1024 px where the scene has such a drawing. */
export function BannerPoster({ image, activityType }: BannerPosterProps) {
  const scene = sceneOf(image, activityType)
  const fit = heroFit(scene).replace('meet', 'slice')
  if (!scene || !(scene in TALL_SCENES)) return <ActivityPicture image={image} activityType={activityType} fit={fit} />
  return (
    <>
      <Art scene={scene} fit={fit} className={styles.wide} />
      <Art scene={scene} crop="tall" className={styles.tall} />
    </>
  )
}
