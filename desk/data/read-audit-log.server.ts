import { FORM_WORDS } from '#domain/desk/cases/status-words.ts'
import { AUDIT_KINDS, actionsOf } from '#domain/desk/people/audit-kinds.ts'
import { actionInWords, outsideActor, subjectInWords } from '#domain/desk/people/audit-words.ts'
import { monthBounds } from '#domain/payables/month-bounds.ts'
import { dayIn, formatDate, formatDateTime } from '#lib/dates.ts'
import { parseReference } from '#lib/reference.ts'
import { casesAbout } from '#records/cases/cases-about.ts'
import { type AuditFilter, countAuditLog, oldestAuditEntry, readAuditLog } from '#records/staff/audit.ts'
import { invitedNames, staffNames } from '#records/staff/names.ts'
import { listTeam } from '#records/staff/team.ts'
import { monthsOf } from '../giving/read-list.server.ts'
import type { DeskRequest } from '../request.server.ts'

/** What a lead looks for first. */
const SENSITIVE = [...actionsOf('data'), ...actionsOf('restricted')]
const MAX_LINES = 100
const MAX_REFERENCE_LENGTH = 40
/** Where a reference leads and what it is, by its first letters; else it is of a case. */
const KINDS: { prefix: string; page: string; words: string }[] = [
	{ prefix: 'ORD-', page: '/orders', words: 'Order' },
	{ prefix: 'DON-', page: '/giving', words: 'Donation' },
	{ prefix: 'SPO-', page: '/giving', words: 'Sponsorship' },
]

/** What the page of the log shows for an address. */
export async function readAuditPage(query: URLSearchParams, { store, timezone, today }: DeskRequest) {
	const [team, staff, invited, oldest] = await Promise.all([
		listTeam(store),
		staffNames(store),
		invitedNames(store),
		oldestAuditEntry(store),
	])
	const names = new Map([...invited, ...staff])
	const months = monthsOf(oldest === undefined ? undefined : { first: oldest }, today, timezone)
	const kind = AUDIT_KINDS.find((one) => one === query.get('kind'))
	const person = query.get('person') ?? ''
	const month = months.find((one) => one === query.get('month')) ?? ''
	const about = (query.get('about') ?? '').trim().slice(0, MAX_REFERENCE_LENGTH)
	const filter: AuditFilter = {
		actions: kind && actionsOf(kind),
		staffId: person === '' ? undefined : person === 'server' ? null : person,
		subject: about === '' ? undefined : (parseReference(about) ?? about),
		within: month === '' ? undefined : monthBounds(month, timezone),
	}
	const before = cursorOf(query.get('before') ?? '')
	const [entries, total, left] = await Promise.all([
		readAuditLog(store, { ...filter, before, limit: MAX_LINES }),
		countAuditLog(store, filter),
		countAuditLog(store, { ...filter, before }),
	])
	const cases = await casesAbout(
		store,
		entries.map(({ subject }) => subject).filter((subject) => hrefOf(subject) !== ''),
	)
	const lines = entries.map((entry) => ({
		day: formatDate(dayIn(timezone, entry.at)),
		time: formatDateTime(entry.at, timezone).slice(-'00:00'.length),
		who: entry.name ?? outsideActor(entry.action),
		action: actionInWords(entry.action),
		isSensitive: SENSITIVE.includes(entry.action),
		subject: subjectInWords(entry, names),
		about: aboutOf(entry.subject, cases),
		href: hrefOf(entry.subject),
	}))
	const last = left > MAX_LINES ? entries.at(-1) : undefined
	return {
		kind: kind ?? '',
		person,
		month,
		about,
		older: last ? `${last.at}.${last.id}` : '',
		total,
		from: total - left + 1,
		to: total - left + entries.length,
		people: team.map(({ id, name }) => ({ id, name })),
		months: months.map((value) => ({ value, words: formatDate(value) })),
		isFirst: before === undefined,
		days: Object.entries(Object.groupBy(lines, ({ day }) => day)).map(([day, of = []]) => ({ day, lines: of })),
	}
}

const kindOf = (subject: string) => KINDS.find(({ prefix }) => subject.startsWith(prefix))

/** The page of a reference; "" for anything else. */
function hrefOf(subject: string): string {
	return parseReference(subject) === subject ? `${kindOf(subject)?.page ?? '/cases'}/${subject}` : ''
}

/** "Adoption, Bramble", "Order": never a person's name; "" for what has no page. */
function aboutOf(subject: string, cases: Awaited<ReturnType<typeof casesAbout>>): string {
	const found = cases.get(subject)
	if (found) return [FORM_WORDS[found.form] ?? found.form, found.about].filter(Boolean).join(', ')
	return hrefOf(subject) === '' ? '' : (kindOf(subject)?.words ?? '')
}

/** Where the page before ended: "1795510800000.3f0c…". */
function cursorOf(text: string) {
	const [, at = '', id = ''] = /^(\d{1,15})\.([0-9a-f-]{36})$/.exec(text) ?? []
	return id === '' ? undefined : { at: Number(at), id }
}
