import { Readable, Writable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { expect, test } from 'vitest'
import { isMultipartForm, type MultipartError, readFiles } from './multipart.ts'

const BOUNDARY = 'XX'
const NEVER = () => new Promise<never>(() => {})
const LIMITS = { maxFiles: 3, maxFileBytes: 1000, maxBytes: 10_000 }

const file = (disposition: string, content: string | Buffer) =>
	Buffer.concat([
		Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\nContent-Type: image/jpeg\r\n\r\n`),
		Buffer.from(content),
		Buffer.from('\r\n'),
	])
const body = (...parts: Buffer[]) => Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)])

/** Slower than the body arrives. */
const slowDisk = (keep: (bytes: Buffer) => void) =>
	new Writable({
		write(bytes, _encoding, done) {
			keep(bytes)
			setImmediate(done)
		},
	})

/** The files of a body that arrives in these chunks, or why they were not taken. */
async function received(chunks: Iterable<Buffer>, limits: Partial<typeof LIMITS> = {}) {
	const files: [string, string][] = []
	const reading = readFiles(Readable.from(chunks), {
		contentType: `multipart/form-data; boundary=${BOUNDARY}`,
		field: 'files',
		...LIMITS,
		...limits,
		async receive(filename, content) {
			const file: [string, string] = [filename, '']
			files.push(file)
			await pipeline(
				content,
				slowDisk((bytes) => (file[1] += bytes.toString('latin1'))),
			)
		},
		stopped: NEVER,
	})
	return reading.then(
		() => files,
		(error: unknown) => (error as MultipartError).reason,
	)
}

test('files arrive whole wherever a chunk ends, with line ends and near delimiters in them', async () => {
	const content = '\r\n--X\r\n-\r\n\r\n--Xx\r\r\n\n--'
	const whole = body(file('name="files"; filename="a.jpg"', content), file('name="files"; filename="b.jpg"', 'b'))
	const files = [
		['a.jpg', content],
		['b.jpg', 'b'],
	]
	expect(await received(Array.from(whole, (byte) => Buffer.from([byte])))).toEqual(files)
	for (let at = 1; at < whole.length; at += 3) {
		expect([at, await received([whole.subarray(0, at), whole.subarray(at)])]).toEqual([at, files])
	}
})

test('a file keeps the name it was sent with', async () => {
	for (const name of [
		'Garten ☀.jpg',
		'..\\evil.exe',
		'../../etc/passwd',
		"it's; a=b.jpg",
		'%22x%22.png',
		'..',
		'a\\b.jpg',
	]) {
		const sent = new FormData()
		sent.append('files', new File(['x'], name))
		const request = new Request('http://site.example/', { method: 'POST', body: sent })
		const names: string[] = []
		await readFiles(Readable.from([Buffer.from(await request.clone().arrayBuffer())]), {
			contentType: request.headers.get('Content-Type') ?? '',
			field: 'files',
			...LIMITS,
			async receive(filename, content) {
				names.push(filename)
				await buffer(content)
			},
			stopped: NEVER,
		})
		expect(names).toEqual([name])
	}
})

test('other fields and empty file fields are dropped', async () => {
	const parts = [
		file('name="note"', 'x'.repeat(2000)),
		file('name="files"; filename=""', ''),
		file('name="other"; filename="o.jpg"', 'o'),
		file('name="files"; filename="a.jpg"', ''),
	]
	expect(await received([body(...parts)])).toEqual([['a.jpg', '']])
	expect(await received([body()])).toEqual([])
})

test('a file of exactly the longest size is taken, a byte more is not, nor a file too many, nor a body too long', async () => {
	const a = (bytes: number) => file('name="files"; filename="a.jpg"', 'x'.repeat(bytes))
	expect(await received([body(a(1000))])).toHaveLength(1)
	expect(await received([body(a(1001))])).toBe('too large')
	expect(await received([body(a(1), a(1), a(1))])).toHaveLength(3)
	expect(await received([body(a(1), a(1), a(1), a(1))])).toBe('too many')
	expect(await received([body(a(900), a(900))], { maxBytes: 1900 })).toBe('too large')
	// Without an end: it would be read for ever.
	expect(await received([body(), ...Array.from({ length: 20 }, () => Buffer.alloc(1000))])).toBe('too large')
})

test('a body that is none, is cut off or has a thousand parts is broken', async () => {
	const whole = body(file('name="files"; filename="a.jpg"', 'abc'))
	for (const cut of [0, 10, 40, whole.length - 12, whole.length - 5]) {
		expect([cut, await received([whole.subarray(0, cut)])]).toEqual([cut, 'broken'])
	}
	expect(await received([Buffer.from('{"files":[]}')])).toBe('broken')
	const many = Array.from({ length: 1000 }, () => file('name="x"', ''))
	expect(await received([body(...many)], { maxBytes: 1_000_000 })).toBe('broken')
})

test('the sender waits while a file is not read', async () => {
	const chunk = Buffer.alloc(64 * 1024, 'x')
	let sent = 0
	async function* endless() {
		yield file('name="files"; filename="a.jpg"', '').subarray(0, -2)
		for (; sent < 1000; sent++) yield chunk
	}
	const opened = Promise.withResolvers<Readable>()
	const reading = readFiles(Readable.from(endless()), {
		contentType: `multipart/form-data; boundary=${BOUNDARY}`,
		field: 'files',
		maxFiles: 1,
		maxFileBytes: 100_000_000,
		maxBytes: 100_000_000,
		async receive(_filename, content) {
			opened.resolve(content)
			await new Promise((_resolve, reject) => content.once('close', () => reject(new Error('disk is full'))))
		},
		stopped: NEVER,
	})
	const content = await opened.promise
	// Everything that would come without waiting has come by then.
	for (let turn = 0; turn < 200; turn++) await new Promise(setImmediate)
	expect(sent).toBeLessThan(10)
	content.destroy()
	await expect(reading).rejects.toThrow('disk is full')
})

test('a pause that is too long ends the reading, and what was being received has ended by then', async () => {
	const silent = new Readable({ read() {} })
	silent.push(file('name="files"; filename="a.jpg"', 'abc'))
	let hasEnded = false
	const reading = readFiles(silent, {
		contentType: `multipart/form-data; boundary=${BOUNDARY}`,
		field: 'files',
		...LIMITS,
		receive: (_filename, content) =>
			buffer(content)
				.then(() => {})
				.finally(() => (hasEnded = true)),
		stopped: () => new Promise((_resolve, reject) => setTimeout(reject, 50, new Error('too slow'))),
	})
	await expect(reading).rejects.toThrow('too slow')
	expect(hasEnded).toBe(true)
	// The rest can be read by others, and the connection stays for the answer.
	silent.push('the rest')
	for (let turn = 0; turn < 5; turn++) await new Promise(setImmediate)
	expect(silent.destroyed).toBe(false)
})

test('only a multipart form with a boundary is one', () => {
	expect(isMultipartForm('multipart/form-data; boundary=----x')).toBe(true)
	expect(isMultipartForm('Multipart/Form-Data; charset=utf-8; boundary="a b"')).toBe(true)
	for (const other of [
		'',
		'multipart/form-data',
		'multipart/form-data; charset=utf-8',
		'multipart/mixed; boundary=x',
		'application/x-www-form-urlencoded; boundary=x',
	]) {
		expect([other, isMultipartForm(other)]).toEqual([other, false])
	}
})
