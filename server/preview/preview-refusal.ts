import { escapeHtml } from '#lib/text/html.ts'
import { NO_STORE } from '../http/headers.ts'

/** The headers of every response to a request for a preview. */
export const PREVIEW_HEADERS = {
	'Cache-Control': `private, ${NO_STORE}`,
	'X-Robots-Tag': 'noindex, nofollow',
	// The address has the token.
	'Referrer-Policy': 'same-origin',
}

const REASONS = {
	expired: {
		status: 410,
		title: 'This preview has expired',
		text: 'Previews can be opened for 30 minutes. Press Preview in WordPress again.',
	},
	invalid: {
		status: 403,
		title: 'This preview link is not valid',
		text: 'Press Preview in WordPress again. If that leads here too, the site and WordPress do not have the same secret: the connection page of WordPress says so.',
	},
	refused: {
		status: 403,
		title: 'You cannot see this preview',
		text: 'WordPress says that this person may not edit this item, or that it has been deleted.',
	},
	unreachable: {
		status: 502,
		title: 'WordPress did not answer',
		text: 'The site could not fetch the preview from WordPress. Please try again in a moment.',
	},
	'too many': {
		status: 429,
		title: 'Please wait a minute',
		text: 'Very many previews were opened in the last minute. Please wait a minute, then try again.',
	},
	incomplete: {
		status: 422,
		title: 'This cannot be shown yet',
		text: 'The site needs these to be filled in or corrected. In WordPress, complete them and press Preview again.',
	},
} as const

type PreviewRefusal = keyof typeof REASONS

/** A minimal page that says why there is no preview. */
export function refusePreview(reason: PreviewRefusal, details: readonly string[] = []): Response {
	const { status, title, text } = REASONS[reason]
	const list = details.map((line) => `<li>${escapeHtml(line)}</li>`).join('\n')
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
${list && `<ul>\n${list}\n</ul>`}
</main>
</body>
</html>
`
	return new Response(html, { status, headers: { ...PREVIEW_HEADERS, 'Content-Type': 'text/html; charset=utf-8' } })
}
