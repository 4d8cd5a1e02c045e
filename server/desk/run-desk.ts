import { parseArgs } from 'node:util'
import { parseReference } from '#lib/reference.ts'
import { type Call, type Command, type Desk, DeskError, type Said, UsageError } from './command.ts'
import { COMMANDS } from './commands.ts'
import { helpText } from './help.ts'

const DONE = 0
const NOT_DONE = 1
const NOT_UNDERSTOOD = 2

interface Terminal {
	/** What was asked for. */
	out: (text: string) => void
	/** Everything else. */
	err: (text: string) => void
	/** Writes a file that only its owner may read. */
	save: (path: string, text: string) => void
}

/**
 * Runs one command of the desk. `open` is called only when there is something to do.
 *
 * @param words as typed: `['list', '--overdue']`
 * @returns the exit code: 0 done, 1 not possible, 2 not understood
 */
export async function runDesk(words: string[], open: () => Promise<Desk>, terminal: Terminal): Promise<number> {
	try {
		const asked = understand(words)
		if ('help' in asked) {
			terminal.out(`${asked.help}\n`)
			return DONE
		}
		const desk = await open()
		try {
			say(await asked.command.run(desk, asked.call), asked.call, terminal)
		} finally {
			await desk.close()
		}
		return DONE
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error)
		const isOurs = error instanceof DeskError || error instanceof UsageError
		terminal.err(isOurs ? `${reason}\n` : `That failed: ${reason}\n`)
		return error instanceof UsageError ? NOT_UNDERSTOOD : NOT_DONE
	}
}

function understand([first, ...rest]: string[]): { help: string } | { command: Command; call: Call } {
	if (first === undefined || first === '--help') return { help: helpText(null) }
	if (first === 'help') return { help: helpText(rest[0] === undefined ? null : commandNamed(rest[0])) }
	const command = commandNamed(first)
	const call = read(command, rest)
	return call.values.help ? { help: helpText(command) } : { command, call }
}

function commandNamed(name: string): Command {
	const command = COMMANDS.find((known) => known.name === name)
	if (command) return command
	throw new UsageError(`There is no command “${name}”. “npm run desk” tells which there are.`)
}

function read({ name, options, usage }: Command, words: string[]): Call {
	const most = usage.split(' ').filter((word) => /^[A-Z]/.test(word)).length
	try {
		const { values, positionals: typed } = parseArgs({
			args: words,
			allowPositionals: true,
			options: { ...options, json: { type: 'boolean' }, help: { type: 'boolean' } },
		})
		const positionals = usage.startsWith('REFERENCE') ? withWholeReference(typed) : typed
		// A value after an option that takes none would otherwise be ignored in silence.
		if (positionals.length > most) throw new Error(`“${positionals[most]}” is too much.`)
		return { values: values as Call['values'], positionals }
	} catch (error) {
		const [sentence] = (error instanceof Error ? error.message : String(error)).split('. ')
		throw new UsageError(`${sentence?.replace(/\.?$/, '.')} “npm run desk -- help ${name}” tells what there is.`)
	}
}

/** A reference typed in several words ("adp 7k3f 2m") becomes one word; everything else stays as it is. */
function withWholeReference(words: string[]): string[] {
	const lengths = words.map((_, index) => index + 1)
	const length = lengths.find((count) => parseReference(words.slice(0, count).join(' ')) !== null)
	return length === undefined ? words : [words.slice(0, length).join(' '), ...words.slice(length)]
}

function say({ text, json, note, file }: Said, { values }: Call, terminal: Terminal) {
	const said = values.json ? `${JSON.stringify(json, readable, '\t')}\n` : (file ?? `${text}\n`)
	if (typeof values.out === 'string') {
		terminal.save(values.out, said)
		terminal.err(`Written to ${values.out}.\n`)
	} else terminal.out(said)
	if (note) terminal.err(`${note}\n`)
}

/** Instants in a form that whoever gets the file can read. */
function readable(key: string, value: unknown) {
	return key.endsWith('At') && typeof value === 'number' ? new Date(value).toISOString() : value
}
