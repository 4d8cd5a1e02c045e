import { readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { parseS3Url } from '#records/files/s3-settings.ts'
import { freshFolder } from '../../support/site-process.ts'

/** "ok" is the S3 server; the others are what one does on a bad day. */
type Mood = 'ok' | 'full' | 'busy once' | 'silent' | 'down'

const BUCKET = 'rescue'

/** An S3 server (s3rver, which verifies signatures) with one bucket, on a free port. */
export async function startS3Server() {
	const directory = freshFolder('s3')
	const s3 = new S3rver({
		directory,
		silent: true,
		vhostBuckets: false,
		configureBuckets: [{ name: BUCKET, configs: [] }],
	})
	await s3.configureBuckets()
	const answer = s3.callback()
	let mood: Mood = 'ok'
	const server = createServer((request, response) => {
		const fail = (status: number, code: string) => {
			request.resume()
			response.writeHead(status, { 'Content-Type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`)
		}
		if (mood === 'silent') return
		if (mood === 'down') return request.socket.destroy()
		if (mood === 'full') return fail(507, 'XMinioStorageFull')
		if (mood === 'busy once') {
			mood = 'ok'
			return fail(503, 'SlowDown')
		}
		answer(request, response)
	})
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	const { port } = server.address() as AddressInfo
	const urlWith = (secret: string, folder = '/files') => `http://S3RVER:${secret}@127.0.0.1:${port}/${BUCKET}${folder}`

	return {
		url: urlWith('S3RVER'),
		settings: ({ secret = 'S3RVER', folder = '/files', bucket = BUCKET } = {}) => {
			const settings = parseS3Url(urlWith(secret, folder).replace(`/${BUCKET}`, `/${bucket}`))
			if (!settings) throw new Error('invalid S3 URL')
			return settings
		},
		setMood: (next: Mood) => {
			mood = next
		},
		/** Names of all objects, without the bucket. */
		objects: () =>
			readdirSync(join(directory, BUCKET), { recursive: true, encoding: 'utf8' })
				.filter((name) => name.endsWith('._S3rver_object'))
				.map((name) => name.slice(0, -'._S3rver_object'.length)),
		stop: () => {
			server.closeAllConnections()
			return new Promise((resolve) => server.close(resolve))
		},
	}
}
