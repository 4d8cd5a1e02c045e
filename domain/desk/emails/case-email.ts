import type { Dog } from '#content/model/content.ts'
import type { FormContext } from '#domain/applications/form-context.ts'
import { greetingName } from '#domain/applications/person.ts'
import { storedAnswers } from '#domain/applications/submissions/stored-answers.ts'
import type { Submission, SubmissionStatus } from '#domain/applications/submissions/submission-record.ts'
import type { Charity } from '#domain/charity/charity.ts'
import { dogsThatFit } from '../cases/dogs-that-fit.ts'

/** What the templates know of a case: names and words of ours, nothing that was typed into the form. */
export interface EmailCase {
	/** "Sam"; "friend" when what was typed is no plausible name. */
	firstName: string
	reference: string
	/** "your application for Biscuit" */
	subjectMatter: string
	/** The dog's name; "the dog" when the case is about none of ours. */
	dogName: string
	dogUrl: string | undefined
	/** Who writes. */
	author: string
	charity: Charity
	/** `YYYY-MM-DD` */
	today: string
	/** Dogs who fit; empty unless the person asked for other dogs. */
	otherDogs: { name: string; url: string }[]
}

export interface WrittenEmail {
	subject: string
	/** Paragraphs with blank lines between them; lines that begin with "- " are a list. */
	body: string
}

/** What a template asks before it is filled in. */
export interface Fact {
	name: string
	kind: 'date' | 'time' | 'choice' | 'ticks'
	label: string
	hint?: string
	/** The error when it is empty; without one it is optional. */
	missing?: string
	options?: { value: string; label: string }[]
}

/** By name, as chosen; only values that their fact allows (`readFacts`). Until all are given, a template writes `GAP` for what is missing. */
export type Facts = Record<string, string[]>

interface ProposedStatus {
	status: SubmissionStatus
	/** For "waiting": the day on which the case is due again, `YYYY-MM-DD`. */
	backOn?: string | undefined
}

export interface EmailTemplate {
	title: string
	/** When to take it, in a sentence. */
	help: string
	/** The forms it is for; all by default. */
	forms?: string[]
	facts(aCase: EmailCase, places: string[]): Fact[]
	write(aCase: EmailCase, facts: Facts): WrittenEmail
	/** The status that goes with it; undefined leaves it as it is. */
	proposes(facts: Facts, today: string): ProposedStatus | undefined
}

interface Writing {
	submission: Submission
	/** All of the content, for the case's dog may be rehomed. */
	dogs: readonly Dog[]
	formContext: FormContext
	author: string
}

export function emailCaseOf({ submission, dogs, formContext, author }: Writing): EmailCase {
	const { aboutSlug, reference, form } = submission
	const { charity, today } = formContext
	const dog = dogs.find(({ slug }) => slug === aboutSlug)
	const answers = storedAnswers(submission)
	return {
		firstName: greetingName(answers),
		reference,
		subjectMatter: subjectMatter(form, dog?.title),
		dogName: dog?.title ?? 'the dog',
		dogUrl: dog && `${charity.url}/dogs/${dog.slug}`,
		author,
		charity,
		today,
		otherDogs: dogsThatFit(answers, formContext.dogs, aboutSlug).map(({ name, slug }) => ({
			name,
			url: `${charity.url}/dogs/${slug}`,
		})),
	}
}

function subjectMatter(form: string, dog: string | undefined): string {
	const known: Record<string, string> = {
		adoption: dog ? `your application for ${dog}` : 'your application for a dog',
		fostering: 'your offer to foster',
		volunteering: 'your offer to help',
		surrender: 'your dog',
		found: 'the dog you found',
		contact: dog ? `your question about ${dog}` : 'your question',
	}
	return known[form] ?? 'your message'
}

/** "Dear Sam", the paragraphs, and who writes. */
export function asBody({ firstName, author, charity }: EmailCase, ...parts: (string | false | undefined)[]): string {
	return [`Dear ${firstName},`, ...parts.filter(Boolean), `Best wishes,\n${author}\n${charity.name}`].join('\n\n')
}

/** Stands where words are still missing; an email with a line of nothing else is not sent. */
export const GAP = '…'

export function capitalised(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1)
}
