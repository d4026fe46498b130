import type { ReactNode } from 'react'
import { Wrap } from '#components/ui/surface/wrap.tsx'
import { Row, Stack } from '#components/ui/layout/layout.tsx'
import { AccountTools } from './account-tools.tsx'
import { Brand } from './brand.tsx'
import styles from './header.module.css'
import menuStyles from '../menus/language-menu.module.css'
import { LanguagePanel } from '../menus/language-panel.tsx'
import { LOCALE_FACTS } from '@fanfare/languages/locales.ts'
import { IconButton } from '#components/ui/controls/icon-button.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { VisuallyHidden } from '#components/ui/text/visually-hidden.tsx'
import { cx } from '#components/ui/cx.ts'
import { useWords } from '#components/ui/text/use-words.ts'
import { Link } from '#components/ui/text/link.tsx'
import { AccountToolsIsland, CurrentLinks } from './header-live.tsx'

export const NAV_MENU_ID = 'nav-menu'

/** SHELL-4. The server renders the visitor's header; a logged-in user gets their own with the client runtime. */
export function Header({ help }: { help: ReactNode }) {
  const { t } = useWords()
  const menu = t('shell.menu')
  const settings = (
    <>
      <LanguageButton />
      <ThemeToggle />
    </>
  )
  return (
    <header className={styles.header} data-shell>
      <Wrap className={styles.row}>
        <Brand />
        <nav className={styles.nav} aria-label={t('shell.main_navigation')}>
          <NavLinks />
        </nav>
        <Row gap="2" align="center" className={styles.tools}>
          <div className={styles.desktop}>{settings}</div>
          <AccountToolsIsland>
            <AccountTools user={null} />
          </AccountToolsIsland>
          {/* The phone's menu: a popover, so it opens without JavaScript and closes by Escape or a tap beside it. */}
          <div className={styles.phone}>
            <IconButton label={menu} popoverTarget={NAV_MENU_ID}>
              <Icon icon="list" />
            </IconButton>
            <div id={NAV_MENU_ID} popover="auto" className={styles.panel} role="dialog" aria-label={menu}>
              <IconButton
                label={t('shell.close_menu')}
                popoverTarget={NAV_MENU_ID}
                popoverTargetAction="hide"
                className={styles.close}
              >
                <Icon icon="x" />
              </IconButton>
              <Stack as="nav" gap="4" aria-label={menu}>
                <NavLinks />
                <Link href="/login" className={cx(styles.link, styles.visitors)}>
                  {t('shell.log_in')}
                </Link>
                <Link href="/register" className={cx(styles.link, styles.visitors)}>
                  {t('shell.register')}
                </Link>
                {help}
                <Row gap="8" align="center" justify="between" className={styles.settings}>
                  {settings}
                </Row>
              </Stack>
            </div>
          </div>
          <LanguageMenu />
        </Row>
      </Wrap>
    </header>
  )
}

const ITEMS = [
  { href: '/', key: 'shell.nav_activities' },
  { href: '/rewards', key: 'shell.nav_rewards', 'data-mine': true },
  { href: '/agent', key: 'shell.nav_agent', 'data-agent-entry': true },
  { href: '/download', key: 'shell.nav_download' },
] as const

export function NavLinks() {
  const { t } = useWords()
  return (
    <CurrentLinks className={styles.links}>
      {ITEMS.map(({ key, ...link }) => (
        <Link key={key} {...link} className={styles.link} suppressHydrationWarning>
          {t(key)}
        </Link>
      ))}
    </CurrentLinks>
  )
}

/** Opens the one `LanguageMenu` of the page; the header and the menu of phones have a button each. */
export function LanguageButton() {
  const { t, locale } = useWords()
  const { labelName, htmlLang } = LOCALE_FACTS[locale]
  return (
    <Row
      as="button"
      type="button"
      gap="6"
      tone="primary"
      className={menuStyles.button}
      popoverTarget="language-menu"
      aria-label={`${t('shell.language')}: ${labelName}`}
    >
      <Icon icon="globe" />
      <span lang={htmlLang}>{labelName}</span>
    </Row>
  )
}

/** LOC-7: links, which work without JavaScript; with it the menu stores the choice and keeps path, query and scroll position. */
export function LanguageMenu() {
  const { t, locale } = useWords()
  return (
    <LanguagePanel
      id="language-menu"
      locale={locale}
      label={t('shell.language')}
      className={menuStyles.panel}
      foot={<RisesToggle />}
    />
  )
}

/**
 * SHELL-3: both icons are rendered and CSS shows one, so that the first paint has the right one. The head script answers the presses
 * (`lib/head/answers.ts`) before any other script has loaded.
 */
export function ThemeToggle() {
  const { t } = useWords()
  return (
    <button type="button" className={styles.theme} data-turns="theme">
      <span className={styles.moon}>
        <Icon icon="moon" />
        <VisuallyHidden>{t('shell.theme_to_dark')}</VisuallyHidden>
      </span>
      <span className={styles.sun}>
        <Icon icon="sun" />
        <VisuallyHidden>{t('shell.theme_to_light')}</VisuallyHidden>
      </span>
    </button>
  )
}

/** Both labels are rendered and CSS shows the one of the other choice, so that the first paint has the right one. */
export function RisesToggle() {
  const { t } = useWords()
  const arrows = (
    <span aria-hidden="true">
      <span className={styles.up}>▲</span> <span className={styles.down}>▼</span>
    </span>
  )
  return (
    <Row as="button" type="button" tone="primary" text="start" className={styles.toggle} data-turns="rises">
      <span className={styles.toRed}>
        {arrows} {t('shell.rises_red')}
      </span>
      <span className={styles.toGreen}>
        {arrows} {t('shell.rises_green')}
      </span>
    </Row>
  )
}
