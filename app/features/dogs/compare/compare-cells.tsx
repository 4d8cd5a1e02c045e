import { Answer } from '#app/ui/answer.tsx'
import { NOT_KNOWN } from '../profile/facts/needs.ts'
import type { CompareCell, CompareRow } from './compare-rows.ts'

const ROW = { role: 'row' }
const CELL = { role: 'cell' }
const ROW_HEAD = { role: 'rowheader' }

const ALL = ['', '', 'Both', 'All three', 'All four']

/** The answers of each dog where they differ, or one for all of them. */
export function CompareCells({ row: { about, cells, isSame }, names }: { row: CompareRow; names: string[] }) {
	const [first] = cells
	return (
		<tr {...ROW} className={`compare-row ${isSame ? 'is-same' : ''}`}>
			<th {...ROW_HEAD} scope="row" className="compare-about">
				{about}
			</th>
			{isSame && first ? (
				<td {...CELL} colSpan={cells.length} className="compare-cell quiet">
					<span className="compare-same">
						<span>{ALL[cells.length]}</span> <CompareWords cell={first} isQuiet />
					</span>
				</td>
			) : (
				cells.map((cell, i) => (
					<td key={names[i]} {...CELL} className="compare-cell">
						{/* Screen readers read the column's header. */}
						<span aria-hidden className="compare-dog quiet">
							{names[i]}
						</span>
						<CompareWords cell={cell} />
					</td>
				))
			)}
		</tr>
	)
}

/** Longer facts are set as text. */
const MAX_FACT_LENGTH = 40

/** One answer, with its sign where it is a yes or a no. */
export function CompareWords({
	cell: { text, answer, why },
	isQuiet = false,
}: {
	cell: CompareCell
	isQuiet?: boolean
}) {
	if (answer) {
		return (
			<span>
				<Answer answer={answer}>{text}</Answer>
				{why && <span className="mt-1.5 block text-note text-ink-2">{why}</span>}
			</span>
		)
	}
	const isPlain = isQuiet || text === NOT_KNOWN
	const isSentence = text.length > MAX_FACT_LENGTH
	return <span className={isPlain ? 'quiet' : isSentence ? undefined : 'compare-fact'}>{text}</span>
}
