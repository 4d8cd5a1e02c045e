/** A file to save, never shown or cached by the browser. */
export function download(text: string, { name, type }: { name: string; type: string }): Response {
	return new Response(text, {
		headers: {
			'Content-Type': `${type}; charset=utf-8`,
			'Content-Disposition': `attachment; filename="${name}"`,
			'X-Content-Type-Options': 'nosniff',
			'Cache-Control': 'no-store',
		},
	})
}
