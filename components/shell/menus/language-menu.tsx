import type { ReactNode } from 'react'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { LANGUAGES } from '@fanfare/languages/languages.ts'
import { LOCALE_FACTS, type Locale } from '@fanfare/languages/locales.ts'
import styles from './language-menu.module.css'
import { LanguagePanel } from './language-panel.tsx'

const IN_ORDER = LANGUAGES.toSorted((one, other) => one.sortPriority - other.sortPriority)

interface LanguageMenuProps {
  locale: Locale
  label: string
  id: string
}

/** Opens the one `LanguageMenu` of the page; the header and the menu of phones have a button each. */
export function LanguageButton({ locale, label, id }: LanguageMenuProps) {
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
 * The names are in their own languages and therefore not translated. `foot` is below them.
 */
export function LanguageMenu({ locale, label, id, foot }: LanguageMenuProps & { foot?: ReactNode }) {
  return (
    <LanguagePanel id={id} label={label} className={styles.panel} foot={foot}>
      {IN_ORDER.map(({ language: code, labelName, htmlLang, direction }) => {
        return (
          <li key={code}>
            <a
              href={`/${code}`}
              hrefLang={htmlLang}
              lang={htmlLang}
              dir={direction}
              data-language={code}
              className={styles.item}
              aria-current={code === locale || undefined}
            >
              {labelName}
              {code === locale && <Icon icon="check" size="sm" />}
            </a>
          </li>
        )
      })}
    </LanguagePanel>
  )
}
