import { forgetAuditHead } from '#records/staff/audit-head-file.ts'
import { type Command, DeskError } from '../command.ts'
import { fillDemo } from '../demo/fill-demo.ts'
import { countDemo, removeDemo } from '../demo/remove-demo.ts'

export const demo: Command = {
	name: 'demo',
	usage: '',
	summary: 'invented cases and donations for trying out the desk',
	help: `Sixty cases of all forms and statuses with their timelines, three colleagues, subscribers of the newsletter, donations, sponsorships, orders
at every stage and a bank statement. Each person has “Demo” in their name, and the reference of each case begins with DEM. No email is sent: their addresses cannot
receive any. The orders are off the stock until they are removed. To try it, invite yourself too. Remove all of it before you open your
forms and your shop.`,
	options: {
		remove: { type: 'boolean', description: 'remove them again, with all that was done with them' },
		'with-real-cases': { type: 'boolean', description: 'also into a store with real cases or donations' },
	},
	async run({ store, dataDir, content, siteUrl, now }, { values }) {
		const before = await countDemo(store)
		if (values.remove) {
			const removed = await removeDemo(store)
			await forgetAuditHead(dataDir)
			const isNothing = removed.cases + removed.donations === 0
			const text = `${removed.cases} demo cases and ${removed.donations} demo donations and orders removed.`
			return { text: isNothing ? 'There is nothing of the demo.' : text, json: removed }
		}
		if (before.demo > 0) throw new DeskError('The demo cases are there already. To remove them: demo --remove')
		if (before.realCases + before.realDonations > 0 && !values['with-real-cases']) {
			throw new DeskError(
				`This store has real cases (${before.realCases}) and donations (${before.realDonations}). What is invented would stand between them; to add it all the same: demo --with-real-cases`,
			)
		}
		if (!content.options) throw new DeskError('No content has arrived yet: start the site once, and try again.')
		const added = await fillDemo(store, content, { siteUrl, now })
		const { cases, donations, orders, statementLines, subscribers } = added
		const text = `${cases} demo cases, ${donations} donations, ${orders} orders, ${statementLines} lines of a bank statement and ${subscribers} subscribers of the newsletter added. To remove them: demo --remove`
		return { text, json: added }
	},
}
