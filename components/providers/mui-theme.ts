import { createTheme, type Theme } from '@mui/material/styles'
import { BREAKPOINT, COLOR, RADIUS } from '@fanfare/kernel/theme/tokens.ts'

/** One MUI theme per direction over the product's own tokens (design §11); `html.dark` switches the scheme. */
export function createMuiTheme(direction: 'ltr' | 'rtl'): Theme {
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
    breakpoints: {
      values: { xs: BREAKPOINT.xs, sm: BREAKPOINT.sm, md: BREAKPOINT.md, lg: BREAKPOINT.lg, xl: BREAKPOINT.xl },
    },
    typography: { fontFamily: 'inherit', button: { textTransform: 'none' } },
    components: { MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } } },
  })
}
