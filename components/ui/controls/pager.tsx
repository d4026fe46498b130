import { Row } from '../layout/layout.tsx'
import { Icon } from '../pictures/icon.tsx'
import { IconButton } from './icon-button.tsx'
import styles from './pager.module.css'

interface PagerProps {
  /** `position`: which part is shown, for example `37 to 72 of 250`. */
  texts: { label: string; previous: string; next: string; position: string }
  /** From 1. */
  page: number
  pages: number
  /** Absent on a server that does not know how long the device's pages are: then the position is not shown. */
  onPage?: (page: number) => void
}

/** Steps through the pages; nothing for a single one, and nothing without JavaScript. */
export function Pager({ texts, page, pages, onPage }: PagerProps) {
  if (pages < 2) return null
  const step = (to: number) => ({
    'aria-disabled': to < 1 || to > pages,
    onClick: onPage && (() => to >= 1 && to <= pages && onPage(to)),
  })
  return (
    <Row
      as="nav"
      gap="8"
      top="16"
      align="center"
      justify="center"
      size="note"
      tone="secondary"
      numeric
      className={styles.pager}
      aria-label={texts.label}
    >
      <IconButton label={texts.previous} {...step(page - 1)}>
        <Icon icon="caret-left" />
      </IconButton>
      <span className={onPage ? undefined : styles.unknown} aria-live="polite">
        {texts.position}
      </span>
      <IconButton label={texts.next} {...step(page + 1)}>
        <Icon icon="caret-right" />
      </IconButton>
    </Row>
  )
}
