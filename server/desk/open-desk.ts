import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Content } from '#content/content.ts'
import { buildContent } from '#content/replica/build-content.ts'
import { emptyLists } from '#content/replica/lists.ts'
import { createSnapshotStore } from '#content/replica/snapshot.ts'
import type { Submission } from '#records/desk/submissions.ts'
import { SQLITE_FILE } from '#records/store/open-sqlite.ts'
import { openStore, type Store } from '#records/store/open-store.ts'
import { appEntry } from '../app-entry.ts'
import type { Config } from '../config.ts'
import { contentSource } from '../content-source.ts'
import { type Desk, DeskError } from './command.ts'

/** The site has logged what is wrong with a snapshot; at the terminal it would be in the way. */
const SILENT = { info() {}, warn() {}, error() {} }

/** What the desk needs to know of the settings. */
type DeskConfig = Pick<Config, 'apiBase' | 'contentDir' | 'dataDir' | 'databaseUrl' | 'siteUrl'>

/**
 * Opens what the site keeps, beside a site that runs. The content comes from its saved copy, the words of the forms from its build.
 *
 * @throws `DeskError` when there is nothing to open
 */
export async function openDesk(config: DeskConfig, buildDir: string): Promise<Desk> {
	const store = await openKept(config)
	const content = await savedContent(config)
	return {
		store,
		dataDir: config.dataDir,
		now: Date.now(),
		siteUrl: config.siteUrl ?? 'http://localhost',
		timezone: content.options?.site.timezone ?? 'Europe/London',
		describe: (submission) => describe(submission, content, buildDir),
		close: store.close,
	}
}

async function openKept({ dataDir, databaseUrl }: DeskConfig): Promise<Store> {
	// A new, empty store would say that nothing was ever sent.
	if (!databaseUrl && !existsSync(join(dataDir, SQLITE_FILE))) {
		throw new DeskError(
			`There is nothing in ${dataDir} yet. The site makes the store when it starts; is DATA_DIR the one it has?`,
		)
	}
	try {
		return await openStore({ dataDir, databaseUrl, onLostConnection: () => {} })
	} catch (error) {
		throw new DeskError(`The store cannot be opened (${error instanceof Error ? error.message : String(error)}).`)
	}
}

async function savedContent(config: DeskConfig): Promise<Content> {
	const saved = await createSnapshotStore(config.dataDir, contentSource(config), SILENT).read()
	return buildContent(saved?.lists ?? emptyLists())
}

async function describe(submission: Submission, content: Content, buildDir: string) {
	const file = join(buildDir, 'server', 'index.js')
	if (!existsSync(file)) return undescribed(submission)
	const { describeAnswers } = await appEntry(await import(pathToFileURL(file).href))
	return describeAnswers(submission, content, Date.now())
}

/** Which of them are about health only the forms know, and those are in the build. */
function undescribed({ answers }: Submission) {
	return Object.entries(answers).map(([field, value]) => ({
		field,
		section: 'Answers',
		label: field,
		value: [value].flat().join(', '),
		isSensitive: true,
	}))
}
