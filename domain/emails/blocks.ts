/** The parts of an email, before they become plain text and HTML. All texts are plain. */
export type Block =
	| { kind: 'paragraph'; text: string }
	| { kind: 'heading' | 'subheading'; text: string }
	| { kind: 'list'; items: string[] }
	| { kind: 'rows'; rows: { label: string; value: string }[] }
	/** A visitor's text, quoted so that it cannot pass for the charity's. */
	| { kind: 'quote'; text: string }
	| { kind: 'button'; text: string; url: string }
	| { kind: 'link'; text: string; url: string }
	/** Each link with a line of details under it. */
	| { kind: 'links'; items: { text: string; detail: string; url: string }[] }
	| { kind: 'small'; text: string }

/** A text with blank lines between its paragraphs. */
export function paragraphs(text: string): Block[] {
	return text
		.split(/\n{2,}/)
		.map((part) => part.trim())
		.filter(Boolean)
		.map((part) => ({ kind: 'paragraph', text: part }))
}
