import '@mui/material/styles'

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true
  }
  interface BreakpointOverrides {
    xxl: true
  }
}
