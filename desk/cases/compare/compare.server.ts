import { storedAnswers } from '#domain/applications/submissions/stored-answers.ts'
import type { Submission } from '#domain/applications/submissions/submission-record.ts'
import { caseChecks } from '#domain/desk/cases/case-checks.ts'
import { type FitLine, needsToAsk, type OpenNeed } from '#domain/desk/cases/fit-in-words.ts'
import { STATUS_WORDS } from '#domain/desk/cases/status-words.ts'
import { dayIn, formatDate } from '#lib/dates.ts'
import type { DeskRequest } from '../../request.server.ts'
import { isInHead, openAnswers } from '../answers/case-answers.server.ts'

const MAX_COLUMNS = 4

export interface ComparedSection {
	title: string
	rows: { label: string; values: string[] }[]
}

/** How one person goes with the dog, in short: what does not fit, is to be talked about or is not known, each in a word or two. */
export interface ComparedTally extends Record<'gap' | 'talk' | 'not_known', string[]> {
	/** What else to check, as the inbox and the case name it. */
	other: string[]
	needCount: number
}

export interface ComparedPerson {
	reference: string
	name: string
	/** "Sam", where no one else who is shown has that first name. */
	shortName: string
	status: string
	isClosed: boolean
	day: string
	town: string
	tally: ComparedTally
}

export interface Comparison {
	people: ComparedPerson[]
	/** The needs of the dog, those that do not fit someone first; null where a person did not say. */
	needs: { about: string; need: string; values: (Pick<FitLine, 'verdict' | 'theirs'> | null)[] }[]
	/** The same questions for all, in the order of the form; "" where a person did not answer. */
	differing: ComparedSection[]
	/** Questions that all answered alike. */
	same: ComparedSection[]
}

/** Up to four applicants side by side: the chosen ones, then others; closed cases only if chosen or if there is nothing else to compare with. Never their restricted answers, for any role. */
export function compareApplicants(
	applicants: Submission[],
	{ slug, chosen }: { slug: string; chosen: string[] },
	{ content, now, timezone }: Pick<DeskRequest, 'content' | 'now' | 'timezone'>,
): Comparison {
	const isChosen = ({ reference }: Submission) => chosen.includes(reference)
	const isClosed = ({ closedAt }: Submission) => closedAt !== null
	const hasFewOpen = applicants.filter((one) => !isClosed(one)).length < 2
	const byInterest = applicants
		.filter((one) => !isClosed(one) || isChosen(one) || hasFewOpen)
		.toSorted(
			(one, other) =>
				Number(isChosen(other)) - Number(isChosen(one)) || Number(isClosed(one)) - Number(isClosed(other)),
		)
	const shown = byInterest
		.slice(0, MAX_COLUMNS)
		.toSorted((one, other) => Number(isClosed(one)) - Number(isClosed(other)))
	const dog = content.dogs.find((one) => one.slug === slug)
	const checks = shown.map((one) => caseChecks(one, dog))
	const open = shown.map((one) => (dog ? needsToAsk(storedAnswers(one), dog) : []))
	const needs = needsOf(
		checks.map(({ fit }) => fit),
		open,
	)
	const shortNames = shortNamesOf(shown)
	const sections = sectionsOf(shown.map((one) => openAnswers(one, content, now)))
	return {
		people: shown.map(({ reference, name, status, town, createdAt, closedAt }, index) => ({
			reference,
			name,
			shortName: shortNames[index] ?? '',
			status: STATUS_WORDS[status],
			town,
			isClosed: closedAt !== null,
			day: formatDate(dayIn(timezone, createdAt)),
			tally: tallyOf(needs, index, checks[index]?.topics ?? []),
		})),
		needs,
		differing: withRows(sections, (row) => !isSame(row)),
		same: withRows(sections, isSame),
	}
}

/** First names, or the whole name where two people share one. */
function shortNamesOf(shown: Submission[]): string[] {
	const firstNames = shown.map(({ answers }) => String(storedAnswers({ answers }).firstName ?? ''))
	return shown.map(({ name }, index) => {
		const first = firstNames[index] ?? ''
		return (first && firstNames.filter((one) => one === first).length === 1 ? first : name) || 'No name'
	})
}

function tallyOf(needs: Comparison['needs'], index: number, topics: string[]): ComparedTally {
	const about = (verdict: FitLine['verdict']) =>
		needs.filter(({ values }) => (values[index]?.verdict ?? 'not_known') === verdict).map((need) => need.about)
	const [gap, talk] = [about('gap'), about('talk')]
	const other = topics.filter((topic) => !gap.includes(topic) && !talk.includes(topic))
	return { gap, talk, not_known: about('not_known'), other, needCount: needs.length }
}

/** Only the town of the address matters here, and it stands beside the name. */
const ADDRESS = new Set(['line1', 'line2', 'town', 'county', 'postcode'])

/** The questions that anyone answered, with the answer of each. */
function sectionsOf(columns: ReturnType<typeof openAnswers>[]): ComparedSection[] {
	const order = new Map<string, Map<string, string>>()
	for (const { sections } of columns) {
		for (const { title, rows } of sections) {
			const known = order.get(title) ?? new Map<string, string>()
			for (const { field, label } of rows) if (!isInHead(field) && !ADDRESS.has(field)) known.set(field, label)
			order.set(title, known)
		}
	}
	const answerIn = (column: (typeof columns)[number], field: string) =>
		column.sections.flatMap(({ rows }) => rows).find((row) => row.field === field)?.value ?? ''
	return [...order].map(([title, fields]) => ({
		title,
		rows: [...fields].map(([field, label]) => ({ label, values: columns.map((column) => answerIn(column, field)) })),
	}))
}

const ORDER: FitLine['verdict'][] = ['gap', 'talk', 'not_known', 'met']

function needsOf(fits: FitLine[][], open: OpenNeed[][]): Comparison['needs'] {
	const named = new Map(fits.flat().map(({ about, need }) => [about, need]))
	const needs = [...named].map(([about, need]) => {
		const lines = fits.map((fit) => fit.find((line) => line.about === about))
		const worst = Math.min(...lines.map((line) => (line ? ORDER.indexOf(line.verdict) : ORDER.length)))
		const values = lines.map((line, index) => {
			if (line) return { verdict: line.verdict, theirs: line.theirs }
			const theirs = open[index]?.find((one) => one.about === about)?.theirs ?? ''
			return theirs === '' ? null : { verdict: 'not_known' as const, theirs }
		})
		return { about, need, values, worst }
	})
	return needs.toSorted((one, other) => one.worst - other.worst).map(({ worst, ...need }) => need)
}

function isSame({ values }: ComparedSection['rows'][number]): boolean {
	return values.length > 1 && new Set(values).size === 1
}

function withRows(sections: ComparedSection[], isShown: (row: ComparedSection['rows'][number]) => boolean) {
	return sections
		.map(({ title, rows }) => ({ title, rows: rows.filter(isShown) }))
		.filter(({ rows }) => rows.length > 0)
}
