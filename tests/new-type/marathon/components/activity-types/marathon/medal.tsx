import { TrophyIcon } from '@phosphor-icons/react/dist/ssr/Trophy'
import { Icon } from '#components/ui/pictures/icon.tsx'

/** Everybody can get a medal. */
export const Medal = () => (
  <span data-medal>
    <Icon icon={TrophyIcon} size="sm" />
  </span>
)
