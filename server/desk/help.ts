import type { Command } from './command.ts'
import { COMMANDS } from './commands.ts'
import { wrapped } from './plain-text.ts'

const CALL = 'npm run desk --'
const EVERYWHERE = [
	['--json', 'the same for programs'],
	['--help', 'this'],
] as const

/** All commands, or one with its options. */
export function helpText(command: Command | null): string {
	return command ? helpOf(command) : overview()
}

function overview(): string {
	const width = Math.max(...COMMANDS.map(({ name, usage }) => `${name} ${usage}`.length))
	const lines = COMMANDS.map(({ name, usage, summary }) => `  ${`${name} ${usage}`.padEnd(width)}  ${summary}`)
	return [
		'What visitors sent: look at it, answer for it, hand it on, delete it.',
		`\n${CALL} COMMAND [OPTIONS]\n`,
		...lines,
		`\n${CALL} help COMMAND tells more of one. Works while the site runs.`,
	].join('\n')
}

function helpOf({ name, usage, summary, help, options }: Command): string {
	const all = [...Object.entries(options).map(optionLine), ...EVERYWHERE]
	const width = Math.max(...all.map(([option]) => option.length))
	return [
		[CALL, name, usage].filter(Boolean).join(' '),
		`\n${wrapped(`${summary[0]?.toUpperCase()}${summary.slice(1)}. ${help.replaceAll('\n', ' ')}`)}\n`,
		...all.map(([option, words]) => `  ${option.padEnd(width)}  ${wrapped(words, width + 4).trimStart()}`),
	].join('\n')
}

function optionLine([name, { type, description }]: [string, Command['options'][string]]): [string, string] {
	return [type === 'string' ? `--${name} ${name.toUpperCase()}` : `--${name}`, description]
}
