/** Props of an element whose content React takes over from the page's HTML as it is; an element that React makes itself is empty. */
export const KEPT_HTML = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } }
