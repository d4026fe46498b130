/** The package in one file, which shares no module with its single files. */
declare module 'crypto-js/crypto-js.js' {
  export { default } from 'crypto-js'
}
