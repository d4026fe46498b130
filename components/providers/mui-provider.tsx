'use client'

import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { ThemeProvider } from '@mui/material/styles'
import rtlPlugin from '@mui/stylis-plugin-rtl'
import { useMemo, type ReactNode } from 'react'
import { prefixer } from 'stylis'
import { directionOf, type Locale } from '#lib/i18n/locales.ts'
import { createMuiTheme } from './mui-theme.ts'

/** A style cache per direction (stack.md §4): MUI mirrors its own styles, ours are logical already. */
const CACHES = {
  ltr: () => createCache({ key: 'mui' }),
  rtl: () => createCache({ key: 'muirtl', stylisPlugins: [prefixer, rtlPlugin] }),
}

export function MuiProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  const direction = directionOf(locale)
  const cache = useMemo(() => CACHES[direction](), [direction])
  // MUI would put its own idea of the mode on <html>; the head script and the toggle own that class.
  const node = useMemo(() => document.createElement('div'), [])
  const theme = useMemo(() => createMuiTheme(direction), [direction])
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} colorSchemeNode={node} storageManager={null}>
        {children}
      </ThemeProvider>
    </CacheProvider>
  )
}
