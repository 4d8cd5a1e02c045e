import { isDeepStrictEqual } from 'node:util'
import type { OptionsAnswer } from '#content/wordpress/http/backend.ts'
import { type PastOptionLoss, recent } from '../removals/shrink-rule.ts'
import type { WithheldRemovals } from '../removals/withheld.ts'
import type { ReplicaData } from '../replica-data.ts'
import { fromParts, lossesOf, type OptionLoss, type OptionParts, partsOf, partsToKeep, sum } from './option-parts.ts'

interface OptionsContext {
	withheld: WithheldRemovals
	now: number
	isAnnounced?: boolean | undefined
}

/** Applies the options, except parts that would lose too much at once (docs/decisions/0023). */
export function applyOptions(
	data: ReplicaData,
	answer: OptionsAnswer,
	{ withheld, now, isAnnounced = false }: OptionsContext,
): ReplicaData {
	if (data.options === null) return withOptions(data, answer)
	const held = partsOf(answerOf(data.options, data))
	const offered = partsOf(answer)
	const past = recent(data.optionLosses, now)
	const losses = lossesOf(held, offered, past)
	const parts = partsToKeep(losses, isAnnounced)
	if (parts.length === 0) {
		withheld.settle('options')
		const after = isAnnounced ? past : pastWith(past, losses, now)
		return withLosses(withOptions(data, answer), afterGrowth(after, offered, held))
	}
	const { before, lost } = sum(losses)
	const isConfirmed = withheld.request('options', {
		held: before,
		offered: before - lost,
		parts,
		claim: JSON.stringify(parts.map((name) => offered[name])),
		apply: (current) => withLosses(withOptions(current, answer), []),
	})
	if (isConfirmed) return withLosses(withOptions(data, answer), [])
	return withOptions(data, fromParts(withKept(held, offered, parts)))
}

function withKept(held: OptionParts, offered: OptionParts, parts: (keyof OptionParts)[]): OptionParts {
	return { ...offered, ...Object.fromEntries(parts.map((name) => [name, held[name]])) }
}

function pastWith(past: readonly PastOptionLoss[], losses: OptionLoss[], now: number): readonly PastOptionLoss[] {
	const added = losses.filter(({ lost }) => lost > 0).map(({ part, lost }) => ({ part, lost, at: now }))
	return [...past, ...added]
}

/** Forgets losses of parts that were filled in again. */
function afterGrowth(past: readonly PastOptionLoss[], offered: OptionParts, held: OptionParts) {
	const grown = new Set<string>(
		lossesOf(offered, held, [])
			.filter(({ lost }) => lost > 0)
			.map(({ part }) => part),
	)
	return past.filter(({ part }) => !grown.has(part))
}

function withLosses(data: ReplicaData, optionLosses: readonly PastOptionLoss[]): ReplicaData {
	return isDeepStrictEqual(optionLosses, data.optionLosses) ? data : { ...data, optionLosses }
}

function withOptions(data: ReplicaData, answer: OptionsAnswer): ReplicaData {
	return isDeepStrictEqual(data.options && answerOf(data.options, data), answer) ? data : { ...data, ...answer }
}

function answerOf(options: OptionsAnswer['options'], data: Omit<OptionsAnswer, 'options'>): OptionsAnswer {
	const { optionPictures, notificationEmail, emailTexts } = data
	return { options, optionPictures, notificationEmail, emailTexts }
}
