import { Answer } from '#app/ui/answer.tsx'
import { cn } from '#app/ui/cn.ts'
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
		<tr {...ROW} className="max-md:block max-md:border-t-2 max-md:border-line max-md:py-3">
			<th
				{...ROW_HEAD}
				scope="row"
				className="text-left align-top leading-snug font-bold max-md:block max-md:pb-1 md:border-t-2 md:border-line md:py-3.5 md:pr-2 md:font-semibold md:text-ink-2"
			>
				{about}
			</th>
			{isSame && first ? (
				<td {...CELL} colSpan={cells.length} className={cn(LINE, 'text-ink-2')}>
					<span className="max-md:contents md:flex md:items-center md:gap-3">
						<span>{ALL[cells.length]}</span> <Words cell={first} isQuiet />
					</span>
				</td>
			) : (
				cells.map((cell, i) => (
					<td key={names[i]} {...CELL} className={LINE}>
						{/* Screen readers read the column's header. */}
						<span aria-hidden className="min-w-0 text-ink-2 wrap-anywhere md:hidden">
							{names[i]}
						</span>
						<Words cell={cell} />
					</td>
				))
			)}
		</tr>
	)
}

/** Longer facts are set as text. */
const MAX_FACT_LENGTH = 40

const LINE =
	'align-top leading-snug max-md:grid max-md:grid-cols-[minmax(5.5rem,2fr)_3fr] max-[16rem]:grid-cols-[minmax(0,1fr)] max-md:items-baseline max-md:gap-x-4 max-md:py-1 md:border-t-2 md:border-line md:py-3.5 md:pl-3 lg:pl-5'

function Words({ cell: { text, answer, why }, isQuiet = false }: { cell: CompareCell; isQuiet?: boolean }) {
	if (answer) {
		return (
			<span className="min-w-0">
				<Answer answer={answer}>{text}</Answer>
				{why && <span className="mt-1.5 block text-note text-ink-2">{why}</span>}
			</span>
		)
	}
	const isPlain = isQuiet || text === NOT_KNOWN
	const isSentence = text.length > MAX_FACT_LENGTH
	return (
		<span
			className={cn(
				'min-w-0 wrap-anywhere',
				isPlain && 'text-ink-2',
				!isPlain && !isSentence && 'font-display text-[1.1875rem] font-bold',
			)}
		>
			{text}
		</span>
	)
}
