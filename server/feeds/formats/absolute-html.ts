/** Makes the URLs in sanitised HTML absolute; links within the text lead to the page. */
export function absoluteHtml(html: string, siteUrl: string, pageUrl: string): string {
	// Inside tags only: a text may contain `href="/"`. The sanitiser leaves no ">" in an attribute.
	return html.replaceAll(/<(?:a|img)\s[^>]*>/g, (tag) =>
		tag
			.replace(/ (href|src)="\/(?!\/)/g, ` $1="${siteUrl}/`)
			.replace(/ href="#/g, ` href="${pageUrl}#`)
			.replace(/ srcset="([^"]*)"/g, (_, set: string) => ` srcset="${set.replaceAll(/(^|,\s*)\//g, `$1${siteUrl}/`)}"`),
	)
}
