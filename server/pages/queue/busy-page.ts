import { escapeHtml } from '#lib/text/html.ts'
import { NO_STORE } from '#server/http/headers.ts'

const PAYLOAD = /(?:\/_)?\.data$/

type BusyReason = 'too many searches' | 'queue full'

const PAGES: Record<BusyReason, { status: 429 | 503; retryAfterSeconds: number; title: string; text: string }> = {
	'too many searches': {
		status: 429,
		retryAfterSeconds: 60,
		title: 'Please wait a minute',
		text: 'Very many pages were asked for from your network in the last minute. Please wait a minute, then try again.',
	},
	'queue full': {
		status: 503,
		retryAfterSeconds: 10,
		title: 'The site is very busy',
		text: 'More people are looking at it than it can answer right now. Please wait a few seconds, then try again.',
	},
}

/** The filled-in form is still in the browser's history, one page back; the app keeps it on the screen. */
const NOTHING_STORED =
	'The site is very busy just now, so your form was not taken and nothing was stored yet. What you typed is still on the page before this one: please go back, wait a few seconds and press the button again.'

/**
 * A minimal page without scripts and style sheets. Payload requests are redirected to the document's URL, but for those
 * that send a form: the app stays on the page with what was typed (`submit-or-stay.ts`).
 */
export function busyPage({ url, method }: Pick<Request, 'url' | 'method'>, reason: BusyReason): Response {
	const { status, retryAfterSeconds, title, text } = PAGES[reason]
	const { pathname, search } = new URL(url)
	const headers = { 'Cache-Control': NO_STORE, 'Retry-After': String(retryAfterSeconds) }
	if (method === 'POST') {
		const type = { 'Content-Type': 'text/plain; charset=utf-8' }
		return new Response(NOTHING_STORED, { status, headers: { ...headers, ...type } })
	}
	if (PAYLOAD.test(pathname)) {
		const target = documentOf(pathname, search)
		const reload = { 'X-Remix-Redirect': target, 'X-Remix-Status': '302', 'X-Remix-Reload-Document': 'true' }
		return new Response(null, { status: 204, headers: { ...headers, ...reload } })
	}
	const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title}</title>
</head>
<body style="font: 1.125rem/1.5 system-ui, sans-serif; max-width: 36rem; margin: 2rem auto; padding: 0 1rem">
<main>
<h1>${title}</h1>
<p>${text}</p>
<p><a style="color: inherit" href="${escapeHtml(pathname.replace(/^\/+/, '/') + search)}">Try again</a></p>
<p><a style="color: inherit" href="/">Go home</a></p>
</main>
</body>
</html>
`
	const type = { 'Content-Type': 'text/html; charset=utf-8' }
	return new Response(method === 'HEAD' ? null : html, { status, headers: { ...headers, ...type } })
}

/** The document URL of a payload. One leading slash: two would lead to another host. */
function documentOf(pathname: string, search: string): string {
	const params = new URLSearchParams(search)
	params.delete('_routes')
	const path = `/${pathname.replace(PAYLOAD, '').replace(/^\/+/, '')}`
	return params.size > 0 ? `${path}?${params}` : path
}
