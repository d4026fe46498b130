'use client'

import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { ThemeProvider } from '@mui/material/styles'
import { useLocale } from 'next-intl'
import { useMemo, type ReactNode } from 'react'
import { directionOf } from '@fanfare/languages/locales.ts'
import { lazyWithRetry } from './lazy-with-retry.tsx'
import { createMuiTheme } from './mui-theme.ts'

/** A style cache per direction (stack.md §4): MUI mirrors its own styles, ours are logical already. */
function LtrStyles({ children }: { children: ReactNode }) {
  const cache = useMemo(() => createCache({ key: 'mui' }), [])
  return <CacheProvider value={cache}>{children}</CacheProvider>
}

const RtlStyles = lazyWithRetry(() => import('./rtl-styles.tsx').then((m) => m.RtlStyles))

/** The provider around MUI components: loaded with the first dialog, not with the runtime (ADR 0014). */
export function MuiProvider({ children }: { children: ReactNode }) {
  const direction = directionOf(useLocale())
  // MUI would set its own mode on <html>; the head script and the toggle own that class.
  const node = useMemo(() => document.createElement('div'), [])
  const theme = useMemo(() => createMuiTheme(direction), [direction])
  const Styles = direction === 'rtl' ? RtlStyles.Part : LtrStyles
  return (
    <Styles>
      <ThemeProvider theme={theme} colorSchemeNode={node} storageManager={null}>
        {children}
      </ThemeProvider>
    </Styles>
  )
}
