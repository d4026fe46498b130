import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { createTheme, ThemeProvider } from '@mui/material/styles'
import { useLocale } from 'next-intl'
import { useMemo, type ReactNode } from 'react'
import { BREAKPOINT, COLOR, RADIUS } from '@fanfare/kernel/theme/tokens.ts'
import { directionOf } from '@fanfare/languages/locales.ts'
import { lazyWithRetry } from './lazy-with-retry.tsx'

/** A style cache per direction (stack.md §4): MUI mirrors its own styles, ours are logical already. */
const cache = createCache({ key: 'mui' })
const LtrStyles = ({ children }: { children: ReactNode }) => <CacheProvider value={cache}>{children}</CacheProvider>

const RtlStyles = lazyWithRetry(async () => (await import('./rtl-styles.tsx')).RtlStyles)

/** The provider around MUI components: loaded with the first dialog, not with the runtime (ADR 0014). */
export function MuiProvider({ children }: { children: ReactNode }) {
  const direction = directionOf(useLocale())
  const theme = useMemo(() => createMuiTheme(direction), [direction])
  const Styles = direction === 'rtl' ? RtlStyles.Part : LtrStyles
  return (
    <Styles>
      {/* Without a node MUI sets no mode on <html>; the head script and the toggle own that class. */}
      <ThemeProvider theme={theme} colorSchemeNode={null} storageManager={null}>
        {children}
      </ThemeProvider>
    </Styles>
  )
}

/** One MUI theme per direction over the product's own tokens (design §11); `html.dark` switches the scheme. */
function createMuiTheme(direction: 'ltr' | 'rtl') {
  const scheme = (mode: 'light' | 'dark') => {
    const c = COLOR[mode]
    return {
      palette: {
        background: { default: c['bg.canvas'], paper: c['bg.surface'] },
        text: { primary: c['text.primary'], secondary: c['text.secondary'], disabled: c['text.disabled'] },
        primary: { main: c['primary.main'], dark: c['primary.hover'], contrastText: c['primary.contrastText'] },
        success: { main: c['success.main'] },
        warning: { main: c['warning.main'] },
        error: { main: c['error.main'] },
        divider: c['border.subtle'],
      },
    }
  }
  return createTheme({
    direction,
    cssVariables: { colorSchemeSelector: '.dark' },
    colorSchemes: { light: scheme('light'), dark: scheme('dark') },
    shape: { borderRadius: RADIUS.control },
    breakpoints: { values: BREAKPOINT },
    typography: { fontFamily: 'inherit', button: { textTransform: 'none' } },
    components: { MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } } },
  })
}
