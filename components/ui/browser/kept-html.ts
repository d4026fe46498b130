/** Props of an element whose content React keeps from the page's HTML; an element that React creates is empty. */
export const KEPT_HTML = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } }
