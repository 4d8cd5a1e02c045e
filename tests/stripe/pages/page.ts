import { escapeHtml } from '#lib/text/html.ts'
export interface PageAnswer {
	status: number
	html?: string
	/** A redirect after a form. */
	location?: string
}

export function htmlPage(title: string, body: string): string {
	return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title></head><body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`
}

/** A form with one button. */
export function buttonForm(action: string, name: string): string {
	return `<form method="post"><button name="action" value="${attribute(action)}">${escapeHtml(name)}</button></form>`
}

export function attribute(text: string): string {
	return escapeHtml(text).replace(/"/g, '&quot;')
}
