/** An SVG text as an address for `<img>`, which html2canvas draws; elements of SVG lose their styles there. */
export const svgUrl = (text: string): string => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`
