import { type Command, DeskError } from '../command.ts'
import { fillDemo } from '../demo/fill-demo.ts'
import { countCases, removeDemo } from '../demo/remove-demo.ts'

export const demo: Command = {
	name: 'demo',
	usage: '',
	summary: 'sixty invented cases for trying out the desk',
	help: `All forms and statuses, with timelines and two colleagues. Each says “Demo” in its name, and its reference begins with DEM. No email is
sent: their addresses cannot receive any. To try it, invite yourself too. Remove them before you open your forms.`,
	options: {
		remove: { type: 'boolean', description: 'remove them again, with all that was done with them' },
		'with-real-cases': { type: 'boolean', description: 'also into a store with real cases' },
	},
	async run({ store, content, siteUrl, now }, { values }) {
		const before = await countCases(store)
		if (values.remove) {
			const removed = await removeDemo(store)
			return { text: removed === 0 ? 'There are no demo cases.' : `${removed} demo cases removed.`, json: { removed } }
		}
		if (before.demo > 0) throw new DeskError('The demo cases are there already. To remove them: demo --remove')
		if (before.real > 0 && !values['with-real-cases']) {
			throw new DeskError(
				`This store has real cases (${before.real}). Demo cases would stand between them; to add them all the same: demo --with-real-cases`,
			)
		}
		if (!content.options) throw new DeskError('No content has arrived yet: start the site once, and try again.')
		const added = await fillDemo(store, content, { siteUrl, now })
		return { text: `${added} demo cases added. To remove them: demo --remove`, json: { added } }
	},
}
