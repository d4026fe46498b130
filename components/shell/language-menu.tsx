'use client'

import { Check } from '@phosphor-icons/react/dist/ssr/Check'
import { Globe } from '@phosphor-icons/react/dist/ssr/Globe'
import { useRef, useState, type MouseEvent } from 'react'
import { Icon } from '#components/ui/icon.tsx'
import { LOCALES, LOCALE_FACTS, type Locale } from '#lib/i18n/locales.ts'
import { chooseLanguage } from '#lib/i18n/choose-language.ts'
import styles from './language-menu.module.css'

/**
 * LOC-7: links, so that it works without JavaScript; with it the choice is remembered and path, query and scroll are kept.
 * The names are in their own languages and therefore not translated.
 */
export function LanguageMenu({ locale, label, id }: { locale: Locale; label: string; id: string }) {
  const panel = useRef<HTMLUListElement>(null)
  const [open, setOpen] = useState(false)
  const choose = (event: MouseEvent, language: Locale) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    chooseLanguage(language)
  }
  return (
    <>
      <button
        type="button"
        className={styles.button}
        popoverTarget={id}
        aria-label={`${label}: ${LOCALE_FACTS[locale].labelName}`}
        aria-expanded={open}
      >
        <Icon icon={Globe} />
        <span lang={LOCALE_FACTS[locale].htmlLang}>{LOCALE_FACTS[locale].labelName}</span>
      </button>
      <ul
        ref={panel}
        id={id}
        popover="auto"
        className={styles.panel}
        aria-label={label}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        {LOCALES.map((code) => {
          const { labelName, htmlLang, direction } = LOCALE_FACTS[code]
          return (
            <li key={code}>
              <a
                href={`/${code}`}
                hrefLang={htmlLang}
                lang={htmlLang}
                dir={direction}
                className={styles.item}
                aria-current={code === locale || undefined}
                onClick={(event) => choose(event, code)}
              >
                {labelName}
                {code === locale && <Icon icon={Check} size="sm" />}
              </a>
            </li>
          )
        })}
      </ul>
    </>
  )
}
