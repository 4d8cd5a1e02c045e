import type { Compared, Verdict } from './need.ts'

/** Summary for a card: "3 needs met, 1 to talk about" and "Needs a garden fence of 1.8 m". */
interface InShort {
	counts: string
	first: string
}

/**
 * Summarises a comparison in two lines, never as a share or a score. `compared` has the most important first. Never
 * empty.
 */
export function inShort(compared: readonly Compared[]): InShort {
	const count = (...verdicts: Verdict[]) => compared.filter(({ verdict }) => verdicts.includes(verdict)).length
	const met = count('met')
	const talk = count('gap', 'talk')
	const unknown = count('not_known')
	if (met + talk + unknown === 0) return { counts: 'Nothing to talk about in what you told us', first: '' }
	const counts = [
		met > 0 && `${met} need${met === 1 ? '' : 's'} met`,
		talk > 0 && `${talk} to talk about`,
		unknown > 0 && `${unknown} not known yet`,
		talk + unknown === 0 && 'nothing to talk about',
	]
	return { counts: counts.filter(Boolean).join(', '), first: capitalised(first(compared)) }
}

function first([weightiest]: readonly Compared[]): string {
	return weightiest && weightiest.verdict !== 'met' ? weightiest.brief : ''
}

function capitalised(words: string): string {
	return words.charAt(0).toUpperCase() + words.slice(1)
}
