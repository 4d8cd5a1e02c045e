import { join } from 'node:path'
import { eventually, freshFolder, type SiteProcess, startSiteProcess } from '../integration/support/site-process.ts'
import { type Certificate, certificateFor } from './certificate.ts'
import { type Nginx, startNginx } from './nginx.ts'
import { freePort } from './ports.ts'

/** The names in `deploy/nginx-site.conf`. */
export const HOST = 'www.example.org'
export const SECOND_HOST = 'example.org'
export const SITE_URL = `https://${HOST}`
/** In the certificate. */
export const NAMES = [HOST, SECOND_HOST, 'localhost']

export interface ProxiedSite {
	site: SiteProcess
	siteUrl: string
	nginx: Nginx
	certificate: Certificate
	httpPort: number
	httpsPort: number
	dataDir: string
	/** Restarts the site on its port. */
	restartSite(): Promise<void>
	stop(): Promise<void>
}

interface ProxiedSiteOptions {
	/** Additional settings. */
	settings?: Record<string, string>
	folder?: string
	ports?: { site: number; http: number; https: number }
	/** In place of the public name: the port is a part of its address then. Names of this machine may use the Stripe stand-in. */
	host?: string
	/** For all names below; made when missing. */
	certificate?: Certificate
}

/** The production build as deployed: nginx with TLS, an https `SITE_URL`, one trusted proxy. */
export async function startProxiedSite(options: ProxiedSiteOptions = {}): Promise<ProxiedSite> {
	const { settings, folder = freshFolder('proxied') } = options
	const { ports = { site: 0, http: await freePort(), https: await freePort() } } = options
	const { host, certificate = certificateFor(NAMES, join(folder, 'certificate')) } = options
	const siteUrl = host === undefined ? SITE_URL : `https://${host}:${ports.https}`
	const dataDir = join(folder, 'data')
	const start = async (port: number) => {
		const own = { HOST: '127.0.0.1', PORT: String(port), SITE_URL: siteUrl, TRUST_PROXY: '1', DATA_DIR: dataDir }
		const started = await startSiteProcess({ ...own, ...settings })
		await eventually(
			() => started.get('/readyz'),
			({ status }) => status === 200,
			30_000,
		)
		return started
	}
	let site = await start(ports.site)
	const sitePort = Number(new URL(site.url).port)
	const proxy = { sitePort, httpPort: ports.http, httpsPort: ports.https, certificate, host: host ?? HOST }
	const nginx = await startNginx({ folder: join(folder, 'nginx'), ...proxy }).catch(async (error) => {
		await site.stop()
		throw error
	})
	return {
		siteUrl,
		nginx,
		certificate,
		dataDir,
		httpPort: ports.http,
		httpsPort: ports.https,
		get site() {
			return site
		},
		async restartSite() {
			await site.stop()
			site = await start(sitePort)
		},
		async stop() {
			await nginx.stop()
			await site.stop()
		},
	}
}
