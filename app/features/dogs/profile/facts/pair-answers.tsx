import { Answer } from '#app/ui/answer.tsx'
import type { AnswerRow } from './live-with-rows.ts'
import { NOT_KNOWN } from './needs.ts'

/** Browsers drop table semantics when `display` changes; the roles restore them. */
const TABLE = { role: 'table' }
const ROW = { role: 'row' }
const HEAD = { role: 'columnheader' }
const ABOUT = { role: 'rowheader' }
const CELL = { role: 'cell' }

/** The answers of bonded dogs, a column each. */
export function PairAnswers({ rows, names, title }: { rows: AnswerRow[]; names: string[]; title: string }) {
	return (
		<table {...TABLE} className="pair-answers">
			<caption className="sr-only">{title}</caption>
			<thead>
				<tr {...ROW}>
					<td />
					{names.map((name) => (
						<th key={name} {...HEAD} scope="col">
							{name}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{rows.map(({ about, answers }) => (
					<tr key={about} {...ROW}>
						<th {...ABOUT} scope="row">
							{about}
						</th>
						{names.map((name, i) => {
							const { answer, word } = answers[i] ?? answers[0] ?? { answer: 'unknown' }
							return (
								<td key={name} {...CELL}>
									<Answer answer={answer}>{word ?? (answer === 'unknown' ? NOT_KNOWN : undefined)}</Answer>
								</td>
							)
						})}
					</tr>
				))}
			</tbody>
		</table>
	)
}
