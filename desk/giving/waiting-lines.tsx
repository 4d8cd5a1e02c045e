import { Link } from 'react-router'
import type { WaitingLinesData } from './waiting-lines.server.ts'

interface WaitingLinesProps {
	waiting: WaitingLinesData
	/** What they may belong to: "in this claim". */
	where: string
}

/** Money that is in the bank and perhaps not in the books yet. */
export function WaitingLines({ waiting, where }: WaitingLinesProps) {
	const { count } = waiting
	if (count === 0) return null
	return (
		<p>
			<Link to="/giving/statement">
				{count === 1 ? 'A line of your bank statements is' : `${count} lines of your bank statements are`} not dealt
				with yet
			</Link>
			{broughtInWords(waiting, where)}
		</p>
	)
}

/** ". 6 of them bring £108.95, which may belong in this claim." */
function broughtInWords({ count, fresh, sum }: WaitingLinesData, where: string): string {
	if (fresh === null) return `. What they bring may belong ${where}.`
	if (fresh === 0)
		return count === 1 ? `. It brings nothing new ${where}.` : `. None of them brings anything new ${where}.`
	const them =
		count === 1
			? 'It brings'
			: fresh === count
				? 'They bring'
				: fresh === 1
					? '1 of them brings'
					: `${fresh} of them bring`
	return `. ${them} ${sum}, which may belong ${where}.`
}
