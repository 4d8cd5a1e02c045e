import { mapInSteps, type Steps } from '#lib/time-slices.ts'

/** A line of its own, so that no other file is split into blocks. */
const BEGINS_WITH_DATE = /^[ \t]*Date:/m
const FIELD = /^([A-Za-z][A-Za-z ]{0,30}):(.*)$/

/**
 * The rows of a statement in blocks, as Santander's text files have it: "Date: …", "Description: …", "Amount: …" a line each, and an
 * empty line between two of them.
 *
 * @returns a row of headings and one of values for each block; undefined for any other file
 */
export function* readBlocks(file: string): Steps<string[][] | undefined> {
	if (!BEGINS_WITH_DATE.test(file)) return undefined
	const texts = file.replaceAll('\r\n', '\n').split(/\n[^\S\n]*\n\s*/)
	yield
	const all = yield* mapInSteps(texts, readBlock)
	const blocks = all.filter((block) => block.has('Date') && block.has('Amount'))
	const [first] = blocks
	if (!first) return undefined
	const headings = [...first.keys()]
	return [headings, ...(yield* mapInSteps(blocks, (block) => headings.map((name) => block.get(name) ?? '')))]
}

/** Names and values of a block. */
function readBlock(block: string): Map<string, string> {
	const fields = block.split('\n').flatMap((line) => {
		const [, name, value] = FIELD.exec(line.trim().replaceAll('\u00A0', ' ')) ?? []
		return name === undefined || value === undefined ? [] : [[name, value.trim()] as const]
	})
	return new Map(fields)
}
