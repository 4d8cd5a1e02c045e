import { formatDateWithWeekday } from '#lib/dates.ts'
import type { SubmissionStatus } from '../../applications/submissions/submission-record.ts'
import type { Charity } from '../../charity/charity.ts'
import type { Block } from '../../emails/blocks.ts'
import { composeEmail, type Email } from '../../emails/email.ts'
import { FORM_WORDS } from '../cases/status-words.ts'
import { dueWords, formatShortDate } from '../inbox/due-words.ts'
import type { DueBucket } from '../inbox/facets.ts'
import { countOrdersDue, type OrdersDue, ordersDueLines } from '../orders/orders-due.ts'

/** A case in the email: a name, a form, a dog and a day, and nothing a person answered. */
export interface DigestCase {
	reference: string
	name: string
	form: string
	about: string
	status: SubmissionStatus
	isAnswered: boolean
	isQuarantined: boolean
	bucket: DueBucket
	/** `YYYY-MM-DD` */
	dueOn: string | null
}

export interface DigestList {
	/** The first ones. */
	cases: readonly DigestCase[]
	/** Counts of all of them. */
	counts: ReadonlyMap<DueBucket, number>
}

export interface MorningDigest {
	to: string
	name: string
	/** `YYYY-MM-DD` */
	today: string
	/** The site's address, without a slash at the end. */
	siteUrl: string
	mine: DigestList
	unassigned: DigestList
	tasks: readonly { reference: string; name: string; dueOn: string }[]
	/** `on`: `YYYY-MM-DD` */
	mentions: readonly { reference: string; name: string; by: string; on: string }[]
	/** What their role lets them see. */
	orders: OrdersDue
	/** Lines of the bank statement to decide about; 0 for who sees no donations. */
	bankLines: number
	/** To answer soon, new, or past their day; none for who sees no donations. */
	disputes: readonly DigestDispute[]
	/** Presents that go by post, to post by now; none for who sees no donations. `sendOn`: `YYYY-MM-DD`, the day on which it should arrive */
	certificates: readonly { reference: string; sendOn: string }[]
}

/** A dispute in the email: what it is about, and by when it is to be answered. */
export interface DigestDispute {
	reference: string
	isOfOrder: boolean
	/** `YYYY-MM-DD` */
	dueOn: string
}

const MAX_NAME_LENGTH = 60

export function hasAnythingDue({
	mine,
	unassigned,
	tasks,
	mentions,
	orders,
	bankLines,
	disputes,
	certificates,
}: MorningDigest): boolean {
	const cases = mine.cases.length + unassigned.cases.length
	const money = bankLines + disputes.length + certificates.length
	return cases + tasks.length + mentions.length + countOrdersDue(orders) + money > 0
}

/**
 * What is due for one volunteer today. An email can be read by others: it has no answers, no flags, and no text of a note or a
 * task, and its links lead to pages that need a sign-in.
 */
export function morningDigestEmail(digest: MorningDigest, charity: Charity): Email {
	const { to, name, today, siteUrl, mine, unassigned, tasks, mentions, orders, bankLines, disputes, certificates } =
		digest
	const orderLines = ordersDueLines(orders, siteUrl)
	const caseUrl = (reference: string) => `${siteUrl}/desk/cases/${reference}`
	const caseLinks = (title: string, list: DigestList) =>
		linkBlocks(
			title,
			total(list),
			list.cases.map((one) => ({ ...caseLine(one, today), url: caseUrl(one.reference) })),
		)
	const blocks: Block[] = [
		{ kind: 'paragraph', text: `Good morning ${name}, this is due today.` },
		...caseLinks('Yours', mine),
		...linkBlocks(
			'Your tasks',
			tasks.length,
			tasks.map(({ reference, name, dueOn }) => ({
				text: `A task for ${nameOf(name, reference)}`,
				url: caseUrl(reference),
				detail: `${dueOn < today ? `Due since ${formatShortDate(dueOn)}` : 'Due today'} · ${reference}`,
			})),
		),
		...linkBlocks(
			'Notes for you',
			mentions.length,
			mentions.map(({ reference, name, by, on }) => ({
				text: `${by} wrote to you about ${nameOf(name, reference)}`,
				url: caseUrl(reference),
				detail: `On ${formatShortDate(on)} · ${reference}`,
			})),
		),
		...caseLinks('No one has these yet', unassigned),
		...(orderLines.length > 0
			? [{ kind: 'heading', text: 'The shop' } as const, { kind: 'links', items: orderLines } as const]
			: []),
		...linkBlocks(
			'Disputes to answer at Stripe',
			disputes.length,
			disputes.map((dispute) => disputeLine(dispute, { today, siteUrl })),
		),
		...linkBlocks(
			'Certificates to post',
			certificates.length,
			certificates.map((certificate) => certificateLine(certificate, { today, siteUrl })),
		),
		...bankBlocks(bankLines, siteUrl),
		{ kind: 'button', text: 'Open the desk', url: `${siteUrl}/desk` },
		{
			kind: 'paragraph',
			text: 'On a day without anything due there is no email. Switch these emails off, or say that you are away, under your name:',
		},
		{ kind: 'link', text: 'Your account', url: `${siteUrl}/desk/account` },
	]
	return composeEmail({ to, subject: `${summarise(digest)} - ${formatDateWithWeekday(today)}`, blocks, charity })
}

