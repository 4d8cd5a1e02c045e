import { Link } from 'react-router'
import type { EntryRow, LedgerData } from './read-entries.server.ts'
import './entries.css'

interface LedgerEntriesProps extends LedgerData {
	/** "October 2026" */
	words: string
}

/** What the accounts have already of a month, what came after that, and every entry. */
export function LedgerEntries({ entries, shown, total, isCut, exported, late, words }: LedgerEntriesProps) {
	if (entries.length === 0) return null
	return (
		<>
			{exported && (
				<section className="data-section" aria-labelledby="late">
					<h2 id="late" className="text-h3">
						Since the last export
					</h2>
					<p>
						{sinceInWords(exported, late.length, words)}{' '}
						{late.length > 0 && <b>{lateInWords(late.length, words, exported.day)}</b>}
					</p>
					{late.length > 0 && <Entries rows={late} caption={`Entries of ${words} that the export does not have`} />}
				</section>
			)}
			<section className="data-section" aria-labelledby="entries">
				<h2 id="entries" className="text-h3">
					Entry by entry
				</h2>
				<p>
					By the day of the money, the newest first. The day on which it was entered may be later: a transfer waits for
					its statement.{isCut && <span>{` The newest ${shown} of ${total}: the export has all of them.`}</span>}
				</p>
				<Entries rows={entries} caption={`Entries of ${words}`} />
			</section>
		</>
	)
}

function sinceInWords(
	{ by, day, what, isBeforeEnd }: NonNullable<LedgerData['exported']>,
	late: number,
	words: string,
) {
	return [
		`${by} exported ${words} on ${day}: ${what}.`,
		isBeforeEnd ? 'The month was not over yet: export it again for the days that followed.' : '',
		late === 0 ? 'Nothing for these days was entered after it.' : '',
	]
		.filter(Boolean)
		.join(' ')
}

function lateInWords(count: number, words: string, day: string): string {
	const entries = count === 1 ? '1 entry for' : `${count} entries for`
	return `${entries} ${words} ${count === 1 ? 'was' : 'were'} entered after the export of ${day}:`
}

function Entries({ rows, caption }: { rows: readonly EntryRow[]; caption: string }) {
	return (
		<table className="giving-table books-entries">
			<caption className="sr-only">{caption}</caption>
			<thead>
				<tr>
					<th scope="col">Entry</th>
					<th scope="col">Day of the money</th>
					<th scope="col">Entered</th>
					<th scope="col">Line of the statement</th>
					<th scope="col" className="giving-sum">
						Sum
					</th>
				</tr>
			</thead>
			<tbody>
				{rows.map((row) => (
					<tr key={row.id}>
						<th scope="row">
							<Link to={`/giving/${row.reference}`} className="giving-reference">
								{row.reference}
							</Link>
							<span className="giving-note">
								{row.what} · {row.fund}
							</span>
						</th>
						<td data-label="Day of the money">{row.day}</td>
						<td data-label="Entered">{row.entered}</td>
						<td data-label="Line of the statement" data-empty={row.line === '' || undefined}>
							{row.line || '–'}
						</td>
						<td className="giving-sum">{row.sum}</td>
					</tr>
				))}
			</tbody>
		</table>
	)
}
