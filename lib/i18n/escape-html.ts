const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** As the text of an element or of an attribute in double quotes. */
export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? '')
