/** With a dog's slug the questions lead back to it, else to the list. */
export function questionsUrl(slug = ''): string {
	return slug ? `/right-for-each-other?for=${encodeURIComponent(slug)}` : '/right-for-each-other'
}
