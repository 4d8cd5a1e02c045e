import { escapeUTF8 } from 'entities'
import type { Block } from './blocks.ts'

/*
 * Inline styles, because mail clients drop style sheets and custom properties. No text or background colour, so that light and dark
 * themes work. No images, so that opening an email is not tracked.
 */
const FONT = "font-family:'Segoe UI',Helvetica,Arial,sans-serif;font-size:17px;line-height:1.5"
// White on ink (15 : 1); the border shows it on a dark page too.
const BUTTON =
	'display:inline-block;padding:14px 26px;border-radius:8px;border:2px solid #8094b0;background-color:#14233a;color:#ffffff;font-weight:bold;text-decoration:none'

/** Not broken across lines, for reading out on the phone. */
const REFERENCE = /\b[A-Z]{3}-[A-Z\d]{4}-[A-Z\d]{2}\b/g

/** Renders an email as HTML. All text is escaped here. @param locale the language of the text, as in `en-GB` */
export function asHtml(subject: string, blocks: Block[], locale: string): string {
	return `<!doctype html>
<html lang="${escapeUTF8(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeUTF8(subject)}</title>
</head>
<body style="margin:0;padding:0">
<div style="max-width:600px;margin:0 auto;padding:24px 20px;overflow-wrap:anywhere;${FONT}">
${blocks.map((block, index) => blockAsHtml(block, index === 0)).join('\n')}
</div>
</body>
</html>
`
}

/** @param isFirst without a margin above */
function blockAsHtml(block: Block, isFirst: boolean): string {
	switch (block.kind) {
		case 'heading':
			return `<h2 style="margin:${isFirst ? 0 : 32}px 0 8px;font-size:21px;line-height:1.25">${escapeUTF8(block.text)}</h2>`
		case 'subheading':
			return `<h3 style="margin:24px 0 8px;font-size:18px;line-height:1.3">${escapeUTF8(block.text)}</h3>`
		case 'list':
			return `<ul style="margin:0 0 16px;padding-left:22px">${block.items.map((item) => `<li style="margin:0 0 4px">${lines(item)}</li>`).join('')}</ul>`
		case 'rows':
			return `<table role="presentation" cellpadding="0" cellspacing="0" style="width:100%;border-collapse:collapse;margin:0 0 16px;${FONT}">${block.rows.map(row).join('')}</table>`
		case 'quote':
			return `<blockquote dir="auto" style="margin:0 0 16px;padding:0 14px;border-left:4px solid #8a8a8a">${lines(block.text)}</blockquote>`
		case 'button':
			return `<p style="margin:24px 0"><a href="${escapeUTF8(webAddress(block.url))}" style="${BUTTON}">${escapeUTF8(block.text)}</a></p>`
		case 'link':
			return `<p style="margin:0 0 16px"><a href="${escapeUTF8(webAddress(block.url))}" style="color:inherit">${escapeUTF8(block.text)}</a></p>`
		case 'links':
			return `<ul style="margin:0 0 16px;padding:0;list-style:none">${block.items.map(linkItem).join('')}</ul>`
		case 'small':
			return `<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #8a8a8a;font-size:15px">${lines(block.text)}</p>`
		default:
			return `<p style="margin:0 0 16px">${lines(block.text)}</p>`
	}
}

function linkItem({ text, detail, url }: { text: string; detail: string; url: string }): string {
	return `<li style="margin:0 0 12px"><a href="${escapeUTF8(webAddress(url))}" style="color:inherit;font-weight:bold">${escapeUTF8(text)}</a>${detail && `<br>${lines(detail)}`}</li>`
}

function row({ label, value }: { label: string; value: string }): string {
	return `<tr><td style="padding:8px 0;border-top:1px solid #8a8a8a;vertical-align:top"><span style="font-size:15px">${escapeUTF8(label)}</span><strong dir="auto" style="display:block">${lines(value)}</strong></td></tr>`
}

function lines(text: string): string {
	return escapeUTF8(text).replaceAll('\n', '<br>').replace(REFERENCE, '<span style="white-space:nowrap">$&</span>')
}

/** @throws for anything a button must not lead to */
function webAddress(url: string): string {
	const { protocol, href } = new URL(url)
	if (protocol !== 'https:' && protocol !== 'http:') throw new Error(`an email may not link to ${protocol}`)
	return href
}
