import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Content } from '#content/model/content.ts'
import { buildContent } from '#content/replica/apply/build-content.ts'
import { emptyReplicaData } from '#content/replica/replica-data.ts'
import { createSnapshotStore } from '#content/replica/snapshot/snapshot.ts'
import { describeAnswers } from '#domain/applications/submissions/describe-answers.ts'
import { openStore, type Store } from '#records/store/open-store.ts'
import { SQLITE_FILE } from '#records/store/sqlite/open-sqlite.ts'
import { type Config, contentSource } from '../config.ts'
import { type Desk, DeskError } from './command.ts'

/** The site logs snapshot errors; the terminal shows only the command's output. */
const SILENT = { info() {}, warn() {}, error() {} }

type DeskConfig = Pick<Config, 'apiBase' | 'contentDir' | 'dataDir' | 'databaseUrl' | 'formSecret' | 'siteUrl'>

/**
 * Opens the store, also while the site runs. Content comes from the snapshot.
 *
 * @throws `DeskError` when there is no store
 */
export async function openDesk(config: DeskConfig): Promise<Desk> {
	const store = await openExistingStore(config)
	const content = await snapshotContent(config)
	return {
		store,
		dataDir: config.dataDir,
		now: Date.now(),
		siteUrl: config.siteUrl ?? 'http://localhost',
		timezone: content.options?.site.timezone ?? 'Europe/London',
		content,
		describe: async (submission) => describeAnswers(submission, content, Date.now()),
		close: store.close,
	}
}

async function openExistingStore({ dataDir, databaseUrl, formSecret }: DeskConfig): Promise<Store> {
	// Opening would create an empty store.
	if (!databaseUrl && !existsSync(join(dataDir, SQLITE_FILE))) {
		throw new DeskError(`No store found in ${dataDir}. The site creates it when it starts; is DATA_DIR the site’s?`)
	}
	try {
		return await openStore({ dataDir, databaseUrl, formSecret, onLostConnection: () => {} })
	} catch (error) {
		throw new DeskError(`The store cannot be opened (${error instanceof Error ? error.message : String(error)}).`)
	}
}

async function snapshotContent(config: DeskConfig): Promise<Content> {
	const snapshot = await createSnapshotStore(config.dataDir, contentSource(config), SILENT).read()
	return buildContent(snapshot?.data ?? emptyReplicaData())
}
