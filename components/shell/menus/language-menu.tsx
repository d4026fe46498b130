import { Icon } from '#components/ui/pictures/icon.tsx'
import { LOCALE_FACTS } from '@fanfare/languages/locales.ts'
import styles from './language-menu.module.css'
import { LanguagePanel, type LanguagePanelProps } from './language-panel.tsx'

/** Opens the one `LanguageMenu` of the page; the header and the menu of phones have a button each. */
export function LanguageButton({ locale, label, id }: LanguagePanelProps) {
  const current = LOCALE_FACTS[locale]
  return (
    <button type="button" className={styles.button} popoverTarget={id} aria-label={`${label}: ${current.labelName}`}>
      <Icon icon="globe" />
      <span lang={current.htmlLang}>{current.labelName}</span>
    </button>
  )
}

/**
 * LOC-7: links, which work without JavaScript; with it the menu stores the choice and keeps path, query and scroll position.
 * `foot` is below them.
 */
export const LanguageMenu = (props: LanguagePanelProps) => <LanguagePanel {...props} className={styles.panel} />
