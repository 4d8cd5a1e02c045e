import { setTimeout } from 'node:timers/promises'
import { type ListedRemoval, withheldFiles } from '#content/replica/removals/withheld-files.ts'
import { type Command, DeskError, UsageError } from '../command.ts'
import { table } from '../output/table.ts'

/** A running site checks every second. */
const MAX_WAIT_MS = 15_000
const POLL_MS = 100

export const acceptContent: Command = {
	name: 'accept-content',
	usage: 'LIST',
	summary: 'apply a withheld removal of content',
	help: 'Without LIST or --all it lists the withheld removals. Check the content backend first: if the records are not meant to be gone, fix that instead. The site must be running.',
	options: { all: { type: 'boolean', description: 'all of them' } },
	async run({ dataDir }, { positionals: [list], values }) {
		if (list !== undefined && values.all) throw new UsageError('Give one LIST or --all.')
		const files = withheldFiles(dataDir)
		const withheld = await files.read()
		if (withheld.length === 0) return { text: 'Nothing is withheld.', json: [] }
		if (list === undefined && !values.all) return { text: withheldTable(withheld), json: withheld }
		const selected = withheld.filter((removal) => values.all || removal.list === list)
		if (selected.length === 0) throw new DeskError(`No removal of “${list}” is withheld.`)
		await files.accept(selected.map(({ id }) => id))
		if (!(await areApplied(files, selected)))
			throw new DeskError('The site has not applied the removal. Is it running, with this DATA_DIR?')
		return { text: `Applied: ${selected.map((removal) => removal.list).join(', ')}.`, json: selected }
	},
}

async function areApplied(files: ReturnType<typeof withheldFiles>, removals: ListedRemoval[]): Promise<boolean> {
	const ids = new Set(removals.map(({ id }) => id))
	for (let waited = 0; waited < MAX_WAIT_MS; waited += POLL_MS) {
		await setTimeout(POLL_MS)
		if (!(await files.read()).some(({ id }) => ids.has(id))) return true
	}
	return false
}

function withheldTable(withheld: ListedRemoval[]): string {
	const rows = table(
		[
			{ title: 'LIST', cell: ({ list }) => list },
			{ title: 'SHOWN', cell: ({ held }) => String(held) },
			{ title: 'OFFERED', cell: ({ offered }) => String(offered) },
			{ title: 'APPLIED FROM', cell: ({ takenOverFrom }) => takenOverFrom.slice(0, 16).replace('T', ' ') },
		],
		withheld,
	)
	return `${rows}\n\nTo apply it now: accept-content LIST, or accept-content --all`
}
