// stylis ships no types; the one value that is used is one of emotion's plugins.
declare module 'stylis' {
  import type { StylisPlugin } from '@emotion/cache'
  export const prefixer: StylisPlugin
}
