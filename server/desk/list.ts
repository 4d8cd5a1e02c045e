import { listSubmissions, type Submission } from '#records/desk/submissions.ts'
import type { Command } from './command.ts'
import { dayOf, shortDay } from './days.ts'
import { table } from './table.ts'
import { chosen, isLate, WHICH } from './which.ts'

export const list: Command = {
	name: 'list',
	usage: '',
	summary: 'what was sent, what is due first at the top',
	help: 'Without options: everything that is open, but not what looks like junk.',
	options: WHICH,
	async run(desk, call) {
		const today = dayOf(desk.now, desk.timezone)
		const found = await chosen(desk, call)
		const held = call.values.quarantined ? 0 : (await listSubmissions(desk.store, { quarantined: true })).length
		const late = found.filter((submission) => isLate(submission, today)).length
		const rows = found.length > 0 ? `${shown(found, today)}\n\n` : ''
		return {
			text: `${rows}${found.length || 'Nothing'} here${late > 0 ? `, ${late} late` : ''}.${held > 0 ? ` ${held} kept apart as junk: list --quarantined` : ''}`,
			json: found.map((submission) => inShort(submission, today)),
		}
	},
}

function shown(found: Submission[], today: string): string {
	return table(
		[
			{ title: 'REFERENCE', cell: ({ reference }) => reference },
			{ title: 'FORM', cell: ({ form }) => form },
			{ title: 'STATUS', cell: ({ status }) => status },
			{ title: 'ANSWER BY', cell: (one) => `${shortDay(one.replyBy)}${isLate(one, today) ? ' late' : ''}` },
			{ title: 'NAME', cell: ({ name }) => name, isFlexible: true },
			{ title: 'ABOUT', cell: ({ about }) => about, isFlexible: true },
		],
		found,
	)
}

/** What a list says, without the answers. */
function inShort(submission: Submission, today: string) {
	const { answers: _, wording: __, ...rest } = submission
	return { ...rest, isLate: isLate(submission, today) }
}
