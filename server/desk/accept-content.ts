import { setTimeout } from 'node:timers/promises'
import { type ListedRemoval, withheldFiles } from '#content/replica/withheld-files.ts'
import { type Command, DeskError, UsageError } from './command.ts'
import { table } from './table.ts'

/** A running site looks every second. */
const MAX_WAIT_MS = 15_000
const LOOK_MS = 100

export const acceptContent: Command = {
	name: 'accept-content',
	usage: 'LIST',
	summary: 'take over what is kept against the content backend',
	help: 'Without LIST or --all it shows what is withheld. Look at the content backend first: if the records are not meant to be gone, mend that instead. The site must be running.',
	options: { all: { type: 'boolean', description: 'all of them' } },
	async run({ dataDir }, { positionals: [list], values }) {
		if (list !== undefined && values.all) throw new UsageError('Name one LIST, or say --all.')
		const files = withheldFiles(dataDir)
		const withheld = await files.read()
		if (withheld.length === 0) return { text: 'Nothing is withheld.', json: [] }
		if (list === undefined && !values.all) return { text: shown(withheld), json: withheld }
		const chosen = withheld.filter((removal) => values.all || removal.list === list)
		if (chosen.length === 0) throw new DeskError(`Nothing of “${list}” is withheld.`)
		await files.accept(chosen.map(({ id }) => id))
		if (!(await areTakenOver(files, chosen)))
			throw new DeskError('The site has not taken it over. Is it running, with this DATA_DIR?')
		return { text: `Taken over: ${chosen.map((removal) => removal.list).join(', ')}.`, json: chosen }
	},
}

async function areTakenOver(files: ReturnType<typeof withheldFiles>, chosen: ListedRemoval[]): Promise<boolean> {
	const ids = new Set(chosen.map(({ id }) => id))
	for (let waited = 0; waited < MAX_WAIT_MS; waited += LOOK_MS) {
		await setTimeout(LOOK_MS)
		if (!(await files.read()).some(({ id }) => ids.has(id))) return true
	}
	return false
}

function shown(withheld: ListedRemoval[]): string {
	const rows = table(
		[
			{ title: 'LIST', cell: ({ list }) => list },
			{ title: 'SHOWN', cell: ({ held }) => String(held) },
			{ title: 'OFFERED', cell: ({ offered }) => String(offered) },
			{ title: 'TAKEN OVER FROM', cell: ({ takenOverFrom }) => takenOverFrom.slice(0, 16).replace('T', ' ') },
		],
		withheld,
	)
	return `${rows}\n\nTo take it over now: accept-content LIST, or accept-content --all`
}
