declare module '@20minutes/s3rver' {
	import type { RequestListener } from 'node:http'
	/** Verifies Signature Version 4; its only key is S3RVER with the secret S3RVER. */
	// biome-ignore lint/style/noDefaultExport: what the package has
	export default class S3rver {
		constructor(options: {
			directory: string
			silent: boolean
			vhostBuckets: boolean
			configureBuckets: { name: string; configs: string[] }[]
		})
		configureBuckets(): Promise<unknown>
		callback(): RequestListener
	}
}
