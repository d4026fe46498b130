// The whole package in one file, which shares no module with its single files.
declare module 'crypto-js/crypto-js.js' {
  import CryptoJS from 'crypto-js'

  export default CryptoJS
}
