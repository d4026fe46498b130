import { Icon } from '#components/ui/pictures/icon.tsx'

/** Everybody can get a medal. */
export const Medal = () => (
  <span data-medal>
    <Icon icon="trophy" size="sm" />
  </span>
)
