import { Link } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import { AuditFilters } from '../data/audit-filters.tsx'
import '../data/audit-log.css'
import '../data/data.css'
import { readAuditPage } from '../data/read-audit-log.server.ts'
import { deskContext } from '../request.server.ts'
import { requireMember } from '../session/require-member.server.ts'
import type { Route } from './+types/audit-log.ts'

export async function loader(args: Route.LoaderArgs) {
	requireMember(args, 'audit-log')
	return readAuditPage(args.url.searchParams, args.context.get(deskContext))
}

export function meta() {
	return [{ title: 'Audit log – Desk' }]
}

export default function AuditLogPage({ loaderData }: Route.ComponentProps) {
	const { days, kind, person, month, about, older, isFirst, total, from, to } = loaderData
	const isFiltered = [kind, person, month, about].some(Boolean)
	const searchOf = (before: string) => {
		const named = Object.entries({ kind, person, month, about, before }).filter(([, value]) => value !== '')
		return `?${new URLSearchParams(named)}`
	}
	return (
		<div className="data-page">
			<header className="data-head">
				<h1>Audit log</h1>
				<p>Who did what, and when. Nothing that anyone wrote or answered is in it. Entries are kept for 12 months.</p>
			</header>
			<AuditFilters {...loaderData} />
			{days.length === 0 && (
				<p className="font-bold" role="status">
					{isFiltered ? 'Nothing of that kind in the last 12 months.' : 'Nothing has happened yet.'}
				</p>
			)}
			{days.length > 0 && (
				<table className="audit-table">
					<caption className="sr-only">Entries, the newest first, by day</caption>
					<thead>
						<tr>
							<th scope="col">Time</th>
							<th scope="col">What</th>
							<th scope="col">Who</th>
							<th scope="col">About</th>
						</tr>
					</thead>
					{days.map(({ day, lines }) => (
						<tbody key={day}>
							<tr className="audit-day">
								<th scope="rowgroup" colSpan={4}>
									{day}
								</th>
							</tr>
							{lines.map(({ time, who, action, isSensitive, subject, about, href }, index) => (
								// biome-ignore lint/suspicious/noArrayIndexKey: a log has no better key, and never reorders
								<tr key={index}>
									<td>{time}</td>
									<td data-sensitive={isSensitive || undefined}>{action}</td>
									<td>{who}</td>
									<td>
										{href ? <Link to={href}>{subject}</Link> : subject}
										{about && <span className="audit-about"> {about}</span>}
									</td>
								</tr>
							))}
						</tbody>
					))}
				</table>
			)}
			{days.length > 0 && (
				<nav aria-label="Pages of the log" className="audit-pages">
					<p>{from === 1 ? `${to} of ${total}` : `${from} to ${to} of ${total}`}</p>
					{!isFirst && (
						<ButtonLink to={searchOf('')} variant="outline" size="st">
							The newest
						</ButtonLink>
					)}
					{older && (
						<ButtonLink to={searchOf(older)} variant="outline" size="st">
							Older
						</ButtonLink>
					)}
				</nav>
			)}
		</div>
	)
}
