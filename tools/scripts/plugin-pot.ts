import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const PLUGIN = join(import.meta.dirname, '../../wordpress/fairlead')
/** The strings of the plugin, for translators. */
export const PLUGIN_POT = join(PLUGIN, 'languages/fairlead.pot')

interface Entry {
	context: string | undefined
	text: string
	plural: string | undefined
	files: Set<string>
	comments: Set<string>
}

/** A string literal of PHP: in single quotes, or in double quotes without variables. */
const STRING = String.raw`'(?:[^'\\]|\\.)*'|"(?:[^"\\$]|\\.)*"`
/** A call of a translating function: its name, then the arguments up to the text domain. */
const CALL = new RegExp(
	String.raw`\b(?<name>esc_html__|esc_attr__|esc_html_e|esc_attr_e|esc_html_x|esc_attr_x|_nx|_n|_x|_e|__)\(\s*(?<first>${STRING}|[^'"\s)])(?:\s*,\s*(?<second>${STRING}))?(?:\s*,[^'"()]*(?:\([^()]*\))?[^'"()]*,\s*(?<third>${STRING}))?`,
	'gs',
)
const COMMENT = /\/\*\s*(translators:.*?)\s*\*\//gis
const DOMAIN = 'fairlead'
/** A comment belongs to the next call within as many lines. */
const MAX_COMMENT_LINES = 4

/** The template: each string once, with the files that show it and what translators are told. */
export function pluginPot(): string {
	const entries = new Map<string, Entry>()
	for (const file of phpFiles()) {
		for (const found of stringsOf(readFileSync(join(PLUGIN, file), 'utf8'), file)) {
			const key = `${found.context ?? ''}\u0004${found.text}`
			const entry = entries.get(key) ?? { ...found, files: new Set(), comments: new Set() }
			entry.plural ??= found.plural
			entry.files.add(file)
			for (const comment of found.comments) entry.comments.add(comment)
			entries.set(key, entry)
		}
	}
	return [header(), ...[...entries.values()].map(print)].join('\n')
}

/** Scripts get their words from PHP, so that there is one place to translate. */
function phpFiles(): string[] {
	return readdirSync(PLUGIN, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && entry.name.endsWith('.php'))
		.map(({ parentPath, name }) => join(parentPath, name).slice(PLUGIN.length + 1))
		.toSorted()
}

type Found = Omit<Entry, 'files'>

/** @throws for a call whose text is no literal: it could not be translated */
function stringsOf(source: string, file: string): Found[] {
	const comments = [...source.matchAll(COMMENT)].map((match) => ({
		line: lineAt(source, match.index),
		text: (match[1] ?? '').replaceAll(/\s+/g, ' '),
	}))
	return [...source.matchAll(CALL)].map((match) => {
		const { name = '', first = '', second, third } = match.groups ?? {}
		const line = lineAt(source, match.index)
		if (!/^['"]/.test(first)) throw new Error(`${file}:${line}: ${name}() has no literal text`)
		const isPlural = name === '_n' || name === '_nx'
		const hasContext = name.endsWith('_x') || name === '_nx'
		const domain = isPlural ? third : hasContext ? third : second
		if (isPlural && !second) throw new Error(`${file}:${line}: ${name}() has no plural`)
		if (!hasContext && domain && unquote(domain) !== DOMAIN) throw new Error(`${file}:${line}: text domain ${domain}`)
		const text = unquote(first)
		const near = comments.filter((one) => one.line <= line && line - one.line <= MAX_COMMENT_LINES)
		return {
			text,
			plural: isPlural && second ? unquote(second) : undefined,
			context: hasContext && second && !isPlural ? unquote(second) : undefined,
			// They explain placeholders.
			comments: new Set(text.includes('%') ? near.slice(-1).map((one) => one.text) : []),
		}
	})
}

function lineAt(source: string, index: number): number {
	return source.slice(0, index).split('\n').length
}

function unquote(literal: string): string {
	const inner = literal.slice(1, -1)
	if (literal.startsWith("'")) return inner.replaceAll(/\\(['\\])/g, '$1')
	return inner.replaceAll('\\n', '\n').replaceAll(/\\(["\\$])/g, '$1')
}

/** Without a date: the same strings make the same file. */
function header(): string {
	const about = readFileSync(join(PLUGIN, 'fairlead.php'), 'utf8')
	const [, version = ''] = /Version:\s+(\S+)/.exec(about) ?? []
	const [, description = ''] = /Description:\s+(.+)/.exec(about) ?? []
	return `# The strings of the plugin, printed by \`npm run plugin:pot\`. Licensed as the plugin, GPL-2.0-or-later.
msgid ""
msgstr ""
"Project-Id-Version: Fairlead ${version}\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=UTF-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"X-Domain: ${DOMAIN}\\n"

#. Description of the plugin
#: fairlead.php
msgid ${quote(description.trim())}
msgstr ""
`
}

function print({ text, plural, context, files, comments }: Entry): string {
	return [
		...[...comments].map((comment) => `#. ${comment}`),
		`#: ${[...files].join(' ')}`,
		...(/%(?:\d+\$)?[sd]/.test(text + (plural ?? '')) ? ['#, php-format'] : []),
		...(context === undefined ? [] : [`msgctxt ${quote(context)}`]),
		`msgid ${quote(text)}`,
		...(plural === undefined ? ['msgstr ""'] : [`msgid_plural ${quote(plural)}`, 'msgstr[0] ""', 'msgstr[1] ""']),
		'',
	].join('\n')
}

function quote(text: string): string {
	return `"${text.replaceAll(/["\\]/g, '\\$&').replaceAll('\n', '\\n')}"`
}

if (import.meta.main) {
	mkdirSync(dirname(PLUGIN_POT), { recursive: true })
	writeFileSync(PLUGIN_POT, pluginPot())
}
