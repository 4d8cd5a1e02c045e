import { Link } from 'react-router'
import { DUE_BUCKET_WORDS } from '#domain/desk/inbox/due-words.ts'
import type { DueBucket } from '#domain/desk/inbox/facets.ts'
import { type InboxQuery, inboxSearch, type SortKey } from '#domain/desk/inbox/inbox-query.ts'
import IconTurn from '~icons/ph/arrow-bend-up-left-bold'
import IconDown from '~icons/ph/arrow-down-bold'
import IconUp from '~icons/ph/arrow-up-bold'
import IconFlag from '~icons/ph/flag-bold'
import IconPhone from '~icons/ph/phone-bold'
import IconAway from '~icons/ph/suitcase-rolling-bold'
import IconNoOne from '~icons/ph/user-plus-bold'
import IconWarning from '~icons/ph/warning-circle-fill'
import { RowPresence } from '../live/inbox-live.tsx'
import type { InboxRow } from './inbox-row.server.ts'

const COLUMNS: { title: string; sort?: SortKey }[] = [
	{ title: 'Person', sort: 'name' },
	{ title: 'About', sort: 'about' },
	{ title: 'Due', sort: 'due' },
	{ title: 'With' },
	{ title: 'Status', sort: 'status' },
	{ title: 'Received', sort: 'received' },
]

/** A native table, sorted by links; on phones each case is a block. */
export function InboxTable({ rows, query, caption }: { rows: InboxRow[]; query: InboxQuery; caption: string }) {
	return (
		<table className="inbox-table">
			<caption className="sr-only">{caption}</caption>
			<thead>
				<tr>
					{COLUMNS.map(({ title, sort }) =>
						sort ? (
							<SortHeader key={title} title={title} sort={sort} query={query} />
						) : (
							<th key={title} scope="col">
								{title}
							</th>
						),
					)}
				</tr>
			</thead>
			{groupsOf(rows, query).map(({ bucket, cases }) => (
				<tbody key={bucket}>
					{bucket && (
						<tr className="inbox-group">
							<th scope="rowgroup" colSpan={COLUMNS.length}>
								{DUE_BUCKET_WORDS[bucket]}
							</th>
						</tr>
					)}
					{cases.map((row) => (
						<Row key={row.id} {...row} />
					))}
				</tbody>
			))}
		</table>
	)
}

interface Group {
	/** null: under no heading. */
	bucket: DueBucket | null
	cases: InboxRow[]
}

/** Sorted by what is due first, the list has a heading for each part. */
function groupsOf(rows: InboxRow[], { sort, isDescending }: InboxQuery): Group[] {
	if (sort !== 'due' || isDescending) return [{ bucket: null, cases: rows }]
	const groups: Group[] = []
	for (const row of rows) {
		const last = groups.at(-1)
		if (last?.bucket === row.bucket) last.cases.push(row)
		else groups.push({ bucket: row.bucket, cases: [row] })
	}
	return groups
}

function SortHeader({ title, sort, query }: { title: string; sort: SortKey; query: InboxQuery }) {
	const isSorted = query.sort === sort
	const isDescending = isSorted && !query.isDescending
	const Icon = query.isDescending ? IconDown : IconUp
	return (
		<th scope="col" aria-sort={isSorted ? (query.isDescending ? 'descending' : 'ascending') : undefined}>
			<Link to={{ search: inboxSearch({ ...query, sort, isDescending, page: 1 }) }} preventScrollReset>
				{title}
				{isSorted && <Icon aria-hidden />}
			</Link>
		</th>
	)
}

function Row({ id, reference, name, town, form, about, status, flags, received, ...rest }: InboxRow) {
	return (
		<tr data-case={id}>
			<th scope="row">
				<Link to={`/cases/${reference}`}>{name || 'No name'}</Link>
				{town && <span className="inbox-note">{town}</span>}
				<RowPresence reference={reference} />
			</th>
			<td className="inbox-about">
				<span>
					{form}
					{about && `, ${about}`}
				</span>
				{flags > 0 && (
					<span className="inbox-mark inbox-mark-flag">
						<IconFlag aria-hidden /> {flags} to check
					</span>
				)}
			</td>
			<td className="inbox-due">
				<Due {...rest} />
			</td>
			<td className="inbox-holder">
				<Holder {...rest} />
			</td>
			<td className="inbox-status">{status}</td>
			<td className="inbox-received">
				{received}
				<span className="inbox-note">{reference}</span>
			</td>
		</tr>
	)
}

const DUE_ICONS = { ring: IconPhone, overdue: IconWarning, turn: IconTurn }

/** In words and with a sign: colour is never the only one. */
function Due({ due, tone }: Pick<InboxRow, 'due' | 'tone'>) {
	if (tone === 'plain') return due
	const Icon = DUE_ICONS[tone]
	return (
		<span className={`inbox-mark inbox-mark-${tone}`}>
			<Icon aria-hidden /> {due}
		</span>
	)
}

function Holder({ holder, away }: Pick<InboxRow, 'holder' | 'away'>) {
	if (holder === '') {
		return (
			<span className="inbox-mark inbox-mark-none">
				<IconNoOne aria-hidden /> No one yet
			</span>
		)
	}
	return (
		<>
			{holder}
			{away && (
				<span className="inbox-mark inbox-mark-away">
					<IconAway aria-hidden /> {away}
				</span>
			)}
		</>
	)
}
