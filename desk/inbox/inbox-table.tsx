import { Link } from 'react-router'
import { STATUS_WORDS } from '#domain/desk/cases/status-words.ts'
import { DUE_BUCKET_WORDS } from '#domain/desk/inbox/due-words.ts'
import type { DueBucket } from '#domain/desk/inbox/facets.ts'
import { type InboxQuery, inboxSearch, type SortKey } from '#domain/desk/inbox/inbox-query.ts'
import { phoneHref } from '#lib/text/phone.ts'
import IconTurn from '~icons/ph/arrow-bend-up-left-bold'
import IconDown from '~icons/ph/arrow-down-bold'
import IconUp from '~icons/ph/arrow-up-bold'
import IconFlag from '~icons/ph/flag-bold'
import IconPhone from '~icons/ph/phone-bold'
import IconAway from '~icons/ph/suitcase-rolling-bold'
import IconWarning from '~icons/ph/warning-circle-fill'
import { RowPresence } from '../live/inbox-live.tsx'
import type { InboxRow } from './inbox-row.server.ts'
import { TakeCase, type Taking } from './take-case.tsx'

const COLUMNS: { title: string; sort?: SortKey }[] = [
	{ title: 'Person', sort: 'name' },
	{ title: 'About', sort: 'about' },
	{ title: 'Due', sort: 'due' },
	{ title: 'With' },
	{ title: 'Status', sort: 'status' },
	{ title: 'Received', sort: 'received' },
]

interface InboxTableProps extends Taking {
	rows: InboxRow[]
	query: InboxQuery
	caption: string
	/** How many cases are under each heading, on all pages. */
	headings: Partial<Record<DueBucket, number>>
	/** Those to ring that are overdue too. */
	lateRing: number
}

/** A native table, sorted by links; on phones each case is a block. */
export function InboxTable({ rows, query, caption, headings, lateRing, ownId, onTaken }: InboxTableProps) {
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
								{DUE_BUCKET_WORDS[bucket]} <GroupCount bucket={bucket} headings={headings} lateRing={lateRing} />
							</th>
						</tr>
					)}
					{cases.map((row) => (
						<Row key={row.id} {...row} ownId={ownId} onTaken={onTaken} />
					))}
				</tbody>
			))}
		</table>
	)
}

type GroupCountProps = Pick<InboxTableProps, 'headings' | 'lateRing'> & { bucket: DueBucket }

/** "6, and 1 to ring first": whom to ring is counted as overdue too, and stands under a heading of their own. */
function GroupCount({ bucket, headings, lateRing }: GroupCountProps) {
	const more = bucket === 'overdue' && lateRing > 0 ? `, and ${lateRing} to ring first` : ''
	return (
		<span className="inbox-group-count">
			{headings[bucket] ?? 0}
			{more}
		</span>
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

function Row({ ownId, onTaken, ...row }: InboxRow & Taking) {
	const { id, reference, name, town, form, about, status, checks, received, phone, ...rest } = row
	// Most are new: only the others stand out.
	const isPlain = status === STATUS_WORDS.new
	return (
		<tr data-case={id}>
			<th scope="row">
				<Link to={`/cases/${reference}`}>{name || 'No name'}</Link>
				{town && <span className="inbox-note">{town}</span>}
				{phone && (
					<a href={phoneHref(phone)} className="inbox-phone">
						{phone}
					</a>
				)}
				<RowPresence reference={reference} />
			</th>
			<td className="inbox-about">
				<span>
					{form}
					{about && <span>{`, ${about}`}</span>}
				</span>
				{checks.length > 0 && (
					<span className="inbox-mark inbox-mark-flag">
						<IconFlag aria-hidden />
						<span>
							<span className="whitespace-nowrap">{checks.length} to check:</span> {checks.join(', ')}
						</span>
					</span>
				)}
			</td>
			<td className="inbox-due">
				<Due {...rest} />
			</td>
			<td className="inbox-holder">
				{row.holder === '' && !row.isClosed ? (
					<TakeCase {...row} ownId={ownId} onTaken={onTaken} />
				) : (
					<Holder {...rest} />
				)}
			</td>
			<td className={isPlain ? 'inbox-status is-plain' : 'inbox-status'}>
				<span>{status}</span>
			</td>
			<td className="inbox-received">
				<span>{received}</span> <span className="inbox-note">{reference}</span>
			</td>
		</tr>
	)
}

const DUE_ICONS = { ring: IconPhone, overdue: IconWarning, turn: IconTurn }

/** In words and with a sign: colour is never the only one. */
function Due({ due, tone, late }: Pick<InboxRow, 'due' | 'tone' | 'late'>) {
	if (tone === 'plain') return due
	const Icon = DUE_ICONS[tone]
	return (
		<>
			<span className={`inbox-mark inbox-mark-${tone}`}>
				<Icon aria-hidden /> {due}
			</span>
			{late && <span className="inbox-late">{late}</span>}
		</>
	)
}

function Holder({ holder, away }: Pick<InboxRow, 'holder' | 'away'>) {
	if (holder === '') return <span className="inbox-note">No one</span>
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
