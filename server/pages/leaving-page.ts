const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/**
 * Browsers do not follow the answer of a form to an origin that the page's policy does not name, and say nothing of it. Such an answer
 * becomes a page that leads on by itself, and has a link.
 *
 * @returns undefined for all other responses
 */
export function leavingPage(response: Response, formOrigins: readonly string[]): Response | undefined {
	const to = response.headers.get('Location') ?? ''
	if (response.status !== 303 || !URL.canParse(to) || formOrigins.includes(new URL(to).origin)) return undefined
	const href = to.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character)
	const html = `<!DOCTYPE html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="0;url=${href}">
<title>On to the payment page</title>
</head>
<body>
<h1>One moment</h1>
<p>The payment page opens now.</p>
<p><a href="${href}">Open it yourself, if it doesn’t</a></p>
</body>
</html>
`
	const headers = new Headers(response.headers)
	headers.delete('Location')
	headers.set('Content-Type', 'text/html; charset=utf-8')
	headers.set('Cache-Control', 'no-store')
	return new Response(html, { status: 200, headers })
}
