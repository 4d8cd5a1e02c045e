import { createHash } from 'node:crypto'
import type { Answers } from '#domain/forms/answers/answers.ts'
import type { FieldError, LineField } from '#domain/forms/form.ts'
import { listInWords } from '#lib/text/list-in-words.ts'

/** What the words of a thing depend on (`priced-basket.ts`). */
export interface PersonalLine {
	slug: string
	variant: string
	title: string
	variantLabel: string
	quantity: number
	/** `characters`: those that can be put on it, "[A-Z ]"; "" for any. */
	personalisation: { label: string; maxLength: number; characters: string } | null
}

/** Each unit has words of its own. The name stays when the rest of the basket changes. */
export function wordsName({ slug, variant }: Pick<PersonalLine, 'slug' | 'variant'>, unit: number): string {
	const key = createHash('sha256').update(`${slug}\n${variant}`).digest('hex').slice(0, 10)
	return `words${key}n${unit}`
}

/** One field for each unit that is made for its buyer. */
export function wordsFields(lines: readonly PersonalLine[]): LineField[] {
	return unitsOf(lines).map(({ line, unit, rule }) => ({
		kind: 'text',
		name: wordsName(line, unit),
		max: rule.maxLength,
		autocomplete: 'off',
		label: line.quantity > 1 ? `${rule.label}, ${unit} of ${line.quantity}` : rule.label,
		hint: hintOf(rule, unit),
		missing: missingOf(rule),
	}))
}

type Rule = NonNullable<PersonalLine['personalisation']>

/** "Enter the words for the tag" */
function missingOf({ label }: Rule): string {
	return `Enter ${/^(the|a|an|your|my) /i.test(label) ? '' : 'the '}${lowerFirst(label)}`
}

/** The rules stand beside the first one. */
function hintOf({ maxLength }: Rule, unit: number): string {
	const most = `Up to ${maxLength} letters and spaces.`
	return unit === 1
		? `${most} We make it with exactly these words, so it can’t be sent back unless we’ve got it wrong.`
		: most
}

/** Characters that cannot be put on it, by name. */
export function checkWords(lines: readonly PersonalLine[], answers: Answers): FieldError[] {
	return unitsOf(lines).flatMap(({ line, unit, rule }) => {
		const field = wordsName(line, unit)
		const typed = answers[field]
		if (typeof typed !== 'string' || rule.characters === '') return []
		const allowed = new RegExp(`^${rule.characters}$`, 'v')
		const odd = [...new Set(typed)].filter((character) => !allowed.test(character))
		if (odd.length === 0) return []
		const message =
			odd.length < new Set(typed).size
				? `We can’t put ${listInWords(odd.map((one) => `“${one}”`))} on it. Please leave ${odd.length === 1 ? 'it' : 'them'} out`
				: `These words don’t fit. ${rule.label}: please follow what it says beside the picture, or ring us`
		return [{ field, message }]
	})
}

/** The words of each unit, those with the same words together. */
export function wordsOf(line: PersonalLine, answers: Answers): { words: string; quantity: number }[] {
	if (!line.personalisation) return [{ words: '', quantity: line.quantity }]
	const counts = new Map<string, number>()
	for (let unit = 1; unit <= line.quantity; unit += 1) {
		const typed = answers[wordsName(line, unit)]
		const words = typeof typed === 'string' ? typed : ''
		counts.set(words, (counts.get(words) ?? 0) + 1)
	}
	return [...counts].map(([words, quantity]) => ({ words, quantity }))
}

function unitsOf(lines: readonly PersonalLine[]) {
	return lines.flatMap((line) => {
		const rule = line.personalisation
		return rule ? Array.from({ length: line.quantity }, (_, index) => ({ line, rule, unit: index + 1 })) : []
	})
}

const lowerFirst = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`
