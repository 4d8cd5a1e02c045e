import { Link } from 'react-router'
import type { WaitingLinesData } from './waiting-lines.server.ts'

/** Money that is in the bank and perhaps not in the books yet. @param where what it may belong to, "in this claim" */
export function WaitingLines({ waiting: { count, sum }, where }: { waiting: WaitingLinesData; where: string }) {
	if (count === 0) return null
	const what = count === 1 ? 'what it brings' : 'what they bring'
	return (
		<p>
			<Link to="/giving/statement">
				{count === 1 ? 'A line of your bank statements is' : `${count} lines of your bank statements are`} not dealt
				with yet
			</Link>
			: {sum === '' ? what : `${what}, ${sum},`} may belong {where}.
		</p>
	)
}
