import type { ParseArgsOptionsConfig } from 'node:util'
import type { Content } from '#content/model/content.ts'
import type { DescribedAnswer } from '#domain/applications/submissions/describe-answers.ts'
import type { Submission } from '#domain/applications/submissions/submission-record.ts'
import type { Store } from '#records/store/open-store.ts'

export interface Desk {
	store: Store
	dataDir: string
	/** Milliseconds since 1970. */
	now: number
	/** Without a trailing slash. */
	siteUrl: string
	/** The charity's time zone. */
	timezone: string
	content: Content
	describe(submission: Submission): Promise<DescribedAnswer[]>
	close(): Promise<void>
}

export interface Output {
	/** For people; at most 80 columns wide. */
	text: string
	/** For programs (`--json`). */
	json: unknown
	/** Written to standard error. */
	note?: string
	/** Written unchanged instead of `text`. */
	file?: string
}

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
	help: string
	options: ParseArgsOptionsConfig & Record<string, { description: string }>
	run(desk: Desk, call: Call): Promise<Output>
}

/** The command failed; the message is a sentence for staff. Exit code 1. */
export class DeskError extends Error {}

/** Unknown command, invalid option or argument. Exit code 2. */
export class UsageError extends Error {}
