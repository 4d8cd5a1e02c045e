import { erasePerson, exportPerson, type PersonRecord } from '#records/submissions/person.ts'
import { type Call, type Command, type Desk, DeskError, UsageError } from './command.ts'
import { momentOf } from './days.ts'
import { oneLine, wrapped } from './plain-text.ts'

export const person: Command = {
	name: 'person',
	usage: 'EMAIL',
	summary: 'all that is kept of one person',
	help: 'For whoever asks what is kept of them. Upper and lower case are one address. With --json it is the whole of it, letters too, fit to be handed over.',
	options: {},
	async run(desk, call) {
		const { email, record } = await recordOf(desk, call)
		const submissions = await Promise.all(
			record.submissions.map(async (submission) => ({ ...submission, described: await desk.describe(submission) })),
		)
		const texts = submissions.map(({ reference, form, createdAt, described }) =>
			[
				`${reference}: ${form}, sent ${momentOf(createdAt, desk.timezone)}`,
				...described.map(({ label, value }) => `${wrapped(oneLine(label), 2)}\n${wrapped(value, 4)}`),
			].join('\n'),
		)
		return {
			text: [`Kept of ${email}: ${counts(record)}.`, ...texts].join('\n\n'),
			json: { email, ...record, submissions },
			note: 'This has answers about health and history. Hand it to the person themselves and to nobody else.',
		}
	},
}

export const erase: Command = {
	name: 'erase',
	usage: 'EMAIL --yes',
	summary: 'delete all that is kept of one person, for good',
	help: 'Without --yes it says what would go. Letters that wait are not sent any more. Backups and mailboxes are not touched.',
	options: { yes: { type: 'boolean', description: 'really delete it' } },
	async run(desk, call) {
		const { email, record } = await recordOf(desk, call)
		if (call.values.yes !== true) {
			throw new DeskError(`Kept of ${email}: ${counts(record)}. Nothing was deleted. To delete it all, add --yes.`)
		}
		await erasePerson(desk.store, email)
		const copied = record.deliveries.filter(({ channel, doneAt }) => channel === 'wordpress' && doneAt !== null)
		const rest = copied.length > 0 ? ` ${copied.length} of it is in WordPress too: delete it there by hand.` : ''
		return {
			text: `Deleted: ${counts(record)}.${rest}`,
			json: { email, erased: sizes(record), inWordPress: copied.length },
		}
	},
}

const NEWS_STATES = {
	asked: 'asked for news and has not said yes',
	subscribed: 'gets the news',
	left: 'has left the news',
}

async function recordOf({ store }: Desk, { positionals: [typed = ''] }: Call) {
	const email = typed.trim()
	if (!email.includes('@')) throw new UsageError('An email address is missing, like sam@example.org.')
	const record = await exportPerson(store, email)
	if (Object.values(sizes(record)).every((size) => size === 0)) throw new DeskError(`Nothing is kept of ${email}.`)
	return { email: oneLine(email), record }
}

function sizes({ submissions, drafts, deliveries, newsletter }: PersonRecord) {
	return {
		submissions: submissions.length,
		drafts: drafts.length,
		deliveries: deliveries.length,
		newsletter: newsletter.length,
	}
}

function counts(record: PersonRecord): string {
	const { submissions, drafts, deliveries } = sizes(record)
	const news = record.newsletter.map(({ state }) => NEWS_STATES[state])
	return [`${submissions} sent, ${drafts} begun and not sent, letters and copies: ${deliveries}`, ...news].join('; ')
}
