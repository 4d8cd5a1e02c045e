const FIELD = /^([A-Za-z][A-Za-z ]{0,30}):\s*(.*)$/

/**
 * The rows of a statement in blocks, as Santander's text files have it: "Date: …", "Description: …", "Amount: …" a line each, and an
 * empty line between two of them.
 *
 * @returns a row of headings and one of values for each block; undefined for any other file
 */
export function readBlocks(file: string): string[][] | undefined {
	const blocks = file
		.replaceAll('\r\n', '\n')
		.split(/\n\s*\n/)
		.map((block) => {
			const fields = block.split('\n').flatMap((line) => {
				const [, name, value] = FIELD.exec(line.trim().replaceAll('\u00A0', ' ')) ?? []
				return name === undefined || value === undefined ? [] : [[name, value.trim()] as const]
			})
			return new Map(fields)
		})
		.filter((block) => block.has('Date') && block.has('Amount'))
	const [first] = blocks
	if (!first) return undefined
	const headings = [...first.keys()]
	return [headings, ...blocks.map((block) => headings.map((name) => block.get(name) ?? ''))]
}
