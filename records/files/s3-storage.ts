import { createHash } from 'node:crypto'
import { createReadStream, openAsBlob } from 'node:fs'
import { checkedFileId, type FileStorage, FileStorageError, isFileId, type StoredFile } from './file-storage.ts'
import { sendToS3 } from './s3-request.ts'
import type { S3Settings } from './s3-settings.ts'

const MAX_ANSWER_MS = 10_000
/** 15 MB at 4 Mbit/s. */
const MAX_PUT_MS = 30_000
const PROBE = 'settings-check'

interface S3Options {
	maxAnswerMs?: number
	maxPutMs?: number
}

/** Files in a bucket of a storage that speaks the S3 protocol. Others of the bucket, or of its other folders, are never touched. */
export function createS3Storage(
	settings: S3Settings,
	{ maxAnswerMs = MAX_ANSWER_MS, maxPutMs = MAX_PUT_MS }: S3Options = {},
): FileStorage {
	const urlOf = (name: string) => `${settings.url}/${name}`
	const ask = (method: 'GET' | 'DELETE', url: string) => sendToS3(settings, { method, url, timeoutMs: maxAnswerMs })

	async function putBody(name: string, body: Blob, hash: string) {
		const response = await sendToS3(settings, { method: 'PUT', url: urlOf(name), body, hash, timeoutMs: maxPutMs })
		if (!response.ok) throw new FileStorageError('PUT was answered with 404: the bucket does not exist')
		await response.body?.cancel()
	}

	async function get(name: string) {
		const response = await ask('GET', urlOf(name))
		if (response.ok) return response.body ?? undefined
		await response.body?.cancel()
		return undefined
	}

	async function remove(name: string) {
		const response = await ask('DELETE', urlOf(name))
		await response.body?.cancel()
	}

	return {
		put: async (id, path) => putBody(checkedFileId(id), await openAsBlob(path), await hashOf(path)),
		read: async (id) => get(checkedFileId(id)),
		list: () => listFiles(settings.url, (url) => ask('GET', url)),
		delete: async (name) => remove(checkedFileId(name)),
		async verify() {
			const text = 'The settings check of the desk writes, reads and deletes this.'
			await putBody(PROBE, new Blob([text]), createHash('sha256').update(text).digest('hex'))
			const found = await new Response(await get(PROBE)).text()
			await remove(PROBE)
			if (found !== text) throw new FileStorageError('GET did not return what was stored')
			for await (const _ of listFiles(settings.url, (url) => ask('GET', url))) break
		},
	}
}

async function hashOf(path: string): Promise<string> {
	const hash = createHash('sha256')
	for await (const chunk of createReadStream(path)) hash.update(chunk)
	return hash.digest('hex')
}

/** https://docs.aws.amazon.com/AmazonS3/latest/API/API_ListObjectsV2.html */
async function* listFiles(url: string, get: (url: string) => Promise<Response>): AsyncGenerator<StoredFile> {
	const { origin, pathname } = new URL(url)
	const [bucket = '', ...folders] = decodeURIComponent(pathname).slice(1).split('/')
	const prefix = folders.map((folder) => `${folder}/`).join('')
	let token = ''
	do {
		const page = { 'list-type': '2', prefix }
		const query = new URLSearchParams({ ...page, ...(token && { 'continuation-token': token }) })
		const response = await get(`${origin}/${encodeURIComponent(bucket)}?${String(query).replaceAll('+', '%20')}`)
		const text = await response.text()
		if (!response.ok) throw new FileStorageError('GET was answered with 404: the bucket does not exist')
		for (const [, entry = ''] of text.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
			const key = unescaped(textIn(entry, 'Key'))
			const name = key.slice(prefix.length)
			const storedAt = Date.parse(textIn(entry, 'LastModified'))
			if (key.startsWith(prefix) && isFileId(name) && Number.isFinite(storedAt)) yield { name, storedAt }
		}
		token = textIn(text, 'IsTruncated') === 'true' ? unescaped(textIn(text, 'NextContinuationToken')) : ''
	} while (token !== '')
}

function textIn(xml: string, tag: string): string {
	return new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1] ?? ''
}

const ENTITIES: Record<string, string> = {
	'&lt;': '<',
	'&gt;': '>',
	'&quot;': '"',
	'&apos;': "'",
	'&#39;': "'",
	'&amp;': '&',
}

function unescaped(text: string): string {
	return text.replace(/&(?:lt|gt|quot|apos|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity)
}
