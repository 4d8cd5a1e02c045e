import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { findFileLink } from '#records/files/file-links.ts'
import type { FileStorage } from '#records/files/file-storage.ts'
import type { Store } from '#records/store/open-store.ts'
import { isSameOrigin } from '../http/form-request-guard.ts'
import { NO_STORE } from '../http/headers.ts'
import { unreadHeaders } from '../http/limits/read-body.ts'
import type { Log } from '../logging/log.ts'
import { discardRest } from './discard-rest.ts'
import { isMultipartForm } from './multipart.ts'
import { MAX_UPLOAD_BYTES, receiveFiles, UploadRefusedError } from './receive-files.ts'

export const UPLOAD_PATH = '/apply/files'
/** Nothing for this long ends an upload. */
const MAX_PAUSE_MS = 30_000
/** Their files wait on the disk, at most 150 MB each. One from each link: a slow line holds no other person up. */
const MAX_RECEIVING = 8

interface UploadOptions {
	store: Store
	storage: FileStorage
	dataDir: string
	siteUrl: string
	log: Log
	maxPauseMs?: number
}

/** Receives files by a link. Everything that is no such form of ours is refused before its body is read. */
export function createUploadEndpoint({
	store,
	storage,
	dataDir,
	siteUrl,
	log,
	maxPauseMs = MAX_PAUSE_MS,
}: UploadOptions) {
	/** The links in use, so that one fills no process. */
	const busy = new Set<string>()

	return async function receive(c: Context): Promise<Response> {
		const key = c.req.query('key') ?? ''
		if (!isSameOrigin(c.req.raw.headers, siteUrl)) return refuse(c, 403, 'This form was sent from another site.')
		const contentType = c.req.header('Content-Type') ?? ''
		if (!isMultipartForm(contentType)) return refuse(c, 415, 'This is not how our forms are sent.')
		const link = await findFileLink(store, key, Date.now())
		if (!link) return refuse(c, 404, 'This link has ended. Please ask us for a new one.')
		if (Number(c.req.header('Content-Length') ?? 0) > MAX_UPLOAD_BYTES) {
			return refuse(
				c,
				413,
				'That is too much at once. Each file may have 15 MB, and there may be ten. Please go back and send fewer.',
			)
		}
		if (busy.has(key) || busy.size >= MAX_RECEIVING) {
			return refuse(c, 503, 'Others are sending files just now. Please go back, wait a minute and send yours again.')
		}
		busy.add(key)
		const { incoming } = c.env as HttpBindings
		try {
			const added = await receiveFiles(incoming, {
				store,
				storage,
				dataDir,
				link,
				contentType,
				maxPauseMs,
				now: Date.now(),
			})
			return backTo(key, `sent=${added}`)
		} catch (error) {
			if (!(error instanceof UploadRefusedError)) throw error
			if (error.problem === 'not stored') log.error({ err: error.cause }, 'upload not stored')
			else log.info({ reason: error.problem }, 'upload refused')
			// A browser that is still sending would show a broken connection in place of the answer.
			const isRead = error.problem !== 'too slow' && (await discardRest(incoming))
			return backTo(key, `problem=${encodeURIComponent(error.problem)}`, isRead ? {} : unreadHeaders(c))
		} finally {
			busy.delete(key)
		}
	}
}

function backTo(key: string, what: string, headers: Record<string, string> = {}): Response {
	const Location = `${UPLOAD_PATH}?key=${encodeURIComponent(key)}&${what}`
	return new Response(null, { status: 303, headers: { Location, 'Cache-Control': NO_STORE, ...headers } })
}

function refuse(c: Context, status: 403 | 404 | 413 | 415 | 503, text: string): Response {
	return c.text(text, status, { 'Cache-Control': NO_STORE, ...unreadHeaders(c) })
}
