import type { ParseArgsOptionsConfig } from 'node:util'
import type { DescribedAnswer } from '#domain/applications/describe-answers.ts'
import type { Submission } from '#domain/applications/submission-record.ts'
import type { Store } from '#records/store/open-store.ts'

/** What a command works with. */
export interface Desk {
	store: Store
	/** The site's `DATA_DIR`. */
	dataDir: string
	/** Milliseconds since 1970. */
	now: number
	/** The public address of the site, without a slash at the end. */
	siteUrl: string
	/** The charity's time zone. */
	timezone: string
	/** The answers of a submission, labelled as in its form. */
	describe(submission: Submission): Promise<DescribedAnswer[]>
	close(): Promise<void>
}

/** The result of a command. */
export interface Output {
	/** For people; at most 80 columns wide. */
	text: string
	/** The same for programs (`--json`). */
	json: unknown
	/** Written to standard error, so that it is not part of a file. */
	note?: string
	/** Written unchanged instead of `text` (a CSV file). */
	file?: string
}

/** The parsed arguments of one call. */
export interface Call {
	positionals: string[]
	values: Record<string, string | boolean | undefined>
}

export interface Command {
	name: string
	/** Earlier names, accepted for one more version and not listed. */
	aliases?: string[]
	/** After the name: "REFERENCE STATUS". */
	usage: string
	/** One line for the list of commands. */
	summary: string
	/** More detail, in whole sentences. */
	help: string
	options: ParseArgsOptionsConfig & Record<string, { description: string }>
	run(desk: Desk, call: Call): Promise<Output>
}

/** The command failed; the message is a sentence for staff. Exit code 1. */
export class DeskError extends Error {}

/** Unknown command, invalid option or argument. Exit code 2. */
export class UsageError extends Error {}
