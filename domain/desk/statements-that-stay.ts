import { formatDate } from '#lib/dates.ts'
import { formatMoney } from '#lib/money.ts'
import { listInWords } from '#lib/text/list-in-words.ts'

/** More are only counted. */
const MAX_LISTED = 5

interface Statements {
	/** Files that waited for a person, and are gone. */
	droppedFiles: number
	/** Files that are coming in. */
	openFiles: number
	/** Lines that no payment has, about the person. */
	lines: readonly { day: string; amount: number; currency: string }[]
}

/** What staff have to know of bank statements after a person was erased; "" for nothing. */
export function statementsThatStay({ droppedFiles, openFiles, lines }: Statements): string {
	return [
		lines.length > 0 && linesInWords(lines),
		droppedFiles > 0 && filesInWords(droppedFiles),
		openFiles > 0 &&
			'A bank statement is coming in just now, and its lines may name them: look at them when it is done.',
	]
		.filter((text) => typeof text === 'string')
		.join(' ')
}

function linesInWords(lines: Statements['lines']): string {
	const listed = lines.slice(0, MAX_LISTED).map(({ day, ...money }) => `${formatMoney(money)} of ${formatDate(day)}`)
	const more = lines.length > MAX_LISTED ? [`${lines.length - MAX_LISTED} more`] : []
	const which = listInWords([...listed, ...more])
	const what = lines.length === 1 ? 'A line of a bank statement' : `${lines.length} lines of bank statements`
	return `${what} that no gift or order has may still name them: ${which}. Say on the page “Bank statement” whose money it is; what is set aside as not yours loses its words after 30 days.`
}

function filesInWords(count: number): string {
	return count === 1
		? 'The file of a bank statement that waited for someone to look at it is deleted too: choose it again at the import.'
		: `${count} files of bank statements that waited for someone to look at them are deleted too: choose them again at the import.`
}
