import { rmSync } from 'node:fs'
import type { FullConfig } from '@playwright/test'
import { HOST, startProxiedSite } from './proxied-site.ts'
import { startTunnel } from './tunnel.ts'

/** Starts the site and nginx for all journeys, and returns a function that stops them. */
export default async function startForJourneys({ metadata }: FullConfig) {
	const { site, folder, ports } = metadata
	rmSync(site.dataDir, { recursive: true, force: true })
	const proxied = await startProxiedSite({
		folder,
		ports,
		settings: {
			DATA_DIR: site.dataDir,
			LOG_LEVEL: 'warn',
			GALLERY: 'on',
			// Tests expect the sample's today.
			NODE_OPTIONS: '--import ./tests/visual/fixed-date.mjs',
		},
	})
	const tunnel = await startTunnel({ host: HOST, httpsPort: ports.https, port: ports.tunnel })
	return async () => {
		tunnel.stop()
		await proxied.stop()
	}
}
