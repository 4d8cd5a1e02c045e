import { whoseAmountsStay } from '#domain/desk/retention.ts'
import { statementsThatStay } from '#domain/desk/statements-that-stay.ts'
import { addBalances, describeSum } from '#domain/payables/payment-balance.ts'
import { dayIn, formatDateTime } from '#lib/dates.ts'
import { formatMoney } from '#lib/money.ts'
import { parseEmailAddress } from '#lib/text/email-address.ts'
import { type ErasedPerson, erasePerson, exportPerson, type PersonRecord } from '#records/person/person.ts'
import { recordEvent } from '#records/staff/audit.ts'
import { isDonorWithoutEmail } from '#records/submissions/find-people.ts'
import { type Call, type Command, type Desk, DeskError, UsageError } from '../command.ts'
import { oneLine, wrap } from '../output/plain-text.ts'

export const person: Command = {
	name: 'person',
	usage: 'EMAIL',
	summary: 'all data stored about one person',
	help: 'For a person who asks what is stored about them. Upper and lower case do not matter. Of a donor without an address give the reference of their donation. With --json it is complete, emails included, for handing over.',
	options: {},
	async run(desk, call) {
		const { email, record } = await recordOf(desk, call)
		const submissions = await Promise.all(
			record.submissions.map(async (submission) => ({ ...submission, described: await desk.describe(submission) })),
		)
		const texts = submissions.map(({ reference, form, createdAt, described }) =>
			[
				`${reference}: ${form}, sent ${formatDateTime(createdAt, desk.timezone)}`,
				...described.map(({ label, value }) => `${wrap(oneLine(label), 2)}\n${wrap(value, 4)}`),
			].join('\n'),
		)
		const donations = record.giving.donations.map(
			(donation) =>
				`${donation.reference}: ${describeSum(donation, addBalances(donation.payments.map(({ balance }) => balance)), donation.locale)}, ${donation.frequency}, ${formatDateTime(donation.createdAt, desk.timezone)}`,
		)
		const orders = record.giving.orders.map(
			({ payable: { reference, due, createdAt } }) =>
				`${reference}: order of the shop, ${formatMoney(due)}, ${formatDateTime(createdAt, desk.timezone)}`,
		)
		return {
			text: [`Stored about ${email}: ${counts(record)}.`, ...texts, ...donations, ...orders].join('\n\n'),
			json: { email, ...record, submissions },
			note: 'This has answers about health and history. Give it to the person only.',
		}
	},
}

export const erase: Command = {
	name: 'erase',
	usage: 'EMAIL --yes',
	summary: 'permanently delete all data stored about one person',
	help: 'Without --yes it only lists what would be deleted. Pending emails are not sent. Backups and mailboxes are not changed. Of donations and orders the amounts stay, without the person, and Gift Aid declarations that the law says to keep.',
	options: { yes: { type: 'boolean', description: 'confirm the deletion' } },
	async run(desk, call) {
		const { email, record } = await recordOf(desk, call)
		if (call.values.yes !== true) {
			throw new DeskError(`Stored about ${email}: ${counts(record)}. Nothing was deleted. To delete it all, add --yes.`)
		}
		const erased = await erasePerson(desk.store, email, momentOfErasure(desk))
		// The log of the database has the erased pages until then.
		await desk.store.checkpoint()
		if (erased.kind === 'cancel first') {
			const active = erased.references.join(', ')
			throw new DeskError(`Nothing was deleted: ${active} is charged each month. Cancel it at the desk first.`)
		}
		if (erased.kind === 'send first') {
			const open = erased.references.join(', ')
			throw new DeskError(`Nothing was deleted: ${open} is paid and not sent, or has to be refunded. Do that first.`)
		}
		if (erased.kind === 'on hold') {
			const held = erased.references.join(', ')
			throw new DeskError(`Nothing was deleted: ${held} is on hold. End the hold on its case first.`)
		}
		const event = { staffId: null, action: 'deleted', subject: 'all data of a person' } as const
		await desk.store.write((transaction) => recordEvent(transaction, event, desk.now))
		return {
			text: `Deleted: ${counts(record)}.${whatStays(erased)}`,
			json: {
				email,
				erased: sizes(record),
				keptDeclarations: erased.keptDeclarations,
				statements: erased.statements,
			},
		}
	},
}

function momentOfErasure({ now, timezone, content }: Desk) {
	return { now, today: dayIn(timezone, now), yearEnd: content.options?.giving.accountingYearEnd ?? null }
}

function whatStays({ keptDeclarations, statements, ...counts }: Extract<ErasedPerson, { kind: 'erased' }>): string {
	const whose = whoseAmountsStay(counts)
	const amounts = whose && ` The amounts of their ${whose} stay in the ledger, without their name.`
	const kept = keptDeclarations.map(
		({ name, madeOn, until }) =>
			` The law says to keep the Gift Aid declaration of ${oneLine(name)} (${madeOn}) ${until === null ? 'while it is in force' : `until ${until}`}.`,
	)
	const bank = statementsThatStay(statements)
	return amounts + kept.join('') + (bank && ` ${bank}`)
}

const NEWSLETTER_STATES = {
	requested: 'newsletter not confirmed',
	subscribed: 'subscribed to the newsletter',
	unsubscribed: 'unsubscribed from the newsletter',
}

async function recordOf({ store }: Desk, { positionals: [typed = ''] }: Call) {
	const email = parseEmailAddress(typed) ?? typed.trim()
	if (!email.includes('@') && !(await isDonorWithoutEmail(store, email)))
		throw new UsageError('An email address is missing, like sam@example.org.')
	const record = await exportPerson(store, email)
	if (Object.values(sizes(record)).every((size) => size === 0)) throw new DeskError(`Nothing is stored about ${email}.`)
	return { email: oneLine(email), record }
}

function sizes({ submissions, drafts, deliveries, newsletter, stockNotices, giving }: PersonRecord) {
	return {
		submissions: submissions.length,
		drafts: drafts.length,
		deliveries: deliveries.length,
		newsletter: newsletter.length,
		stockNotices: stockNotices.length,
		donations: giving.donations.length,
		orders: giving.orders.length,
		presents: giving.presents.length + giving.cards.length,
	}
}

function counts(record: PersonRecord): string {
	const { submissions, drafts, deliveries, stockNotices, donations, orders, presents } = sizes(record)
	const subscriptions = record.newsletter.map(({ state }) => NEWSLETTER_STATES[state])
	const giving = [
		donations > 0 && `donations: ${donations}`,
		orders > 0 && `orders of the shop: ${orders}`,
		presents > 0 && `presents and cards to them: ${presents}`,
	]
	return [
		`${submissions} sent, ${drafts} not sent yet, emails and copies: ${deliveries}`,
		...subscriptions,
		...(stockNotices > 0 ? [`waiting for things of the shop: ${stockNotices}`] : []),
		...giving.filter((text) => text !== false),
	].join('; ')
}
