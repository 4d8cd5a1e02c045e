import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'
import type { Content } from '#content/model/content.ts'
import { buildContent } from '#content/replica/apply/build-content.ts'
import { emptyReplicaData } from '#content/replica/replica-data.ts'
import { charityFrom } from '#domain/charity/charity.ts'
import { readConfig } from '#server/config.ts'
import { createLog } from '#server/logging/log.ts'
import { createPages } from '#server/pages/pages.ts'
import { openRecords } from '#server/records.ts'
import { manyDogs } from '#tests/builders/content/many-dogs.ts'
import { someOptions } from '#tests/builders/content/options.ts'
import { formSecret } from '#tests/builders/form-secret.ts'

const SITE_URL = 'http://localhost:3000'
const TODAY = new Date('2026-11-21')

/** Content with that many dogs and nothing else. */
export function herdOf(count: number): Content {
	const data = { ...emptyReplicaData(), options: someOptions() }
	const dogs = manyDogs(count).map((item) => ({ item, pictures: [sourceOf(item.id)] }))
	return buildContent({ ...data, items: { ...data.items, dogs } })
}

function sourceOf(id: number) {
	const files = [400, 800, 1200].map((width) => ({
		url: `https://charity.example/wp-content/uploads/2026/11/dog-${id}-${width}.jpg`,
		width,
		height: (width * 3) / 4,
	}))
	return { id: String(1000 + id), version: 'v1', files }
}

/** Requests pages of the built site without a network; returns the status after the whole body. */
export async function createList(content: Content): Promise<(path: string) => Promise<number>> {
	const file = join(import.meta.dirname, '../../../build/server/index.js')
	// The router's build, whose exports are a ServerBuild.
	const build = (await import(pathToFileURL(file).href)) as ServerBuild
	const icons = async () => ({})
	const log = createLog('warn')
	const dataDir = mkdtempSync(join(tmpdir(), 'herd-'))
	const records = await openRecords({
		config: readConfig({ DATA_DIR: dataDir }),
		log,
		charity: async () => charityFrom(content, SITE_URL),
	})
	// Polling for deliveries would keep the benchmark's process alive.
	await records.stopDelivering()
	const render = createPages({
		build,
		currentSlug: async () => undefined,
		icons,
		siteUrl: SITE_URL,
		gallery: false,
		records,
		formSecret,
		mediaHosts: [],
		stock: { current: async () => ({ name: '', availability: () => null }) },
		emailLimits: { maxPerClientHour: 3, maxPerSiteHour: 60 },
		unpaidLimits: { maxPerVisitor: 5, maxSharePercent: 25 },
		log,
		dev: false,
	})
	return async (path) => {
		const edition = { content, today: TODAY }
		return (await render(new Request(SITE_URL + path), edition, { clientHash: '' })).status
	}
}
