import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createEmbeddedBackend } from '#content/embedded/embedded-backend.ts'
import type { Content } from '#content/model/content.ts'
import { createReplica } from '#content/replica/replica.ts'
import { createWordPressBackend } from '#content/wordpress/client.ts'

let loaded: Promise<Content> | undefined

/** The sample charity's content, loaded once for all tests of a process: content never changes. */
export function sampleContent(): Promise<Content> {
	loaded ??= loadSample()
	return loaded
}

async function loadSample(): Promise<Content> {
	const report = () => {}
	const contentDir = join(import.meta.dirname, '../../../sample')
	const embedded = createEmbeddedBackend({ contentDir, report, watch: false })
	const dataDir = await mkdtemp(join(tmpdir(), 'sample-'))
	const replica = createReplica({
		backend: createWordPressBackend({
			apiBase: 'http://fairlead.test',
			fetch: (url, init) => embedded.handle(new Request(url, init)),
			report,
			source: 'embedded',
		}),
		dataDir,
		log: { info: report, warn: report, error: report },
	})
	try {
		await replica.start()
		let content = await replica.current()
		// On a busy machine the first load takes longer than a request waits.
		while (content.isPartial) content = await replica.current()
		return content
	} finally {
		embedded.stop()
		await replica.stop()
		await rm(dataDir, { recursive: true, force: true })
	}
}
