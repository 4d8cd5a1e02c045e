import type { Command } from '../command.ts'
import { COMMANDS } from '../commands.ts'
import { wrap } from '../output/plain-text.ts'

const CALL = 'npm run desk --'
const COMMON_OPTIONS = [
	['--json', 'output as JSON'],
	['--help', 'this help'],
] as const

export function helpText(command: Command | null): string {
	return command ? helpOf(command) : overview()
}

function overview(): string {
	const width = Math.max(...COMMANDS.map(({ name, usage }) => `${name} ${usage}`.length))
	const lines = COMMANDS.map(({ name, usage, summary }) => `  ${`${name} ${usage}`.padEnd(width)}  ${summary}`)
	return [
		'Commands for staff: list, show, mark, export and delete what visitors sent.',
		`\n${CALL} COMMAND [OPTIONS]\n`,
		...lines,
		`\nMore about a command: ${CALL} help COMMAND. Works while the site runs.`,
	].join('\n')
}

function helpOf({ name, usage, summary, help, options }: Command): string {
	const all = [...Object.entries(options).map(optionLine), ...COMMON_OPTIONS]
	const width = Math.max(...all.map(([option]) => option.length))
	return [
		[CALL, name, usage].filter(Boolean).join(' '),
		`\n${wrap(`${summary[0]?.toUpperCase()}${summary.slice(1)}. ${help.replaceAll('\n', ' ')}`)}\n`,
		...all.map(([option, description]) => `  ${option.padEnd(width)}  ${wrap(description, width + 4).trimStart()}`),
	].join('\n')
}

function optionLine([name, { type, description }]: [string, Command['options'][string]]): [string, string] {
	return [type === 'string' ? `--${name} ${name.toUpperCase()}` : `--${name}`, description]
}
