import { Wrap } from '#components/ui/surface/wrap.tsx'
import { Row } from '#components/ui/layout/layout.tsx'
import { AccountTools } from './account-tools.tsx'
import { Brand } from './brand.tsx'
import styles from './header.module.css'
import { LanguageButton, LanguageMenu } from '../menus/language-menu.tsx'
import { NavMenu } from '../menus/nav-menu.tsx'
import { useWords } from '#components/ui/text/use-words.ts'
import { ThemeToggle } from '../menus/theme-toggle.tsx'
import { Link } from '#components/ui/text/link.tsx'
import { AccountToolsIsland, CurrentLinks } from './header-live.tsx'

/** SHELL-4. The server renders the visitor's header; a logged-in user gets their own with the client runtime. */
export function Header() {
  const { t, locale } = useWords()
  const language = { locale, label: t('shell.language'), id: 'language-menu' }
  const settings = (
    <>
      <LanguageButton {...language} />
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
          <NavMenu className={styles.phone}>
            <NavLinks />
            <Row gap="8" align="center" justify="between" className={styles.settings}>
              {settings}
            </Row>
          </NavMenu>
          <LanguageMenu {...language} foot={<RisesToggle />} />
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

/** Both labels are rendered and CSS shows the one of the other choice, so that the first paint has the right one. */
export function RisesToggle() {
  const { t } = useWords()
  const arrows = (
    <span aria-hidden="true">
      <span className={styles.up}>▲</span> <span className={styles.down}>▼</span>
    </span>
  )
  return (
    <button type="button" className={styles.toggle} data-turns="rises">
      <span className={styles.toRed}>
        {arrows} {t('shell.rises_red')}
      </span>
      <span className={styles.toGreen}>
        {arrows} {t('shell.rises_green')}
      </span>
    </button>
  )
}
