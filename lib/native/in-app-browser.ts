/**
 * Source of the regular expression that recognises the browsers inside other apps (SCR-13) by the user agent: WeChat, LINE,
 * Telegram, Facebook and Instagram by name; on Android every webview by `; wv)`; on iOS every webview by the missing
 * `Safari/`, which home screen apps lack as well: they have `navigator.standalone`.
 */
export const IN_APP_BROWSER = String.raw`; wv\)|MicroMessenger|Line\/|Telegram|FBA[NV]|Instagram|iP(?!.*Safari\/)`