/** Without the day in the list a dispute is lost by being overlooked. */
function disputeLine(
	{ reference, isOfOrder, dueOn }: DigestDispute,
	{ today, siteUrl }: Pick<MorningDigest, 'today' | 'siteUrl'>,
): LinkLine {
	const day = formatDateWithWeekday(dueOn)
	return {
		text: `The bank of the ${isOfOrder ? 'buyer' : 'donor'} of ${reference} has asked for the money back`,
		detail:
			dueOn < today
				? `The answer was due by ${day}: see whether it was given`
				: `Answer ${dueOn === today ? 'today' : `by ${day}`}, or it is lost`,
		url: `${siteUrl}/desk/${isOfOrder ? 'orders' : 'giving'}/${reference}`,
	}
}

/** Without the recipient and the dog: the present may be a surprise. */
function certificateLine(
	{ reference, sendOn }: MorningDigest['certificates'][number],
	{ today, siteUrl }: Pick<MorningDigest, 'today' | 'siteUrl'>,
): LinkLine {
	const day = formatDateWithWeekday(sendOn)
	return {
		text: `The certificate of ${reference}`,
		detail: sendOn < today ? `It should have arrived on ${day}: see whether it was posted` : `To arrive on ${day}`,
		url: `${siteUrl}/desk/giving/${reference}`,
	}
}

/** Reminders and expiries wait for these lines (`jobs/remind-or-expire-transfers.ts`). */
function bankBlocks(count: number, siteUrl: string): Block[] {
	if (count === 0) return []
	const line = {
		text: `${bankLinesInWords(count)} to check`,
		detail: 'Until then no one is reminded who may have paid, and no order expires',
		url: `${siteUrl}/desk/giving/statement`,
	}
	return [
		{ kind: 'heading', text: 'The bank' },
		{ kind: 'links', items: [line] },
	]
}

const bankLinesInWords = (count: number) => (count === 1 ? '1 bank line' : `${count} bank lines`)

interface LinkLine {
	text: string
	detail: string
	url: string
}

function linkBlocks(title: string, count: number, items: LinkLine[]): Block[] {
	if (items.length === 0) return []
	const more = count - items.length
	return [
		{ kind: 'heading', text: `${title} (${count})` },
		{ kind: 'links', items },
		...(more > 0 ? [{ kind: 'paragraph', text: `and ${more} more at the desk` } as const] : []),
	]
}

function caseLine(
	{ reference, name, form, about, status, isAnswered, isQuarantined, bucket, dueOn }: DigestCase,
	today: string,
) {
	const due = dueWords({ bucket, dueOn, isWaiting: status === 'waiting', isAnswered }, today)
	// A person who is not safe is not named in an email, nor what they wrote about.
	if (bucket === 'ring') return { text: reference, detail: isQuarantined ? `${due} (quarantined)` : due }
	const what = [FORM_WORDS[form] ?? form, short(about)].filter(Boolean).join(', ')
	return { text: `${nameOf(name, reference)}: ${what}`, detail: `${due} · ${reference}` }
}

function summarise(digest: MorningDigest): string {
	const { mine, unassigned, tasks, mentions, orders, bankLines, disputes, certificates } = digest
	const { counts } = mine
	const part = (count: number, words: string) => (count > 0 ? `${count} ${words}` : '')
	const parts = [
		part(counts.get('ring') ?? 0, 'to ring first'),
		part(counts.get('overdue') ?? 0, 'overdue'),
		part(counts.get('today') ?? 0, 'due today'),
		part(tasks.length, tasks.length === 1 ? 'task' : 'tasks'),
		part(mentions.length, mentions.length === 1 ? 'note for you' : 'notes for you'),
		part(disputes.length, disputes.length === 1 ? 'dispute to answer' : 'disputes to answer'),
		part(total(unassigned), 'with no one yet'),
		part(orders.toPack, orders.toPack === 1 ? 'order to pack' : 'orders to pack'),
		part(orders.toDecide + orders.refusedRefunds, 'to decide in the shop'),
		orders.toPack + orders.toDecide + orders.refusedRefunds > 0 ? '' : part(orders.packed, 'for the post'),
		part(certificates.length, certificates.length === 1 ? 'certificate to post' : 'certificates to post'),
		bankLines > 0 ? `${bankLinesInWords(bankLines)} to check` : '',
	].filter(Boolean)
	return `Your desk: ${parts.join(', ')}`
}

function total({ counts }: DigestList): number {
	return [...counts.values()].reduce((sum, count) => sum + count, 0)
}

function nameOf(name: string, reference: string): string {
	return short(name) || reference
}

function short(text: string): string {
	const characters = [...text.replace(/\s+/g, ' ').trim()]
	return characters.length > MAX_NAME_LENGTH
		? `${characters.slice(0, MAX_NAME_LENGTH - 1).join('')}…`
		: characters.join('')
}
