import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Content } from '#content/model/content.ts'
import { buildContent } from '#content/replica/build-content.ts'
import { emptyReplicaData } from '#content/replica/replica-data.ts'
import { createSnapshotStore } from '#content/replica/snapshot.ts'
import { describeAnswers } from '#domain/applications/describe-answers.ts'
import { SQLITE_FILE } from '#records/store/open-sqlite.ts'
import { openStore, type Store } from '#records/store/open-store.ts'
import type { Config } from '../config.ts'
import { contentSource } from '../content/content-source.ts'
import { type Desk, DeskError } from './command.ts'

/** The site has logged what is wrong with a snapshot; at the terminal it would be in the way. */
const SILENT = { info() {}, warn() {}, error() {} }

/** What the desk needs to know of the settings. */
type DeskConfig = Pick<Config, 'apiBase' | 'contentDir' | 'dataDir' | 'databaseUrl' | 'siteUrl'>

/**
 * Opens what the site keeps, beside a site that runs. The content comes from its saved copy, the words of the forms from the domain.
 *
 * @throws `DeskError` when there is nothing to open
 */
export async function openDesk(config: DeskConfig): Promise<Desk> {
	const store = await openKept(config)
	const content = await savedContent(config)
	return {
		store,
		dataDir: config.dataDir,
		now: Date.now(),
		siteUrl: config.siteUrl ?? 'http://localhost',
		timezone: content.options?.site.timezone ?? 'Europe/London',
		describe: async (submission) => describeAnswers(submission, content, Date.now()),
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
	return buildContent(saved?.data ?? emptyReplicaData())
}
