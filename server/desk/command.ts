import type { ParseArgsOptionsConfig } from 'node:util'
import type { DescribedAnswer } from '#domain/applications/describe-answers.ts'
import type { Submission } from '#domain/applications/submission-record.ts'
import type { Store } from '#records/store/open-store.ts'

/** What a command works with. */
export interface Desk {
	store: Store
	/** Where the site keeps its own files. */
	dataDir: string
	/** Milliseconds since 1970. */
	now: number
	/** The public address of the site, without a slash at the end. */
	siteUrl: string
	/** The charity's own. */
	timezone: string
	/** The answers of a submission in the words of its form; in the names of its fields while the site was never built. */
	describe(submission: Submission): Promise<DescribedAnswer[]>
	close(): Promise<void>
}

/** What a command says. */
export interface Said {
	/** For people; at most 80 columns wide. */
	text: string
	/** The same for programs (`--json`). */
	json: unknown
	/** For whoever sits there, beside what may go into a file. */
	note?: string
	/** Something that stands apart from `text` and is written as it is (a file). */
	file?: string
}

/** The words and options of one call, read already. */
export interface Call {
	positionals: string[]
	values: Record<string, string | boolean | undefined>
}

export interface Command {
	name: string
	/** After the name: "REFERENCE STATUS". */
	usage: string
	/** One line for the list of commands. */
	summary: string
	/** What else is good to know, in whole sentences. */
	help: string
	options: ParseArgsOptionsConfig & Record<string, { description: string }>
	run(desk: Desk, call: Call): Promise<Said>
}

/** What was asked for cannot be done; the message is a sentence for whoever asked. */
export class DeskError extends Error {}

/** The words of a command were not understood. */
export class UsageError extends Error {}
