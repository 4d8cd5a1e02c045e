/** The id of a question's first control, the target of the error summary. */
export function controlId(name: string): string {
	return `answer-${name}`
}
