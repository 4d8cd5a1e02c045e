import { Answer } from '#app/ui/answer.tsx'
import { AnswerList } from './answer-list.tsx'
import type { AnswerRow } from './live-with-rows.ts'
import { NOT_KNOWN } from './needs.ts'

/** Browsers drop table semantics when `display` changes; the roles restore them. */
const TABLE = { role: 'table' }
const ROW = { role: 'row' }
const HEAD = { role: 'columnheader' }
const ABOUT = { role: 'rowheader' }
const CELL = { role: 'cell' }

/** The answers of bonded dogs, a column each; a plain list where no answer differs. */
export function PairAnswers({ rows, names, title }: { rows: AnswerRow[]; names: string[]; title: string }) {
	const both = names.length === 2 ? 'Both' : 'All'
	if (rows.every(({ answers }) => answers.length === 1))
		return <AnswerList rows={rows.map((row) => named(row, both))} />
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
						<Answers answers={answers} names={names} both={both} />
					</tr>
				))}
			</tbody>
		</table>
	)
}

function named(row: AnswerRow, name: string): AnswerRow {
	return { ...row, answers: row.answers.map((answer) => ({ ...answer, name })) }
}

/** Equal answers are said once. */
function Answers({ answers, names, both }: { answers: AnswerRow['answers']; names: string[]; both: string }) {
	const [first] = answers
	if (first && answers.length === 1) {
		return (
			<td {...CELL} colSpan={names.length} className="pair-both">
				<span>{both}</span> <OneAnswer {...first} />
			</td>
		)
	}
	return names.map((name, i) => (
		<td key={name} {...CELL}>
			<OneAnswer {...(answers[i] ?? UNKNOWN)} />
		</td>
	))
}

const UNKNOWN = { answer: 'unknown' } as const

function OneAnswer({ answer, word }: Pick<AnswerRow['answers'][number], 'answer' | 'word'>) {
	return <Answer answer={answer}>{word ?? (answer === 'unknown' ? NOT_KNOWN : undefined)}</Answer>
}
