/** The id of a question's first control, where the error summary leads. */
export function controlId(name: string): string {
	return `answer-${name}`
}
