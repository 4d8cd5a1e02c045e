import { parseArgs } from 'node:util'
import { parseReference } from '#lib/reference.ts'
import { type Call, type Command, type Desk, DeskError, type Output, UsageError } from './command.ts'
import { helpText } from './commands/help.ts'
import { COMMANDS } from './commands.ts'

const SUCCESS = 0
const FAILURE = 1
const USAGE_ERROR = 2

interface Terminal {
	out: (text: string) => void
	err: (text: string) => void
	/** Writes a file that only its owner can read. */
	save: (path: string, text: string) => void
}

/**
 * Runs one command. `open` is called only when the command is valid.
 *
 * @param args as typed: `['list', '--overdue']`
 * @returns the exit code: 0 success, 1 failure, 2 usage error
 */
export async function runDesk(args: string[], open: () => Promise<Desk>, terminal: Terminal): Promise<number> {
	try {
		const parsed = parseCall(args)
		if ('help' in parsed) {
			terminal.out(`${parsed.help}\n`)
			return SUCCESS
		}
		const desk = await open()
		try {
			print(await parsed.command.run(desk, parsed.call), parsed.call, terminal)
		} finally {
			await desk.close()
		}
		return SUCCESS
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error)
		const isExpected = error instanceof DeskError || error instanceof UsageError
		terminal.err(isExpected ? `${reason}\n` : `Command failed: ${reason}\n`)
		return error instanceof UsageError ? USAGE_ERROR : FAILURE
	}
}

function parseCall([first, ...rest]: string[]): { help: string } | { command: Command; call: Call } {
	if (first === undefined || first === '--help') return { help: helpText(null) }
	if (first === 'help') return { help: helpText(rest[0] === undefined ? null : findCommand(rest[0])) }
	const command = findCommand(first)
	const call = parseCommandArgs(command, rest)
	return call.values.help ? { help: helpText(command) } : { command, call }
}

function findCommand(name: string): Command {
	const command = COMMANDS.find((known) => known.name === name)
	if (command) return command
	throw new UsageError(`Unknown command “${name}”. Run “npm run desk” for a list.`)
}

function parseCommandArgs({ name, options, usage }: Command, args: string[]): Call {
	const maxPositionals = usage.split(' ').filter((word) => /^[A-Z]/.test(word)).length
	try {
		const { values, positionals: typed } = parseArgs({
			args,
			allowPositionals: true,
			options: { ...options, json: { type: 'boolean' }, help: { type: 'boolean' } },
		})
		const positionals = usage.startsWith('REFERENCE') ? joinReference(typed) : typed
		// Otherwise a value after an option that takes none would be ignored.
		if (positionals.length > maxPositionals) throw new Error(`Unexpected argument “${positionals[maxPositionals]}”.`)
		return { values: values as Call['values'], positionals }
	} catch (error) {
		const [sentence] = (error instanceof Error ? error.message : String(error)).split('. ')
		throw new UsageError(`${sentence?.replace(/\.?$/, '.')} Run “npm run desk -- help ${name}” for its options.`)
	}
}

/** Joins a reference typed as several words ("adp 7k3f 2m"). */
function joinReference(words: string[]): string[] {
	const lengths = words.map((_, index) => index + 1)
	const length = lengths.find((count) => parseReference(words.slice(0, count).join(' ')) !== undefined)
	return length === undefined ? words : [words.slice(0, length).join(' '), ...words.slice(length)]
}

function print({ text, json, note, file }: Output, { values }: Call, terminal: Terminal) {
	const output = values.json ? `${JSON.stringify(json, isoTimestamps, '\t')}\n` : (file ?? `${text}\n`)
	if (typeof values.out === 'string') {
		terminal.save(values.out, output)
		terminal.err(`Written to ${values.out}.\n`)
	} else terminal.out(output)
	if (note) terminal.err(`${note}\n`)
}

function isoTimestamps(key: string, value: unknown) {
	return key.endsWith('At') && typeof value === 'number' ? new Date(value).toISOString() : value
}
