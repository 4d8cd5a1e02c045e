import { AwsV4Signer } from 'aws4fetch'
import { FileStorageError } from './file-storage.ts'
import type { S3Settings } from './s3-settings.ts'

/** SHA-256 of nothing. */
const EMPTY_HASH = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
const MAX_ATTEMPTS = 3
const RETRY_AFTER_MS = 300

interface S3Request {
	method: 'GET' | 'PUT' | 'DELETE'
	/** Below the bucket or folder. */
	url: string
	body?: Blob
	/** SHA-256 of the body in hex, which the storage compares with what arrives. */
	hash?: string
	/** Until the headers of the answer. */
	timeoutMs: number
}

/**
 * Signs and sends a request (Signature Version 4). Retries connection errors, 429 and 5xx.
 *
 * @returns the answer, of which 404 is one
 * @throws `FileStorageError` for all other errors
 */
export async function sendToS3(settings: S3Settings, request: S3Request): Promise<Response> {
	for (let attempt = 1; ; attempt += 1) {
		const { response, error, mayRetry } = await trySending(settings, request)
		if (response) return response
		if (!mayRetry || attempt === MAX_ATTEMPTS) throw error
		await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS * attempt))
	}
}

type Attempt =
	| { response: Response; error?: never; mayRetry?: never }
	| { response?: never; error: FileStorageError; mayRetry: boolean }

async function trySending(settings: S3Settings, request: S3Request): Promise<Attempt> {
	const { method, url, body, hash = EMPTY_HASH, timeoutMs } = request
	const { accessKeyId, secretAccessKey, region } = settings
	const headers = { 'X-Amz-Content-Sha256': hash }
	const signer = new AwsV4Signer({ method, url, headers, accessKeyId, secretAccessKey, region, service: 's3' })
	const signed = await signer.sign()
	const controller = new AbortController()
	const timer = setTimeout(() => controller.abort(), timeoutMs)
	try {
		// Not followed: a redirect would carry the signature, and a file, to another host.
		const response = await fetch(signed.url, {
			method,
			headers: signed.headers,
			redirect: 'manual',
			signal: controller.signal,
			...(body ? { body } : {}),
		})
		if (response.ok || response.status === 404) return { response }
		const mayRetry = response.status >= 500 || response.status === 429
		return { error: await errorOf(response, method), mayRetry }
	} catch (error) {
		// Retrying after the whole time would keep the person waiting.
		if (controller.signal.aborted) {
			return {
				error: new FileStorageError(`${method} failed: no answer within ${timeoutMs / 1000} s`),
				mayRetry: false,
			}
		}
		const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
		const why = cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause)
		return { error: new FileStorageError(`${method} failed: ${why}`), mayRetry: true }
	} finally {
		clearTimeout(timer)
	}
}

async function errorOf(response: Response, method: string): Promise<FileStorageError> {
	const text = await response.text().catch(() => '')
	const code = /<Code>(\w{1,60})<\/Code>/.exec(text)?.[1] ?? ''
	return new FileStorageError([`${method} was answered with ${response.status}`, code].filter(Boolean).join(' '))
}
