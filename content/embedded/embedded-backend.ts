import { SIGNED_OPTIONS_CALL, verifySignature } from '../wordpress/http/signature.ts'
import type { Report, Withdraw } from '../wordpress/report.ts'
import { assembleLibrary } from './files/assemble-library.ts'
import { changesBetween, type SentEvent } from './files/changes.ts'
import { createFolderReader } from './files/folder-reader.ts'
import type { FileProblem, Library } from './files/library.ts'
import { watchFolder } from './files/watch-folder.ts'
import { answerRequest } from './rest/handle.ts'

/** The type of problems of files. */
const FILES = 'files'

/** A content backend that speaks the contract of the WordPress plugin over a folder of files. */
interface EmbeddedBackend {
	/** Answers `/wp-json/*` and `/wp-content/uploads/*`; addresses in answers carry the origin of the request. */
	handle(request: Request): Promise<Response>
	/** Like `handle`, for external requests: private options are omitted unless the request is signed. */
	serve(request: Request): Promise<Response>
	/** Subscribes to changes, in the form of the plugin's webhook; returns the unsubscribe function. */
	onChange(listener: (events: SentEvent[]) => void): () => void
	stop(): void
}

interface EmbeddedOptions {
	contentDir: string
	/** Called once per problem while it lasts, with the file as the field. */
	report: Report
	/** Called when a problem of a file is gone. */
	withdraw?: Withdraw
	/** `CONTENT_SECRET`; "" for none: then no external request sees private options. */
	secret?: string
	/** Whether to notice changes of the folder while running. */
	watch: boolean
}

/** Starts reading a content folder; requests wait until it has been read. */
export function createEmbeddedBackend({
	contentDir,
	report,
	withdraw = () => {},
	secret = '',
	watch,
}: EmbeddedOptions): EmbeddedBackend {
	const readFolder = createFolderReader(contentDir)
	const listeners = new Set<(events: SentEvent[]) => void>()
	let reported = new Map<string, FileProblem>()
	let stamp = ''
	let library: Library | null = null
	let pendingScan = Promise.resolve()

	async function scan() {
		const readings = await readFolder()
		if (library && readings.stamp === stamp) return
		const before = library
		const { library: after, problems } = assembleLibrary(readings, before, Date.now())
		reportNew(problems)
		stamp = readings.stamp
		library = after
		if (!before) return
		const events = changesBetween(before, after, new Set(readings.items.map(({ file }) => file)))
		if (events.length > 0) for (const listener of listeners) listener(events)
	}

	function reportNew(problems: FileProblem[]) {
		const byText = new Map(problems.map((problem) => [`${problem.file}: ${problem.message}`, problem]))
		for (const [text, { file, message }] of byText) if (!reported.has(text)) reportFile(file, message)
		for (const [text, { file, message }] of reported) {
			if (!byText.has(text)) withdraw((one) => one.type === FILES && one.field === file && one.message === message)
		}
		reported = byText
	}

	function reportFile(file: string, message: string) {
		report({ type: FILES, id: null, field: file, message })
	}

	/** One scan at a time: each compares with the result of the one before. */
	function rescan(): Promise<void> {
		pendingScan = pendingScan.then(scan).catch((error: unknown) => {
			// The next scan reports again what is wrong with the files, whether or not they changed meanwhile.
			stamp = ''
			reportNew([{ file: contentDir, message: `could not be read: ${String(error)}` }])
		})
		return pendingScan
	}

	const firstLook = rescan()
	const stopWatching = watch ? watchFolder(contentDir, rescan, reportFile) : () => {}

	return {
		async handle(request) {
			await firstLook
			return answerRequest(request, library, contentDir)
		},
		async serve(request) {
			await firstLook
			const header = request.headers.get('X-Rescue-Signature')
			const isSigned = verifySignature({ secret, header, rawBody: SIGNED_OPTIONS_CALL, nowSeconds: Date.now() / 1000 })
			if (!isSigned) return answerRequest(request, library && withoutPrivateOptions(library), contentDir)
			const answer = await answerRequest(request, library, contentDir)
			answer.headers.set('Cache-Control', 'private, no-store')
			return answer
		},
		onChange(listener) {
			listeners.add(listener)
			return () => listeners.delete(listener)
		},
		stop() {
			stopWatching()
			listeners.clear()
		},
	}
}

/** Options that no page shows: the staff address and the email texts. */
const PRIVATE_OPTIONS = ['notification_email', 'letters']

/** The library as external requests see it. */
function withoutPrivateOptions(library: Library): Library {
	if (!library.options) return library
	const shown = Object.entries(library.options).filter(([name]) => !PRIVATE_OPTIONS.includes(name))
	return { ...library, options: Object.fromEntries(shown) }
}
