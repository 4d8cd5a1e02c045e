import type { Dog } from '#content/model/content.ts'
import { needOfFlag, topicOfFlag } from '../../applications/submissions/staff-flags.ts'
import { storedAnswers } from '../../applications/submissions/stored-answers.ts'
import type { Submission } from '../../applications/submissions/submission-record.ts'
import { type FitLine, fitInWords } from './fit-in-words.ts'

/** What to check before a reply to a case. */
interface CaseChecks {
	/** Noted when the form was sent, without what the comparison says today. */
	flags: string[]
	/** The comparison with the dog's needs. */
	fit: FitLine[]
	/** Those of them the answers do not meet, or not surely. */
	misfits: FitLine[]
	/** Each thing to check, in a word or two: the flags, then the needs that do not fit. */
	topics: string[]
}

/** Never what is about health or offences: each look at it is recorded. Every list and page of cases takes what is to check from here. */
export function caseChecks(submission: Pick<Submission, 'flags' | 'answers'>, dog: Dog | undefined): CaseChecks {
	const fit = dog ? fitInWords(storedAnswers(submission), dog) : []
	const misfits = fit.filter(({ verdict }) => isMisfit(verdict))
	const needs = [...new Set(misfits.map(({ about }) => about))]
	const flags = submission.flags
		.filter(({ isSensitive }) => !isSensitive)
		.map(({ text }) => text)
		.filter((text) => !needs.includes(needOfFlag(text) ?? ''))
	return { flags, fit, misfits, topics: [...flags.map(topicOfFlag), ...needs] }
}

/** Does not fit as things are, or is to be talked about. */
export function isMisfit(verdict: FitLine['verdict']): boolean {
	return verdict === 'gap' || verdict === 'talk'
}
