/** What a line can be set aside as that is no payment to book. */
export const SET_ASIDE_KINDS = ['payout', 'gift aid', 'other income', 'not ours'] as const
export type SetAsideKind = (typeof SET_ASIDE_KINDS)[number]

/** What became of a line. "same money": it is tied to a payment that was in the books before. */
export type LineOutcome = 'booked' | 'same money' | SetAsideKind

/** A sentence: how staff knew whose a line is that does not say it. */
export const MAX_KNOWN_BY_LENGTH = 200

/** The words of the text of these lines belong to the accounts; those of the others go soon (`records/retention/expired-donations.ts`). */
export const RETAINED_OUTCOMES: readonly LineOutcome[] = ['booked', 'same money', 'payout', 'gift aid', 'other income']

export function isSetAsideKind(text: string | null): text is SetAsideKind {
	return SET_ASIDE_KINDS.some((kind) => kind === text)
}

/** How the two that every charity gets name themselves. */
const LIKELY: [RegExp, SetAsideKind][] = [
	[/\bSTRIPE\b/i, 'payout'],
	[/\bHMRC\b|\bH\.?M\.? REVENUE\b/i, 'gift aid'],
]

/** What the text of a line without a reference seems to be; undefined for nothing that is known. */
export function likelyKind(text: string): SetAsideKind | undefined {
	return LIKELY.find(([words]) => words.test(text))?.[1]
}
